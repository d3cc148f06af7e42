import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot';

/** The version of the shop in package.json, such as '1.0.0'. */
export const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

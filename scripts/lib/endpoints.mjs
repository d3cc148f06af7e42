import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);

/**
 * Generates the API endpoints in memory and compares them with the committed files.
 * @returns {Promise<{ code: number, output: string }>} code 0 if they are equal, else code 1 and an error message
 */
export async function checkEndpoints() {
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  const { schemaFile, outputFiles, ...shared } = require('../../store/api/codegen.config.cjs');
  for (const [outputFile, options] of Object.entries(outputFiles)) {
    const generated = await generateEndpoints({
      ...shared,
      ...options,
      schemaFile: inRoot('store/api', schemaFile),
    });
    if (generated === (await readFile(inRoot('store/api', outputFile), 'utf8'))) continue;
    const file = path.join('store/api', outputFile);
    const output = `${file} does not match contract/openapi.yaml: run \`npm run api\` and commit the file.\n`;
    return { code: 1, output };
  }
  return { code: 0, output: '' };
}

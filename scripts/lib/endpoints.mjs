import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);

/**
 * Generates the endpoints anew, in memory, and compares them with the committed file. Gives what to tell, as runNode
 * does: an empty output is good news.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkEndpoints() {
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  const { schemaFile, outputFile, ...recipe } = require('../../store/api/codegen.config.cjs');
  const fresh = await generateEndpoints({ ...recipe, schemaFile: inRoot('store/api', schemaFile) });
  const committed = await readFile(inRoot('store/api', outputFile), 'utf8');
  if (fresh === committed) return { code: 0, output: '' };
  const output =
    'store/api/endpoints.gen.ts is not what contract/openapi.yaml says: run `npm run api` and commit the file.\n';
  return { code: 1, output };
}

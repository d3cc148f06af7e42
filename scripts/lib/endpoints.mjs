import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);

/**
 * Generates the API endpoints in memory and compares them with the committed file.
 * @returns {Promise<{ code: number, output: string }>} code 0 if they are equal, else code 1 and an error message
 */
export async function checkEndpoints() {
  const { generateEndpoints } = require('@rtk-query/codegen-openapi');
  const { schemaFile, outputFile, ...options } = require('../../store/api/codegen.config.cjs');
  const generated = await generateEndpoints({ ...options, schemaFile: inRoot('store/api', schemaFile) });
  const committed = await readFile(inRoot('store/api', outputFile), 'utf8');
  if (generated === committed) return { code: 0, output: '' };
  const output =
    'store/api/endpoints.gen.ts does not match contract/openapi.yaml: run `npm run api` and commit the file.\n';
  return { code: 1, output };
}

/** Configures `npm run api`, which generates store/api/endpoints.gen.ts from contract/openapi.yaml. */
module.exports = {
  schemaFile: '../../contract/openapi.yaml',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  outputFile: './endpoints.gen.ts',
  exportName: 'generatedApi',
  prettierConfigFile: require('node:path').join(__dirname, '../../.prettierrc.json'),
  hooks: false,
  tag: true,
  encodePathParams: true,
  useEnumType: false,
};

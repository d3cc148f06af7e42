/** How `npm run api` turns contract/openapi.yaml into store/api/endpoints.gen.ts. */
module.exports = {
  schemaFile: '../../contract/openapi.yaml',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  outputFile: './endpoints.gen.ts',
  exportName: 'generatedApi',
  hooks: false,
  tag: true,
  encodePathParams: true,
  useEnumType: false,
};

/**
 * Configures `npm run api`, which generates endpoints from contract/openapi.yaml. The endpoints with the tag `Requests`
 * are generated into a separate file, because most pages do not need them.
 */
const isAboutRequests = (_name, { operation }) => operation.tags?.includes('Requests') ?? false;

module.exports = {
  schemaFile: '../../contract/openapi.yaml',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  outputFiles: {
    './endpoints.gen.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (...endpoint) => !isAboutRequests(...endpoint),
    },
    './requestEndpoints.gen.ts': { exportName: 'generatedRequestsApi', filterEndpoints: isAboutRequests },
  },
  prettierConfigFile: require('node:path').join(__dirname, '../../.prettierrc.json'),
  hooks: false,
  tag: true,
  encodePathParams: true,
  useEnumType: false,
};

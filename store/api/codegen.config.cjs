/**
 * Configures `npm run api`, which generates endpoints from contract/openapi.yaml. The endpoints with the tags `Requests`,
 * `Users`, `Passkeys`, `OwnSessions`, `Images` and `ProductCsv` are generated into separate files, because most pages do
 * not need them.
 */
const hasTag =
  (...tags) =>
  (_name, { operation }) =>
    tags.some((tag) => operation.tags?.includes(tag));

module.exports = {
  schemaFile: '../../contract/openapi.yaml',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  outputFiles: {
    './endpoints.gen.ts': { exportName: 'generatedApi', filterEndpoints: hasTag('Session', 'Catalogue') },
    './requestEndpoints.gen.ts': { exportName: 'generatedRequestsApi', filterEndpoints: hasTag('Requests') },
    './imageEndpoints.gen.ts': { exportName: 'generatedImagesApi', filterEndpoints: hasTag('Images') },
    './productCsvEndpoints.gen.ts': { exportName: 'generatedProductCsvApi', filterEndpoints: hasTag('ProductCsv') },
    './userEndpoints.gen.ts': { exportName: 'generatedUsersApi', filterEndpoints: hasTag('Users') },
    './passkeyEndpoints.gen.ts': { exportName: 'generatedPasskeysApi', filterEndpoints: hasTag('Passkeys') },
    './ownSessionEndpoints.gen.ts': { exportName: 'generatedOwnSessionsApi', filterEndpoints: hasTag('OwnSessions') },
  },
  prettierConfigFile: require('node:path').join(__dirname, '../../.prettierrc.json'),
  hooks: false,
  tag: true,
  encodePathParams: true,
  useEnumType: false,
};

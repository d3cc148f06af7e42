/**
 * The import rules of ARCHITECTURE.md. The number at the start of a rule's name is its number in that document.
 * `npm run lint:imports` checks the rules; scripts/importRules.test.ts proves that each of them can fail.
 */
const folders = ['contract', 'store', 'src', 'server', 'e2e', 'tools', 'scripts'];
/** Matches the project's own source files, as opposed to npm packages. */
const ownFiles = `^(?:${folders.join('|')})/`;
/** Tests and test helpers. Most rules exempt them, because they combine modules that must not depend on each other. */
const tests = ['\\.test\\.tsx?$', '/testing/'];
/** The store's public modules: its root index, its hooks, and the index of each feature. */
const storeEntryPoints = ['^store/(?:index|hooks)\\.ts$', '^store/[^/]+/index\\.ts$'];
/** Restricts a rule to value imports: `import type` is allowed. */
const valueImports = { dependencyTypesNot: ['type-only'] };

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('1-contract-imports-nothing', 'contract must not import anything', { path: '^contract/', pathNot: tests }, {}),
    rule(
      '1-contract-importers',
      'only store/api, server and scripts may import contract',
      { path: ownFiles, pathNot: ['^contract/', '^store/api/', '^server/', '^scripts/'] },
      { path: '^contract/' },
    ),

    rule(
      '2-store-independent',
      'store must not import any other top-level folder: makeStore receives external dependencies as arguments',
      { path: '^store/', pathNot: tests },
      { path: ownFiles, pathNot: ['^store/'] },
    ),
    rule(
      '2-store-layer-persistence',
      'store/persistence is the lowest layer of the store: it must not import any other part of it',
      { path: '^store/persistence/', pathNot: tests },
      { path: '^store/', pathNot: ['^store/persistence/'] },
    ),
    rule(
      '2-store-layer-api',
      'inside the store, store/api may import store/persistence only',
      { path: '^store/api/', pathNot: tests },
      { path: '^store/', pathNot: ['^store/(?:api|persistence)/'] },
    ),
    rule(
      '2-store-layer-features',
      'the subfolders of the store must not import its root files, such as listeners.ts and index.ts',
      { path: '^store/[^/]+/', pathNot: tests },
      { path: '^store/[^/]+$' },
    ),
    rule(
      '2-store-layer-listeners',
      'store/listeners.ts may import only types from store/index.ts and store/hooks.ts',
      { path: '^store/listeners\\.ts$' },
      { path: '^store/(?:index|hooks)\\.ts$', ...valueImports },
    ),

    rule(
      '3-generated-endpoints-entry',
      'only the index.ts of store/api, store/productCsv, store/requests and store/users may import values from generated endpoints',
      { pathNot: ['^store/(?:api|productCsv|requests|users)/index\\.ts$'] },
      { path: '\\.gen\\.ts$', ...valueImports },
    ),

    rule(
      '3-lazy-api',
      'modules of the initial bundle may import values from store/api/lazyApi.ts, but not from the API slice itself',
      {
        path: ['^store/[^/]+$', '^store/(?:session|catalogue|admin)/', '^src/(?:index\\.tsx|(?:app|ui|domain)/)'],
        // ssrData.ts is exempt, because only the server-side renderer uses it, to request data before rendering.
        pathNot: ['^src/app/ssrData\\.ts$', ...tests],
      },
      { path: '^store/api/(?:index|emptyApi|endpoints\\.gen)\\.ts$', ...valueImports },
    ),

    rule(
      '4-features-independent',
      'a store feature must not import another feature, except for the events of store/session',
      { path: '^store/([^/]+)/', pathNot: ['^store/(?:api|persistence)/', ...tests] },
      {
        path: '^store/[^/]+/',
        pathNot: ['^store/(?:$1|api|persistence)/', '^store/session/(?:index|events)\\.ts$'],
      },
    ),

    rule(
      '5-domain-independent',
      'src/domain must not import anything except store/api',
      { path: '^src/domain/', pathNot: tests },
      { pathNot: ['^src/domain/', '^store/api/'] },
    ),
    rule(
      '5-domain-types-only',
      'src/domain may import only types from store/api',
      { path: '^src/domain/', pathNot: tests },
      { path: '^store/api/', ...valueImports },
    ),
    rule(
      '5-ui-independent',
      'src/ui must not import any other folder of this project',
      { path: '^src/ui/', pathNot: tests },
      { path: ownFiles, pathNot: ['^src/ui/'] },
    ),

    rule(
      '6-screens-independent',
      'a screen must not import another screen: shared code belongs in src/ui or src/domain',
      { path: '^src/screens/([^/]+)/', pathNot: tests },
      { path: '^src/screens/', pathNot: ['^src/screens/$1/'] },
    ),
    rule(
      '6-screen-imports',
      "a screen may import src/ui, src/domain, src/paths.ts and the store's entry points",
      { path: '^src/screens/', pathNot: tests },
      { path: ownFiles, pathNot: ['^src/(?:screens|ui|domain)/', '^src/paths\\.ts$', ...storeEntryPoints] },
    ),

    rule(
      '7-app-importers',
      'only the two bundle entries, src/index.tsx and src/render.tsx, and the tools may import src/app',
      { pathNot: ['^src/app/', '^src/(?:index|render)\\.tsx$', '^tools/', ...tests] },
      { path: '^src/app/' },
    ),

    rule(
      '8-server-independent',
      'server may import contract only, not store or src: it loads the built renderer by path',
      { path: '^server/', pathNot: tests },
      { path: ownFiles, pathNot: ['^(?:server|contract)/'] },
    ),
    rule(
      '8-server-importers',
      'only e2e and tools may import server',
      { path: ownFiles, pathNot: ['^(?:server|e2e|tools)/'] },
      { path: '^server/' },
    ),
    rule(
      '8-database-drivers',
      'only server/database may import a database driver',
      { pathNot: ['^server/database/', '^(?:e2e|tools)/', ...tests] },
      { path: '(?:^|node_modules/)(?:pg|@electric-sql/pglite[^/]*)(?:/|$)', ...valueImports },
    ),
    rule('8-no-cycles', 'no import cycles', {}, { circular: true }),
  ],
  options: {
    exclude: { path: '^(?:build|data|\\.git)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

/**
 * The arrows of ARCHITECTURE.md. A rule's name says which arrow, its comment is the sentence. `npm run lint:imports` checks
 * them; scripts/importRules.test.ts proves that each can fail.
 */
const rooms = ['contract', 'store', 'src', 'server', 'e2e', 'tools', 'scripts'];
const ours = `^(?:${rooms.join('|')})/`;
// Tests and what only tests use put things together that must stay apart in the product.
const tests = ['\\.test\\.tsx?$', '/testing/'];
const storeDoors = ['^store/(?:index|hooks)\\.ts$', '^store/[^/]+/index\\.ts$'];
const values = { dependencyTypesNot: ['type-only'] };

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('1-contract-imports-nothing', 'contract imports nothing', { path: '^contract/', pathNot: tests }, {}),
    rule(
      '1-contract-readers',
      'only store/api and server read contract',
      { path: ours, pathNot: ['^contract/', '^store/api/', '^server/', '^scripts/'] },
      { path: '^contract/' },
    ),

    rule(
      '2-store-knows-no-screens',
      'the store never imports src (nor anything else of ours): what it needs is handed to makeStore',
      { path: '^store/', pathNot: tests },
      { path: ours, pathNot: ['^store/'] },
    ),
    rule(
      '2-persistence-first',
      'inside the store, persistence imports nothing of it',
      { path: '^store/persistence/', pathNot: tests },
      { path: '^store/', pathNot: ['^store/persistence/'] },
    ),
    rule(
      '2-api-second',
      'inside the store, api imports persistence only',
      { path: '^store/api/', pathNot: tests },
      { path: '^store/', pathNot: ['^store/(?:api|persistence)/'] },
    ),
    rule(
      '2-features-third',
      'inside the store, no feature imports the listeners or the index above it',
      { path: '^store/[^/]+/', pathNot: tests },
      { path: '^store/[^/]+$' },
    ),
    rule(
      '2-listeners-fourth',
      'inside the store, the listeners import types only from the index above them',
      { path: '^store/listeners\\.ts$' },
      { path: '^store/(?:index|hooks)\\.ts$', ...values },
    ),

    rule(
      '3-one-door',
      'only store/api/index.ts imports values from generated endpoints',
      { pathNot: ['^store/api/index\\.ts$'] },
      { path: '\\.gen\\.ts$', ...values },
    ),

    rule(
      '3-api-comes-later',
      "what is there from the start imports values of the api's lazy entry only, not of the api",
      {
        path: ['^store/[^/]+$', '^store/(?:session|catalogue|admin)/', '^src/(?:index\\.tsx|(?:app|ui|domain)/)'],
        // The renderer's, which asks before there is a page.
        pathNot: ['^src/app/ssrData\\.ts$', ...tests],
      },
      { path: '^store/api/(?:index|emptyApi|endpoints\\.gen)\\.ts$', ...values },
    ),

    rule(
      '4-features-apart',
      'store features do not know each other, except that any may listen to a session event',
      { path: '^store/([^/]+)/', pathNot: ['^store/(?:api|persistence)/', ...tests] },
      {
        path: '^store/[^/]+/',
        pathNot: ['^store/(?:$1|api|persistence)/', '^store/session/(?:index|events)\\.ts$'],
      },
    ),

    rule(
      '5-domain-imports-nothing',
      'src/domain imports nothing but the types of the wire',
      { path: '^src/domain/', pathNot: tests },
      { pathNot: ['^src/domain/', '^store/api/'] },
    ),
    rule(
      '5-domain-imports-types',
      'src/domain imports types only from the wire',
      { path: '^src/domain/', pathNot: tests },
      { path: '^store/api/', ...values },
    ),
    rule(
      '5-ui-knows-nothing-of-ours',
      'src/ui imports nothing of ours',
      { path: '^src/ui/', pathNot: tests },
      { path: ours, pathNot: ['^src/ui/'] },
    ),

    rule(
      '6-screens-apart',
      'a screen never imports another screen: what two screens need moves down',
      { path: '^src/screens/([^/]+)/', pathNot: tests },
      { path: '^src/screens/', pathNot: ['^src/screens/$1/'] },
    ),
    rule(
      '6-screens-stand-on',
      "a screen imports ui, domain, paths and the store's doors",
      { path: '^src/screens/', pathNot: tests },
      { path: ours, pathNot: ['^src/(?:screens|ui|domain)/', '^src/paths\\.ts$', ...storeDoors] },
    ),

    rule(
      '7-app-on-top',
      'nothing imports src/app but the two entries',
      { pathNot: ['^src/app/', '^src/(?:index|render)\\.tsx$', ...tests] },
      { path: '^src/app/' },
    ),

    rule(
      '8-server-alone',
      'server imports neither store nor src: it loads the built renderer by path',
      { path: '^server/', pathNot: tests },
      { path: ours, pathNot: ['^(?:server|contract)/'] },
    ),
    rule(
      '8-only-e2e-sees-both',
      'nothing but e2e and tools imports server',
      { path: ours, pathNot: ['^(?:server|e2e|tools)/'] },
      { path: '^server/' },
    ),
    rule(
      '8-database-door',
      'only server/database talks to a database driver',
      { pathNot: ['^server/database/', '^(?:e2e|tools)/', ...tests] },
      { path: '(?:^|node_modules/)(?:pg|@electric-sql/pglite[^/]*)(?:/|$)', ...values },
    ),
    rule('8-no-circles', 'no circles', {}, { circular: true, viaOnly: values }),
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

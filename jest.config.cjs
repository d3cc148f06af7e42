const { availableParallelism } = require('node:os');

/** Packages published as ES modules only, with their dependencies. Jest needs CommonJS, so it has to transform them. */
const esModules = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'content-disposition',
  'cookie',
  's3mini',
  'fastify-openapi-glue',
  '@seriousme/openapi-schema-validator',
];

const shared = {
  // Jest's default cache folder is in the system's temporary folder, where another local user could create it first.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '/node_modules/.+\\.m?js$': '<rootDir>/scripts/jest/esModuleTransform.cjs',
    '\\.txt$': '<rootDir>/scripts/jest/textTransform.cjs',
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
  },
  // The optional group matches nested copies: npm installs a second version of a package inside its dependent's folder.
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esModules.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest/cssClasses.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
};

const failOnConsoleOutput = '<rootDir>/scripts/jest/failOnConsoleOutput.ts';
const longTimeout = '<rootDir>/scripts/jest/longTimeout.ts';
const configureTestingLibrary = '<rootDir>/src/testing/configureTestingLibrary.ts';
const disableOwnerStacks = '<rootDir>/src/testing/disableOwnerStacks.ts';
const failOnContractViolations = '<rootDir>/server/testing/failOnContractViolations.ts';

/**
 * Five Jest projects. A test file's folder and extension decide which project it belongs to. `npm test` runs four of
 * them together; the project `release` needs root, and runs in CI and with `npm run test:release`.
 * @type {import('jest').Config}
 */
module.exports = {
  // Two workers per CPU, because tests spend half of their time waiting for timers, animations or other processes.
  maxWorkers: 2 * availableParallelism(),
  // Node reports an unhandled rejection one event-loop turn late: Jest waits for it, to attribute it to the right test.
  waitForUnhandledRejections: true,
  reporters: ['default', '<rootDir>/scripts/jest/progressReporter.cjs', '<rootDir>/scripts/jest/summaryReporter.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'tables',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,store,contract,scripts}/**/*.test.ts'],
      setupFilesAfterEnv: [failOnConsoleOutput, longTimeout],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.cjs',
      // An https URL, because jsdom does not store `Secure` cookies for http pages.
      testEnvironmentOptions: { url: 'https://shop.example/' },
      testMatch: ['<rootDir>/{src,store}/**/*.test.tsx'],
      setupFiles: ['<rootDir>/scripts/jest/jsdomPolyfills.ts'],
      setupFilesAfterEnv: [failOnConsoleOutput, longTimeout, configureTestingLibrary, disableOwnerStacks],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/compiledServer.cjs',
      setupFilesAfterEnv: [failOnConsoleOutput, longTimeout, failOnContractViolations],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/builtSite.cjs',
      setupFilesAfterEnv: [failOnConsoleOutput, longTimeout],
    },
    {
      ...shared,
      displayName: 'release',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/deploy/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/releaseImages.cjs',
      setupFilesAfterEnv: [failOnConsoleOutput, longTimeout],
    },
  ],
};

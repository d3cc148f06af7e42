const { availableParallelism } = require('node:os');

// The packages that come as ES modules only, and what they import.
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
  // Its default is a folder of the machine's temporary folder, which another local user could create first.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '/node_modules/.+\\.m?js$': '<rootDir>/scripts/jest/esModuleTransform.cjs',
    '\\.txt$': '<rootDir>/scripts/jest/textTransform.cjs',
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
  },
  // A package may lie in another package's folder, where two versions of it are installed.
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esModules.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest/cssClasses.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
};

const failOnConsoleOutput = '<rootDir>/scripts/jest/failOnConsoleOutput.ts';
const longTimeout = '<rootDir>/scripts/jest/longTimeout.ts';
const failOnContractViolations = '<rootDir>/server/testing/failOnContractViolations.ts';

/**
 * Four projects, one run: what they hold is said by where a test stands and what its name ends in.
 * @type {import('jest').Config}
 */
module.exports = {
  // Half of the time a test waits: for a timer, an animation, another process.
  maxWorkers: 2 * availableParallelism(),
  // A refused promise that nobody caught is reported one turn of the event loop after the test that made it.
  waitForUnhandledRejections: true,
  reporters: ['default', '<rootDir>/scripts/jest/progressReporter.cjs', '<rootDir>/scripts/jest/summaryReporter.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'tables',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,store,contract,scripts}/**/*.test.ts'],
      setupFilesAfterEnv: [failOnConsoleOutput],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.cjs',
      // A Secure cookie is kept on https only.
      testEnvironmentOptions: { url: 'https://shop.example/' },
      testMatch: ['<rootDir>/{src,store}/**/*.test.tsx'],
      setupFiles: ['<rootDir>/scripts/jest/jsdomPolyfills.ts'],
      setupFilesAfterEnv: [failOnConsoleOutput, '<rootDir>/scripts/jest/domMatchers.ts'],
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
  ],
};

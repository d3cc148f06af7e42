const { writeFileSync } = require('node:fs');

/**
 * Jest reporter that writes `{ passed, failed }` to the file named by TEST_SUMMARY_FILE, which scripts/test.mjs sets.
 */
module.exports = class {
  onRunComplete(_contexts, results) {
    if (!process.env.TEST_SUMMARY_FILE) return;
    const summary = {
      passed: results.numPassedTests,
      // Counts a test file that fails to load as one failure, because none of its tests are counted.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
    writeFileSync(process.env.TEST_SUMMARY_FILE, JSON.stringify(summary));
  }
};

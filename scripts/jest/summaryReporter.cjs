const { writeFileSync } = require('node:fs');

/** Writes how a whole run went into the file that scripts/test.mjs names, as `{ passed, failed }`. */
module.exports = class {
  onRunComplete(_contexts, results) {
    if (!process.env.TEST_SUMMARY_FILE) return;
    const summary = {
      passed: results.numPassedTests,
      // A file that could not even be loaded holds no test that counts, and is a failure all the same.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
    writeFileSync(process.env.TEST_SUMMARY_FILE, JSON.stringify(summary));
  }
};

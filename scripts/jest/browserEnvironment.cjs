const BrowserEnvironment = require('jest-fixed-jsdom');

/**
 * jsdom with Node's fetch API. `File` is Node's as well, because Node's FormData does not accept jsdom's `File`.
 */
module.exports = class extends BrowserEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
  }
};

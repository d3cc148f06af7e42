const BrowserEnvironment = require('jest-fixed-jsdom');

/** jsdom with Node's fetch family; `File` must be Node's too, or Node's FormData does not take it for one. */
module.exports = class extends BrowserEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
  }
};

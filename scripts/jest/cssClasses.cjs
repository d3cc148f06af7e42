/** Stands in for every style sheet: `styles.card` is `'card'`, so a test can name a class without its hash. */
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_classes, name) => (typeof name === 'string' ? name : undefined) }),
};

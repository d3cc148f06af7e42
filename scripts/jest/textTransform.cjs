/** A text file is a module that exports its words, as webpack's `asset/source` makes it. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};

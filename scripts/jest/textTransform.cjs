/** Turns a text file into a module that exports its content as a string, like webpack's `asset/source`. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};

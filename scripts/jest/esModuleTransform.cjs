const { transformSync } = require('esbuild');

/** Turns packages that come as ES modules only into what Jest can `require`, `import.meta.url` included. */
module.exports = {
  process(source, file) {
    const { code } = transformSync(source, {
      // Node's own rules for what `import x from 'a CommonJS package'` gives.
      sourcefile: file.replace(/\.js$/, '.mjs'),
      format: 'cjs',
      target: 'node20',
      define: { 'import.meta.url': '__moduleUrl' },
      banner: "const __moduleUrl = require('node:url').pathToFileURL(__filename).href;",
    });
    return { code };
  },
};

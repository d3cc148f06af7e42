const { transformSync } = require('esbuild');

/** Converts ES modules of npm packages to CommonJS for Jest, and replaces `import.meta.url` with an equivalent. */
module.exports = {
  process(source, file) {
    const { code } = transformSync(source, {
      // The extension .mjs makes esbuild follow Node's rules for default imports from CommonJS packages.
      sourcefile: file.replace(/\.js$/, '.mjs'),
      format: 'cjs',
      target: 'node20',
      define: { 'import.meta.url': '__moduleUrl' },
      banner: "const __moduleUrl = require('node:url').pathToFileURL(__filename).href;",
    });
    return { code };
  },
};

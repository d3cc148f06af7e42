/**
 * Configures two bundles of the same app. `browser` is the bundle that visitors load. `render` runs in Node, where the
 * build prerenders pages with it and the server renders pages on request. Used by scripts/build.mjs and
 * scripts/dev.mjs.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');
const browserslist = require('browserslist');
const { browserslistToTargets } = require('lightningcss');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');

const browsers = browserslist(undefined, { path: __dirname });

/** Returns the oldest supported version of each browser, in swc's format: `{ chrome: '120', … }`. */
function oldestVersions() {
  const oldest = {};
  for (const entry of browsers) {
    const [name, versions] = entry.split(' ');
    const version = versions.split('-')[0];
    const key = { and_chr: 'chrome', and_ff: 'firefox', ios_saf: 'ios' }[name] ?? name;
    const known = ['chrome', 'edge', 'firefox', 'safari', 'ios'].includes(key);
    if (known && !(Number(oldest[key]) <= Number(version))) oldest[key] = version;
  }
  return oldest;
}

function scripts(development, targets) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development } },
      },
    },
  };
}

function styles(side) {
  const modules = {
    auto: /\.module\.css$/,
    // Both bundles must generate the same class names, or a server-rendered page would lose its styles on hydration.
    localIdentName: '[local]-[hash:base64:5]',
    exportLocalsConvention: 'as-is',
    namedExport: false,
    exportOnlyLocals: side === 'render',
  };
  const css = { loader: 'css-loader', options: { modules } };
  if (side === 'browser') return [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, css], sideEffects: true }];
  return [
    { test: /\.module\.css$/, use: [css] },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', sideEffects: false },
  ];
}

/**
 * Marks the store's slices as free of side effects, so that each page loads only the slices that it imports.
 * `store/api` is not listed, because loading it adds its reducer and middleware to the store.
 */
const pure = { test: /[\\/]store[\\/](?:session|catalogue|admin|persistence)[\\/]/, sideEffects: false };

/** Removes the components of react-router that the app does not import. */
const router = {
  test: /[\\/]react-router[\\/]dist[\\/]/,
  loader: require.resolve('./scripts/build/markForwardRefPure.cjs'),
};

/** Imports text files, such as the operator's legal texts, as strings. */
const texts = { test: /\.txt$/, type: 'asset/source' };

function files(side) {
  return {
    test: /\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: side === 'browser' },
  };
}

function common(side, { development, apiBaseUrl, publicUrl }) {
  return {
    name: side,
    context: __dirname,
    mode: development ? 'development' : 'production',
    // Source maps in files of their own: the site's content security policy forbids webpack's `eval` variants.
    devtool: 'source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // Lazy chunks have the same names in both bundles: the chunks loaded while rendering a page are those it must link.
    optimization: { chunkIds: 'named' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.API_BASE_URL': JSON.stringify(apiBaseUrl),
        'process.env.PUBLIC_URL': JSON.stringify(publicUrl),
      }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(__dirname, 'node_modules/.cache/webpack'),
      name: `${side}-${development ? 'development' : 'production'}`,
      buildDependencies: { config: [__filename, path.join(__dirname, 'package-lock.json')] },
      version: `${apiBaseUrl} ${publicUrl} ${browsers.join()}`,
    },
  };
}

/** Returns four hexadecimal digits that stand for the text. */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 4);

function browser(options) {
  const base = common('browser', options);
  const { development } = options;
  const name = development ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {
      // The libraries are scripts of their own: each script runs as a task, and the browser can handle input in between.
      react: ['react', 'react-dom/client'],
      libraries: {
        import: ['@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'redux-persist'],
        dependOn: 'react',
      },
      main: { import: './src/index.tsx', dependOn: ['react', 'libraries'] },
      boot: ['./src/boot/signedInHint.ts', './src/boot/earlyStyles.ts', './src/boot/hydrationLoader.ts'],
      // For pages that load their scripts at once.
      signedInHint: './src/boot/signedInHint.ts',
    },
    output: {
      path: options.siteDir,
      publicPath: '/',
      // Trusted Types policy for the URLs of chunks: the content security policy rejects script URLs made without one.
      trustedTypes: { policyName: 'spa-summit' },
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // In ms, the same limit as for an API request. While the chunk loads, a clicked link seems to do nothing.
      chunkLoadTimeout: 10_000,
    },
    module: {
      rules: [scripts(development, oldestVersions()), ...styles('browser'), files('browser'), texts, pure, router],
    },
    plugins: [
      ...base.plugins,
      // The order of the modules is ignored, because CSS Modules do not depend on it, and no single order would suit all
      // chunks.
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        ignoreOrder: true,
      }),
      // Makes Chromium compile all functions of a script in another thread while the script loads, instead of each in the
      // main thread when it is first called (docs/decisions/0042). Added after minification, which removes comments.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    ],
    optimization: {
      ...base.optimization,
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          extractComments: { condition: 'some', banner: false },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: browserslistToTargets(browsers) },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          // Put the shared components' CSS into one stylesheet that every page links. If each screen's stylesheet
          // repeated it, a stylesheet loaded later could override another screen's own rules.
          styles: {
            name: 'styles',
            // Exclude imageManifest.css: it contains the previews of images, which belong to the pages that use them.
            test: /[\\/]src[\\/](?:ui|app)[\\/](?!imageManifest)/,
            type: 'css/mini-extract',
            chunks: 'all',
            enforce: true,
          },
          // RTK Query and the API slice, in one chunk for all screens that call the API. Other pages do not load it.
          api: {
            name: 'api',
            test: /[\\/]store[\\/]api[\\/]|[\\/]toolkit[\\/]dist[\\/]query[\\/]|[\\/](?:reselect|@standard-schema)[\\/]/,
            type: /^javascript/,
            chunks: 'async',
            enforce: true,
            priority: 1,
          },
          // Every page loads a script that contains the names of all chunks, and webpack's names for shared chunks are long.
          default: {
            name: (_module, chunks) => `shared-${shortHash(chunks.map(({ name }) => name).join())}`,
            chunks: 'async',
            minChunks: 2,
            reuseExistingChunk: true,
            priority: -20,
          },
          defaultVendors: false,
          // npm packages that several lazy chunks share: Formik and Yup.
          forms: { name: 'forms', test: /[\\/]node_modules[\\/]/, chunks: 'async', minChunks: 2, enforce: true },
        },
      },
    },
  };
}

function render(options) {
  const base = common('render', options);
  return {
    ...base,
    target: 'node20',
    entry: { render: './src/render.tsx' },
    output: {
      path: options.renderDir,
      publicPath: '/',
      filename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: { rules: [scripts(options.development, { node: '20' }), ...styles('render'), files('render'), texts] },
    // One file for each lazy chunk, because the build finds a route's chunks by the files that Node has loaded for it.
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
  };
}

/** Returns both configurations. `development` selects React's development build, which reports hydration mismatches. */
module.exports = function configurations({ development, siteDir, renderDir, apiBaseUrl, publicUrl }) {
  const options = { development, siteDir, renderDir, apiBaseUrl, publicUrl };
  return [browser(options), render(options)];
};

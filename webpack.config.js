/**
 * Two bundles of one app: `browser` is what visitors load, `render` is the same app for Node, which the build
 * and the server use to write pages before they are asked for. scripts/build.mjs and scripts/dev.mjs run this.
 */
const path = require('node:path');
const browserslist = require('browserslist');
const { browserslistToTargets } = require('lightningcss');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');

const browsers = browserslist(undefined, { path: __dirname });

/** The oldest version of each browser that we serve, as swc wants it: `{ chrome: '120', … }`. */
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
    // The same on both sides, or the page that arrives would lose its styles when it wakes.
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
 * What the slices and selectors do when they are run is to be there: a page carries those that it imports. Not the api,
 * which joins the store.
 */
const pure = { test: /[\\/]store[\\/](?:session|catalogue|admin|persistence)[\\/]/, sideEffects: false };

/** Words that stand in files of their own, such as the operator's legal texts. */
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
    // Beside the bundles, never inside them: the site's policy forbids `eval`.
    devtool: 'source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // A lazy part has the same name on both sides: what a page loaded while it was rendered tells what it links.
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

function browser(options) {
  const base = common('browser', options);
  const { development } = options;
  const name = development ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {
      // Two scripts are two tasks, between which a browser looks after the visitor.
      react: ['react', 'react-dom/client'],
      main: { import: './src/index.tsx', dependOn: 'react' },
      hydrationLoader: './src/boot/hydrationLoader.ts',
      signedInHint: './src/boot/signedInHint.ts',
    },
    output: {
      path: options.siteDir,
      publicPath: '/',
      // Under the site's policy nothing but what this makes may become a script's address.
      trustedTypes: { policyName: 'spa-summit' },
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // As long as a call of the api may take. Until it is there a link seems to do nothing.
      chunkLoadTimeout: 10_000,
    },
    module: { rules: [scripts(development, oldestVersions()), ...styles('browser'), files('browser'), texts, pure] },
    // CSS Modules do not lean on each other's order, and one sheet for all chunks has no single right one.
    plugins: [
      ...base.plugins,
      // Every page links the sheet itself: no script has to bring it.
      new MiniCssExtractPlugin({ filename: `assets/${name}.css`, ignoreOrder: true, runtime: false }),
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
          // One style sheet: a page that was rendered before it arrived has all its styles from the first paint.
          styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
          // Every screen that asks the backend shares these; a page that only tells carries none of it.
          api: {
            name: 'api',
            test: /[\\/]store[\\/]api[\\/]|[\\/]toolkit[\\/]dist[\\/]query[\\/]|[\\/](?:reselect|@standard-schema)[\\/]/,
            type: /^javascript/,
            chunks: 'async',
            enforce: true,
            priority: 1,
          },
          // The packages that several parts carry: Formik and Yup. Webpack's own name for them is long, and stands in a
          // script that every page has.
          defaultVendors: false,
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
    // One file for each lazy part: what a page loaded here names the parts that it links.
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
  };
}

/** Gives both configurations; `development` keeps React's own checks in, for the test of hydration. */
module.exports = function configurations({ development, siteDir, renderDir, apiBaseUrl, publicUrl }) {
  const options = { development, siteDir, renderDir, apiBaseUrl, publicUrl };
  return [browser(options), render(options)];
};

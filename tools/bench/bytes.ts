/**
 * Measures the JavaScript that a first visit loads, compared with the bare libraries bundled by the same webpack
 * config.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import webpack, { type Configuration, type Stats } from 'webpack';
import { sizeByPackage } from '../../scripts/build/bundleSize.mjs';
import { get } from './get';
import type { Row } from './rows';

/** Goals: the maximum size of a page's scripts, in bytes after Brotli. */
const goals = { '/': 88_000, '/products': 104_000 };
/** Packages with fewer bytes than this are not listed. */
const SMALLEST_PACKAGE = 500;
const number = new Intl.NumberFormat('en-GB');

/** Bundles tools/bench/baseline/bare.tsx into `folder`. Returns the size of its scripts in bytes after Brotli. */
async function bareBytes(folder: string): Promise<number> {
  const configure = require('../../webpack.config.js') as (options: object) => [Configuration];
  const [site] = configure({ siteDir: folder, renderDir: folder, development: false, apiBaseUrl: '', publicUrl: '' });
  const bare = {
    ...site,
    entry: { bare: path.join(__dirname, 'baseline/bare.tsx') },
    cache: false,
    devtool: false as const,
  };
  const stats = await promisify<Stats | undefined>((done) => webpack(bare, done))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
  const assets = path.join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const sizes = scripts.map(
    async (name) => (await promisify(brotliCompress)(await readFile(path.join(assets, name)))).length,
  );
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
}

/** Returns the URLs of the scripts in a page's HTML and of the chunks that its route loads. */
async function pageScripts(origin: string, project: string, page: string): Promise<string[]> {
  const html = (await get(`${origin}${page}`)).body.toString('utf8');
  const inHtml = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
  const routes = await readFile(path.join(project, 'build/render/scripts.json'), 'utf8');
  const { [page]: routeChunks = [] } = JSON.parse(routes) as Record<string, string[]>;
  return [...new Set([...inHtml, ...routeChunks])];
}

/** Returns the bytes that each package has in some scripts, such as 'react-dom 55,822, react-router 7,939'. */
async function describePackages(project: string, scripts: string[]): Promise<string> {
  const packages = await sizeByPackage(path.join(project, 'build/site'), scripts);
  return packages
    .filter(([, bytes]) => bytes >= SMALLEST_PACKAGE)
    .map(([name, bytes]) => `${name} ${number.format(Math.round(bytes))}`)
    .join(', ');
}

/**
 * Measures the JavaScript of `/` and `/products`. `project` is the folder of the copy that `origin` serves, `scratch`
 * an empty folder.
 */
export async function measureBytes(origin: string, project: string, scratch: string): Promise<Row[]> {
  const bare = await bareBytes(scratch);
  const row = async (page: keyof typeof goals): Promise<Row> => {
    const scripts = await pageScripts(origin, project, page);
    const sizes = await Promise.all(scripts.map(async (src) => (await get(`${origin}${src}`, 'br')).body.length));
    const bytes = sizes.reduce((sum, one) => sum + one, 0);
    return {
      what: `JavaScript of a first visit to ${page}, brotli`,
      measured: `${number.format(bytes)} bytes`,
      yardstick: `react-dom, Redux Toolkit's store, react-redux and the router alone: ${number.format(bare)} bytes`,
      goal: `at most ${number.format(goals[page])} bytes`,
      reached: bytes <= goals[page],
      note: `by package: ${await describePackages(project, scripts)}.`,
    };
  };
  return [await row('/'), await row('/products')];
}

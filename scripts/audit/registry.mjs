import { buffer } from 'node:stream/consumers';
import scan from './scan.cjs';
import { spawnNpm } from '../lib/dependencies.mjs';
import advisories from './advisories.cjs';

/** npm options: no retries, and at most 30 s for each request to the registry. */
const LIMITS = ['--fetch-retries=0', '--fetch-timeout=30000'];

/** Maximum duration of one npm command, in ms. npm waits for other hosts than the registry without a limit. */
const TIMEOUT_MS = 60_000;

/** Runs npm and returns the JSON that it prints, or undefined if it prints none in time. */
async function npmJson(args) {
  const npm = spawnNpm([...args, '--json', ...LIMITS]);
  const timer = setTimeout(() => npm.kill(), TIMEOUT_MS);
  npm.stderr.resume();
  const failed = new Promise((resolve) => npm.once('error', () => resolve(Buffer.alloc(0))));
  const output = await Promise.race([buffer(npm.stdout), failed]);
  clearTimeout(timer);
  try {
    return JSON.parse(output.toString());
  } catch {
    return undefined;
  }
}

/**
 * Compares the signatures of the installed packages with the registry's keys.
 * @returns {Promise<{ name: string, version: string }[] | undefined>} the packages whose signature is invalid or
 *   missing; undefined if the registry offers no signatures
 */
export async function findUnsigned() {
  const result = await npmJson(['audit', 'signatures']);
  return result?.invalid && result.missing ? [...result.invalid, ...result.missing] : undefined;
}

/**
 * Asks the registry for advisories about the packages of the lock file.
 * @returns {Promise<import('./scan.cjs').Finding[] | undefined>} undefined if the registry does not respond
 */
export async function findVulnerable(lock) {
  const result = await npmJson(['audit']);
  if (!result?.vulnerabilities) return undefined;
  return Object.values(result.vulnerabilities).flatMap(({ name, nodes, via }) =>
    via
      .filter((advisory) => typeof advisory === 'object')
      .map(({ title, url, severity }) => ({
        id: url.split('/').at(-1),
        package: name,
        versions: [...new Set(nodes.map((node) => lock.packages[node]?.version))],
        severity: advisories.toSeverity(severity),
        summary: title,
        url,
        production: scan.isProduction(lock, nodes),
      })),
  );
}

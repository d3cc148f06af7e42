import { buffer } from 'node:stream/consumers';
import { spawnNpm } from '../lib/dependencies.mjs';
import { UserFacingError } from '../lib/userFacingError.mjs';

/**
 * @typedef {{ version: string, latest: string, released: string, deprecated?: string }} Fact what the registry stated
 *   when `version` was installed: the latest version, the date of its release and a notice of deprecation
 */

/** Reads a package's latest version, release dates and deprecation notice. Returns undefined if the registry does not respond. */
async function lookUp(name) {
  const npm = spawnNpm(['view', name, 'dist-tags.latest', 'time', 'deprecated', '--json', '--loglevel=silent']);
  npm.stderr.resume();
  try {
    return JSON.parse((await buffer(npm.stdout)).toString());
  } catch {
    return undefined;
  }
}

/**
 * Returns the facts about the direct dependencies. Asks the registry only about packages whose installed version has
 * changed since the stored facts, or about all of them.
 * @param {{ name: string, registryName: string, version: string }[]} dependencies
 * @param {Record<string, Fact>} stored
 * @param {{ all?: boolean }} options
 * @returns {Promise<Record<string, Fact>>}
 */
export async function readFacts(dependencies, stored, { all = false } = {}) {
  const facts = {};
  for (const { name, registryName, version } of dependencies) {
    if (!all && stored[name]?.version === version) {
      facts[name] = stored[name];
      continue;
    }
    const document = await lookUp(registryName);
    const latest = document?.['dist-tags.latest'];
    if (!latest) throw new UserFacingError(`The registry did not respond about ${registryName}. Nothing was written.`);
    const { time, deprecated } = document;
    facts[name] = { version, latest, released: time[latest].slice(0, 10), ...(deprecated && { deprecated }) };
  }
  return facts;
}

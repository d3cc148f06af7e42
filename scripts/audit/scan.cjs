/**
 * Finds the packages of a lock file that stored advisories are about, and decides which findings fail the audit.
 *
 * @typedef {import('./advisories.cjs').Advisory} Advisory
 * @typedef {{ id: string, package: string, versions: string[], severity: string, summary: string, url: string,
 *   production: boolean }} Finding
 * @typedef {{ id: string, reason: string, until: string }} Exception an advisory that is accepted until a date
 *   (YYYY-MM-DD)
 */
const semver = require('semver');
const { SEVERITIES } = require('./advisories.cjs');

/** Parses a version that an advisory names, which may be incomplete, such as `2` or `1.9.0b1`. */
const parse = (version) => semver.parse(version, { loose: true }) ?? semver.coerce(version) ?? semver.parse('0.0.0');

/**
 * Whether a range of an advisory contains the version.
 * @param {import('./advisories.cjs').Range} range
 */
function contains({ introduced, fixed, lastAffected }, version) {
  if (semver.lt(version, parse(introduced))) return false;
  if (fixed !== undefined) return semver.lt(version, parse(fixed));
  return lastAffected === undefined || semver.lte(version, parse(lastAffected));
}

/** Returns the name of a package, from its key in the lock file such as `node_modules/a/node_modules/b`, or its alias. */
const nameOf = (lockKey, { name }) => name ?? lockKey.replace(/^.*node_modules\//, '');

/** Returns the packages of a lock file: name, version, and whether only development needs them. */
function packagesIn(lock) {
  return Object.entries(lock.packages)
    .filter(([lockKey]) => lockKey !== '')
    .map(([lockKey, locked]) => ({
      name: nameOf(lockKey, locked),
      version: locked.version,
      production: !locked.dev,
    }));
}

/**
 * Returns a finding for each advisory that affects a package of the lock file.
 * @param {Advisory[]} advisories
 * @returns {Finding[]}
 */
function findAffected(lock, advisories) {
  const packages = packagesIn(lock);
  return advisories.flatMap(({ ranges, ...advisory }) => {
    const affected = packages.filter(
      ({ name, version }) => name === advisory.package && ranges.some((range) => contains(range, version)),
    );
    if (affected.length === 0) return [];
    const versions = [...new Set(affected.map(({ version }) => version))];
    return [{ ...advisory, versions, production: affected.some(({ production }) => production) }];
  });
}

/**
 * Returns the findings that fail the audit: of severity high or above, in a package that runs in production, without an
 * exception that is valid on the day `today` (YYYY-MM-DD).
 * @param {Finding[]} findings
 * @param {Exception[]} exceptions
 */
function findFailures(findings, exceptions, today) {
  const accepted = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id));
  return findings.filter(
    ({ id, severity, production }) =>
      production && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf('high') && !accepted.has(id),
  );
}

/** Whether production needs any of the packages with these keys in the lock file. */
const isProduction = (lock, lockKeys) => lockKeys.some((lockKey) => !lock.packages[lockKey]?.dev);

module.exports = { packagesIn, isProduction, findAffected, findFailures };

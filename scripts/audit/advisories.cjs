/**
 * Converts advisories of public databases into the form in which `advisories.json` stores them. The file holds only the
 * advisories about packages of package-lock.json.
 *
 * @typedef {{ introduced: string, fixed?: string, lastAffected?: string }} Range versions from `introduced` on are
 *   affected, before `fixed` or up to and including `lastAffected`
 * @typedef {{ id: string, package: string, severity: string, summary: string, url: string, ranges: Range[] }} Advisory
 */

/** npm's names of severities, from the lowest to the highest. */
const SEVERITIES = ['low', 'moderate', 'high', 'critical'];

/**
 * Converts a severity to the name that npm uses for it: 'medium' becomes 'moderate'. Returns 'high' if the severity is
 * missing or unknown, so that the audit fails rather than overlooks a severe advisory.
 */
function toSeverity(text = '') {
  const name = text.toLowerCase().replace('medium', 'moderate');
  return SEVERITIES.includes(name) ? name : 'high';
}

/** Returns the ranges of an OSV event list, such as `[{ introduced: '0' }, { fixed: '1.2.3' }]`. */
function toRanges(events, lastKnown = '') {
  const ranges = [];
  for (const { introduced, fixed, last_affected: lastAffected } of events) {
    if (introduced !== undefined) ranges.push({ introduced });
    else if (fixed !== undefined) Object.assign(ranges.at(-1) ?? {}, { fixed });
    else if (lastAffected !== undefined) Object.assign(ranges.at(-1) ?? {}, { lastAffected });
  }
  // GitHub writes the last affected version of an advisory without a fix next to the events, such as `<= 1.2.3`.
  const [, last] = /^<= ?(\S+)$/.exec(lastKnown) ?? [];
  return ranges.map((range) =>
    last && !range.fixed && !range.lastAffected ? { ...range, lastAffected: last } : range,
  );
}

/**
 * Converts an advisory of the GitHub advisory database, which is in OSV format. Returns one advisory for each of its
 * npm packages that `isUsed` accepts, and none if it was withdrawn.
 * @returns {Advisory[]}
 */
function fromOsv(osv, isUsed) {
  if (osv.withdrawn) return [];
  return osv.affected
    .filter((affected) => affected.package.ecosystem === 'npm' && isUsed(affected.package.name))
    .map((affected) => ({
      id: osv.id,
      package: affected.package.name,
      severity: toSeverity(osv.database_specific?.severity),
      summary: osv.summary ?? '',
      url: `https://github.com/advisories/${osv.id}`,
      ranges: (affected.ranges ?? []).flatMap(({ events }) =>
        toRanges(events, affected.database_specific?.last_known_affected_version_range),
      ),
    }));
}

/** Returns the id of an advisory of Retire.js: GitHub's, else a CVE number, else the URL of its description. */
const retireId = ({ identifiers = {}, info = [] }) =>
  identifiers.githubID ?? identifiers.CVE?.[0] ?? info[0] ?? 'no id';

/**
 * Converts a repository file of Retire.js: `npmrepository.json`, or `jsrepository-master.json` with ranges and names on
 * npm that may differ from the library's.
 * @returns {Advisory[]}
 */
function fromRetire(repository, isUsed) {
  return Object.entries(repository).flatMap(([library, { npmname: name = library, vulnerabilities = [] }]) =>
    vulnerabilities
      .filter(() => isUsed(name))
      .map((vulnerability) => ({
        id: retireId(vulnerability),
        package: name,
        severity: toSeverity(vulnerability.severity),
        summary: (vulnerability.summary ?? vulnerability.identifiers?.summary ?? '').trim(),
        url: vulnerability.info?.at(-1) ?? '',
        ranges: (vulnerability.ranges ?? [vulnerability]).map(({ atOrAbove = '0', below }) => ({
          introduced: atOrAbove,
          fixed: below,
        })),
      })),
  );
}

module.exports = { SEVERITIES, toSeverity, fromOsv, fromRetire };

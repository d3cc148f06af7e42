/** Number of months without a release after which a package counts as not maintained. */
const MAX_MONTHS = 24;

/**
 * @typedef {{ name: string, version: string, licence: string, dev: boolean, latest: string, released: string,
 *   source?: string, deprecated?: string, bytes?: number, reason: string, plan?: string }} Dependency
 */

/** Returns the day MAX_MONTHS before `today`. Both are YYYY-MM-DD. */
function maintainedSince(today) {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - MAX_MONTHS);
  return date.toISOString().slice(0, 10);
}

const row = (...cells) => `| ${cells.join(' | ')} |`;
const bytesFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const kilobytes = (bytes) => (bytes === undefined ? '' : bytesFormat.format(bytes / 1000));

/** The version in use, and the latest one if it differs. */
const versions = ({ version, latest }) => (version === latest ? version : `${version} (${latest})`);

function productionTable(dependencies) {
  return [
    row('package', 'version (latest)', 'licence', 'last release', 'kB in browsers', 'reason'),
    row('---', '---', '---', '---', '--:', '---'),
    ...dependencies.map((one) =>
      row(one.name, versions(one), one.licence, one.released, kilobytes(one.bytes), one.reason),
    ),
  ];
}

function developmentTable(dependencies) {
  return [
    row('package', 'version (latest)', 'licence', 'last release', 'reason'),
    row('---', '---', '---', '---', '---'),
    ...dependencies.map((one) => row(one.name, versions(one), one.licence, one.released, one.reason)),
  ];
}

function unmaintainedTable(dependencies, today) {
  const since = maintainedSince(today);
  const listed = dependencies.filter(({ released, deprecated, plan }) => released < since || deprecated || plan);
  return [
    row('package', 'last release', 'date from', 'plan'),
    row('---', '---', '---', '---'),
    ...listed.map(({ name, released, source = 'registry', deprecated, plan = 'none yet' }) =>
      row(name, deprecated ? `${released}, deprecated: ${deprecated}` : released, source, plan),
    ),
  ];
}

/**
 * Returns docs/dependencies.md.
 * @param {Dependency[]} dependencies
 * @param {{ packages: number, deprecated: { name: string, version: string, notice: string, plan?: string }[] }} lock
 * @param {string} today YYYY-MM-DD
 */
export function renderTable(dependencies, { packages, deprecated }, today) {
  const production = dependencies.filter(({ dev }) => !dev);
  const development = dependencies.filter(({ dev }) => dev);
  return `${[
    '# Dependencies',
    '',
    `Written by \`npm run dependency-table\` on ${today}; do not edit. The reasons and plans are in`,
    "`scripts/dependencies/reasons.yaml`. 'Last release' is the date of the latest version as the registry states it; a",
    "mirror may state a later date than that of the release. 'kB in browsers' is the share of the package in all scripts of",
    `the site after compression; no page loads all of them. The lock file has ${packages} packages, transitive ones included.`,
    '',
    '## Production',
    '',
    ...productionTable(production),
    '',
    '## Development',
    '',
    ...developmentTable(development),
    '',
    '## Not maintained, or watched',
    '',
    `Packages without a release for ${MAX_MONTHS} months, deprecated ones, and others that have a plan.`,
    '',
    ...unmaintainedTable(dependencies, today),
    '',
    '## Deprecated transitive packages',
    '',
    'Those that package-lock.json marks, and those in `scripts/dependencies/deprecated.yaml`. npm takes the marks from the',
    'registry, and a mirror may leave them out: other packages may be deprecated as well.',
    '',
    row('package', 'version', 'notice', 'plan'),
    row('---', '---', '---', '---'),
    ...deprecated.map(({ name, version, notice, plan = 'none yet' }) => row(name, version, notice, plan)),
  ].join('\n')}\n`;
}

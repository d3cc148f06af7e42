/**
 * `npm run audit`: checks the packages of package-lock.json for known vulnerabilities, and their signatures. It asks the
 * registry. If the registry has no audit service, it compares the lock file with the stored advisories of
 * scripts/audit/advisories.json, and says which database they come from and how old they are.
 *
 * It fails if a package that runs in production has a vulnerability of severity high or above, unless
 * scripts/audit/exceptions.json accepts it until a date. It also fails if a signature is invalid.
 *
 * - `--offline` does not ask the registry.
 * - `--update-from FOLDER` replaces the stored advisories by those of a git checkout of the GitHub advisory database or
 *   of Retire.js.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import scan from './audit/scan.cjs';
import { findUnsigned, findVulnerable } from './audit/registry.mjs';
import { inRoot } from './lib/root.mjs';
import { runMain } from './lib/userFacingError.mjs';

const ADVISORIES = inRoot('scripts/audit/advisories.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Checks the signatures and prints the result. Returns whether no signature is wrong. */
async function checkSignatures() {
  const unsigned = await findUnsigned();
  if (!unsigned) console.log('Signatures: not checked, because the registry or its keys could not be reached.');
  else if (unsigned.length === 0) console.log('Signatures: all packages have a valid signature of the registry.');
  else {
    const names = unsigned.map(({ name, version }) => `${name}@${version}`).join(', ');
    console.log(`Signatures: invalid or missing for ${names}.`);
  }
  return !unsigned?.length;
}

/** Compares the lock file with the stored advisories, and says what they are. */
async function scanOffline(lock) {
  const { source, date, complete, advisories } = await readJson(ADVISORIES);
  console.log(`Vulnerabilities: compared with the ${advisories.length} stored advisories of ${source} as of ${date}.`);
  if (!complete) {
    console.log('That database covers few packages: no finding does not mean that the packages are safe.');
  }
  return scan.findAffected(lock, advisories);
}

/** Prints the findings. Returns whether none of them fails the audit. */
async function report(findings) {
  const exceptions = await readJson(inRoot('scripts/audit/exceptions.json'));
  const failures = scan.findFailures(findings, exceptions, new Date().toISOString().slice(0, 10));
  for (const finding of findings) {
    const { id, severity, versions, summary, url, production } = finding;
    const status = failures.includes(finding) ? 'FAILED' : production ? 'listed' : 'listed, development only';
    console.log(`  ${severity} ${finding.package} ${versions.join(', ')}: ${summary || id} (${url}), ${status}`);
  }
  if (findings.length === 0) console.log('  No finding.');
  return failures.length === 0;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' }, 'update-from': { type: 'string' } } });
  const lock = await readJson(inRoot('package-lock.json'));
  if (values['update-from']) {
    const { storeAdvisories } = await import('./audit/update.mjs');
    const { source, date, advisories } = await storeAdvisories(path.resolve(values['update-from']), lock, ADVISORIES);
    console.log(`Stored ${advisories.length} advisories of ${source} as of ${date}.`);
    return;
  }
  const [signed, vulnerable] = values.offline
    ? [true, undefined]
    : await Promise.all([checkSignatures(), findVulnerable(lock)]);
  if (vulnerable) console.log('Vulnerabilities: the registry was asked.');
  const passed = await report(vulnerable ?? (await scanOffline(lock)));
  process.exitCode = signed && passed ? 0 : 1;
});

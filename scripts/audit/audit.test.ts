import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Advisory {
  id: string;
  package: string;
  severity: string;
  summary: string;
  url: string;
  ranges: { introduced: string; fixed?: string; lastAffected?: string }[];
}
interface Finding extends Omit<Advisory, 'ranges'> {
  versions: string[];
  production: boolean;
}
interface Exception {
  id: string;
  reason: string;
  until: string;
}
type Convert = (source: unknown, isUsed: (name: string) => boolean) => Advisory[];
type Lock = { packages: Record<string, { version?: string; dev?: boolean; name?: string }> };

const { fromOsv, fromRetire } = jest.requireActual<{ fromOsv: Convert; fromRetire: Convert }>('./advisories.cjs');
const { findAffected, findFailures } = jest.requireActual<{
  findAffected(lock: Lock, advisories: Advisory[]): Finding[];
  findFailures(findings: Finding[], exceptions: Exception[], today: string): Finding[];
}>('./scan.cjs');

const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as T;
const isUsed = (name: string) => name === 'left-pad';

/** Returns an advisory of the GitHub advisory database with these events. */
const osv = (events: object[], more: object = {}, affected: object = {}) => ({
  id: 'GHSA-aaaa-bbbb-cccc',
  summary: 'Pads too much',
  database_specific: { severity: 'HIGH' },
  affected: [{ package: { ecosystem: 'npm', name: 'left-pad' }, ranges: [{ type: 'SEMVER', events }], ...affected }],
  ...more,
});

/** Returns which of the versions 1.0.0, 1.5.0, 2.0.0-rc.1, 2.0.0 and 3.0.0 an advisory affects. */
function affectedVersions(advisories: Advisory[]): string[] {
  const versions = ['1.0.0', '1.5.0', '2.0.0-rc.1', '2.0.0', '3.0.0'];
  return versions.filter(
    (version) => findAffected({ packages: { 'node_modules/a/node_modules/left-pad': { version } } }, advisories).length,
  );
}

test.each<[string, unknown, string[]]>([
  ['introduced and fixed', osv([{ introduced: '1.5.0' }, { fixed: '2.0.0' }]), ['1.5.0', '2.0.0-rc.1']],
  ['last_affected', osv([{ introduced: '0' }, { last_affected: '1.5.0' }]), ['1.0.0', '1.5.0']],
  [
    'two ranges',
    osv([{ introduced: '0' }, { fixed: '1.5.0' }, { introduced: '2.0.0' }, { fixed: '3.0.0' }]),
    ['1.0.0', '2.0.0'],
  ],
  ['no fix', osv([{ introduced: '2.0.0' }]), ['2.0.0', '3.0.0']],
  [
    'the last affected version beside the events',
    osv([{ introduced: '0' }], {}, { database_specific: { last_known_affected_version_range: '<= 1.5.0' } }),
    ['1.0.0', '1.5.0'],
  ],
  ['a withdrawal', osv([{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' }), []],
  ['another ecosystem', osv([{ introduced: '0' }], {}, { package: { ecosystem: 'PyPI', name: 'left-pad' } }), []],
  ['another package', osv([{ introduced: '0' }], {}, { package: { ecosystem: 'npm', name: 'right-pad' } }), []],
])('reads an advisory of GitHub with %s', (_what, advisory, versions) => {
  expect(affectedVersions(fromOsv(advisory, isUsed))).toEqual(versions);
});

test.each<[string, unknown, string[]]>([
  ['one range', { 'left-pad': { vulnerabilities: [{ atOrAbove: '1.5.0', below: '2' }] } }, ['1.5.0', '2.0.0-rc.1']],
  [
    'ranges and a name on npm',
    { leftPad: { npmname: 'left-pad', vulnerabilities: [{ ranges: [{ below: '1.1' }, { atOrAbove: '3.0.0b1' }] }] } },
    ['1.0.0', '3.0.0'],
  ],
])('reads an entry of Retire.js with %s', (_what, repository, versions) => {
  expect(affectedVersions(fromRetire(repository, isUsed))).toEqual(versions);
});

test('finds a package under an alias, and says whether production needs it', () => {
  const packages = {
    'node_modules/pad': { name: 'left-pad', version: '1.0.0', dev: true },
    'node_modules/a/node_modules/left-pad': { version: '1.5.0', dev: true },
  };
  const [advisory] = fromOsv(osv([{ introduced: '0' }]), isUsed);
  expect(findAffected({ packages }, [advisory as Advisory])).toMatchObject([
    { package: 'left-pad', versions: ['1.0.0', '1.5.0'], severity: 'high', production: false },
  ]);
});

test.each<[string, Partial<Finding>, Exception[], boolean]>([
  ['high, in production', {}, [], true],
  ['critical, in production', { severity: 'critical' }, [], true],
  ['moderate', { severity: 'moderate' }, [], false],
  ['in development only', { production: false }, [], false],
  ['accepted until today', {}, [{ id: 'GHSA-1', reason: 'not reachable', until: '2026-11-23' }], false],
  ['accepted until yesterday', {}, [{ id: 'GHSA-1', reason: 'not reachable', until: '2026-11-22' }], true],
  ['another one accepted', {}, [{ id: 'GHSA-2', reason: 'not reachable', until: '2026-12-01' }], true],
])('a finding that is %s: whether it fails the audit', (_what, more, exceptions, fails) => {
  const finding = {
    id: 'GHSA-1',
    package: 'a',
    versions: [],
    severity: 'high',
    summary: '',
    url: '',
    production: true,
  };
  expect(findFailures([{ ...finding, ...more }], exceptions, '2026-11-23')).toHaveLength(fails ? 1 : 0);
});

test('each exception has a reason and a date on which it ends', () => {
  for (const { id, reason, until } of readJson<Exception[]>('exceptions.json')) {
    expect([id, reason, until]).toEqual([expect.any(String), expect.stringMatching(/\w{3}/), expect.any(String)]);
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

/** Runs the audit. Returns its exit code and output. */
async function runAudit(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; output: string }> {
  const child = execFile(process.execPath, [path.join(__dirname, '../audit.mjs'), ...args], {
    env: { ...process.env, npm_execpath: '', ...env },
  });
  let output = '';
  child.stdout?.on('data', (text: string) => (output += text));
  child.stderr?.on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('without a registry, the audit names the stored database, its date and its coverage', async () => {
  const { source, date, complete } = readJson<{ source: string; date: string; complete: boolean }>('advisories.json');
  const { code, output } = await runAudit(['--offline']);
  expect(output).toContain(`stored advisories of ${source} as of ${date}.`);
  expect(output.includes('no finding does not mean that the packages are safe')).toBe(!complete);
  expect(code).toBe(0);
});

test('a vulnerability of high severity that the registry reports fails the audit', async () => {
  const registry = createServer((request, response) => {
    request.resume();
    const bulk = request.url === '/-/npm/v1/security/advisories/bulk';
    const advisory = {
      id: 1,
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      title: 'Persists too much',
      severity: 'high',
      vulnerable_versions: '>=6.0.0',
    };
    const packageDocument = { name: 'redux-persist', 'dist-tags': {}, versions: { '6.0.0': { version: '6.0.0' } } };
    response.statusCode = bulk || request.url === '/redux-persist' ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(bulk ? { 'redux-persist': [advisory] } : packageDocument));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const { code, output } = await runAudit([], { npm_config_registry: `http://127.0.0.1:${port}/` });
  registry.close();
  expect(output).toContain('Vulnerabilities: the registry was asked.');
  expect(output).toContain(
    'high redux-persist 6.0.0: Persists too much (https://github.com/advisories/GHSA-aaaa-bbbb-cccc), FAILED',
  );
  expect(code).toBe(1);
});

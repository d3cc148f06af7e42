/** Tests of the release archive's parts, and of the files in `deploy` against what the server needs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs an ES module that can use `input`, and returns what it prints. */
function evaluate(code: string, input: object = {}): string {
  const program = `const input = ${JSON.stringify(input)};\n${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

test('asks for PUBLIC_URL in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Set PUBLIC_URL to the origin of the shop, .+\n$/)]);
});

test('"reproducible": the same files give the same archive, with one folder, owned by root', () => {
  const code = `
    import { writeArchive } from './scripts/release/archive.mjs';
    const files = new Map([['a.txt', Buffer.from('one')], ['b/c.txt', Buffer.from('two')]]);
    await writeArchive(input.file, { files, folder: 'shop-1', date: 1_700_000_000 });`;
  const [first, second] = ['first', 'second'].map((name) => {
    const file = path.join(folder, `${name}.tar.gz`);
    evaluate(code, { file });
    return file;
  }) as [string, string];
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
  const { stdout } = spawnSync('tar', ['--list', '--verbose', '--numeric-owner', '--utc', '--file', first], {
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^-rw-r--r-- 0\/0 +3 2023-11-14 22:13 shop-1\/a\.txt$/),
    expect.stringMatching(/^-rw-r--r-- 0\/0 +3 2023-11-14 22:13 shop-1\/b\/c\.txt$/),
  ]);
});

describe('package.json, package-lock.json and SBOM of a release', () => {
  type Packages = Record<string, { version: string }>;
  interface Manifests {
    packageJson: { scripts: Record<string, string>; devDependencies?: object };
    lock: { packages: Packages };
    sbom: { bomFormat: string; components: { name: string; group?: string; version: string; licenses?: object[] }[] };
  }
  let manifests: Manifests;
  beforeAll(() => {
    const code = `
      import { makeManifests } from './scripts/release/productionPackages.mjs';
      console.log(JSON.stringify(await makeManifests(1_700_000_000)));`;
    manifests = JSON.parse(evaluate(code)) as Manifests;
  });

  const nameOf = (lockKey: string) => lockKey.replace(/^.*node_modules\//, '');

  test('keep the commands that work without sources, and no development package', () => {
    const { packageJson, lock } = manifests;
    expect(Object.keys(packageJson.scripts)).toEqual(['start', 'backup', 'restore', 'migrate-to-postgres']);
    expect(packageJson.devDependencies).toBeUndefined();
    const names = Object.keys(lock.packages).map(nameOf);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']));
    for (const name of ['typescript', 'webpack', 'jest']) expect(names).not.toContain(name);
  });

  test('"SBOM in CycloneDX": it lists every package of the lock file with its licence', () => {
    const { lock, sbom } = manifests;
    expect(sbom.bomFormat).toBe('CycloneDX');
    const listed = new Set(
      sbom.components.map(({ group, name, version }) => `${[group, name].filter(Boolean).join('/')}@${version}`),
    );
    const locked = Object.entries(lock.packages).filter(([lockKey]) => lockKey !== '');
    expect(locked.length).toBeGreaterThan(100);
    expect(
      locked.map(([lockKey, { version }]) => `${nameOf(lockKey)}@${version}`).filter((one) => !listed.has(one)),
    ).toEqual([]);
    expect(sbom.components.filter(({ licenses }) => !licenses)).toEqual([]);
  });
});

test('"licences": the texts of all packages, and the names of licences without a text', () => {
  const project = path.join(folder, 'licences');
  for (const [name, file] of [
    ['one', 'LICENSE.md'],
    ['@scope/two', 'licence'],
  ] as const) {
    mkdirSync(path.join(project, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(project, 'node_modules', name, file), `The licence of ${name}\r\n`);
  }
  const packages = {
    '': { version: '9' },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/one/node_modules/@scope/two': { version: '2.0.0', license: 'ISC' },
    'node_modules/@scope/two': { version: '3.0.0', license: 'ISC' },
  };
  const code = `
    import { licenceTexts } from './scripts/release/licences.mjs';
    console.log(await licenceTexts({ packages: input.packages }, input.project));`;
  expect(
    evaluate(code, { packages, project })
      .trim()
      .split(/\n\n-{80}\n\n/),
  ).toEqual([
    'Licences of the packages that this release contains or installs',
    'one 1.0.0 (MIT)\n\nThe licence of one',
    '@scope/two 2.0.0 (ISC)',
    '@scope/two 3.0.0 (ISC)\n\nThe licence of @scope/two',
  ]);
});

test('the image and the systemd unit run the server as `npm start` does', () => {
  const code = `
    import { compiledServer } from './scripts/lib/compiledServer.mjs';
    console.log(JSON.stringify(compiledServer('main')));`;
  const args = (JSON.parse(evaluate(code)) as string[]).map((arg) => arg.replace(`${root}/`, ''));
  const command = /^CMD (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  expect(JSON.parse(command)).toEqual(['node', ...args]);
  expect(read('deploy/spa-summit.service')).toContain(`\nExecStart=/usr/bin/node ${args.join(' ')}\n`);
});

describe('compose.yaml', () => {
  interface Service {
    image: string;
    environment?: Record<string, string>;
    read_only?: boolean;
    cap_drop?: string[];
  }
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  test('every image has a tag other than latest', () => {
    expect(Object.keys(services)).toHaveLength(8);
    for (const { image } of Object.values(services)) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
  });

  test('"no default password", and every shop has a read-only root file system and no capabilities', () => {
    const shops = Object.values(services).filter(({ image }) => image.startsWith('spa-summit:'));
    expect(shops).toHaveLength(4);
    for (const shop of shops) {
      expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(shop.environment).toMatchObject({
        ADMIN_EMAIL: '${ADMIN_EMAIL:?}',
        ADMIN_PASSWORD: '${ADMIN_PASSWORD:?}',
      });
    }
  });
});

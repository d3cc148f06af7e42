/** Proves that each arrow can fail: a small house with every forbidden import in it, and with the allowed ones. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const ruleFile = path.join(root, '.dependency-cruiser.cjs');

interface Rule {
  name: string;
}
const packages = ['react', 'pg', '@electric-sql/pglite'];
const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>(ruleFile);

type Import = [from: string, to: string, kind?: 'type'];
type Broken = [rule: string, ...Import];

const broken: Broken[] = [
  ['1-contract-imports-nothing', 'contract/read.ts', 'contract/shape.ts'],
  ['1-contract-readers', 'src/screens/catalogue/a.ts', 'contract/openapi.json'],
  ['2-store-knows-no-screens', 'store/catalogue/b.ts', 'src/paths.ts'],
  ['2-store-knows-no-screens', 'store/catalogue/c.ts', 'src/paths.ts', 'type'],
  ['2-persistence-first', 'store/persistence/a.ts', 'store/api/index.ts'],
  ['2-api-second', 'store/api/b.ts', 'store/session/index.ts'],
  ['2-features-third', 'store/catalogue/d.ts', 'store/listeners.ts'],
  ['2-features-third', 'store/catalogue/e.ts', 'store/index.ts', 'type'],
  ['2-listeners-fourth', 'store/listeners.ts', 'store/index.ts'],
  ['3-one-door', 'store/catalogue/f.ts', 'store/api/endpoints.gen.ts'],
  ['3-api-comes-later', 'store/catalogue/i.ts', 'store/api/index.ts'],
  ['3-api-comes-later', 'store/rootReducer.ts', 'store/api/index.ts'],
  ['3-api-comes-later', 'src/app/b.ts', 'store/api/index.ts'],
  ['4-features-apart', 'store/catalogue/g.ts', 'store/admin/index.ts'],
  ['4-features-apart', 'store/catalogue/h.ts', 'store/session/secrets.ts'],
  ['4-features-apart', 'store/aNewFeature/a.ts', 'store/catalogue/index.ts'],
  ['5-domain-imports-nothing', 'src/domain/a.ts', 'src/paths.ts'],
  ['5-domain-imports-nothing', 'src/domain/b.ts', 'react'],
  ['5-domain-imports-types', 'src/domain/c.ts', 'store/api/index.ts'],
  ['5-ui-knows-nothing-of-ours', 'src/ui/a.ts', 'src/domain/price.ts'],
  ['6-screens-apart', 'src/screens/catalogue/b.ts', 'src/screens/auth/index.ts'],
  ['6-screens-apart', 'src/screens/aNewScreen/a.ts', 'src/screens/auth/index.ts'],
  ['6-screens-stand-on', 'src/screens/catalogue/c.ts', 'store/session/secrets.ts'],
  ['6-screens-stand-on', 'src/screens/catalogue/d.ts', 'store/persistence/engine.ts', 'type'],
  ['7-app-on-top', 'src/paths2.ts', 'src/app/App.ts'],
  ['8-server-alone', 'server/a.ts', 'store/api/index.ts'],
  ['8-server-alone', 'server/b.ts', 'src/render.tsx'],
  ['8-only-e2e-sees-both', 'scripts/a.ts', 'server/main.ts'],
  ['8-database-door', 'server/catalogue/a.ts', 'pg'],
  ['8-database-door', 'server/catalogue/b.ts', '@electric-sql/pglite'],
  ['8-no-circles', 'src/ui/circle1.ts', 'src/ui/circle2.ts'],
];

const allowed: Import[] = [
  ['store/api/index.ts', 'store/api/endpoints.gen.ts'],
  ['store/api/token.ts', 'store/persistence/engine.ts'],
  ['store/catalogue/listens.ts', 'store/session/index.ts'],
  ['store/catalogue/listensToo.ts', 'store/api/lazyApi.ts'],
  ['store/live/asks.ts', 'store/api/index.ts'],
  ['src/app/words.ts', 'store/api/index.ts', 'type'],
  ['store/catalogue/own.ts', 'store/catalogue/index.ts'],
  ['store/listeners.ts', 'store/catalogue/index.ts'],
  ['store/hooks.ts', 'store/index.ts', 'type'],
  ['src/domain/price.ts', 'store/api/index.ts', 'type'],
  ['src/domain/words.ts', 'src/domain/price.ts'],
  ['src/screens/auth/page.ts', 'src/screens/auth/index.ts'],
  ['src/screens/auth/page.ts', 'src/domain/price.ts'],
  ['src/screens/auth/page.ts', 'src/paths.ts'],
  ['src/screens/auth/page.ts', 'store/session/index.ts'],
  ['src/screens/auth/page.test.tsx', 'src/app/App.ts'],
  ['src/render.tsx', 'src/app/App.ts'],
  ['src/app/App.ts', 'src/screens/auth/index.ts'],
  ['server/main.ts', 'contract/openapi.json'],
  ['server/catalogue/rows.ts', 'pg', 'type'],
  ['server/database/index.ts', 'pg'],
  ['e2e/both.test.ts', 'server/main.ts'],
  ['e2e/both.test.ts', 'src/paths.ts'],
  ['src/ui/circle2.ts', 'src/ui/circle1.ts'],
];

function buildHouse(folder: string, imports: Import[]) {
  const sources = new Map<string, string[]>([
    ['tsconfig.json', ['{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }']],
  ]);
  const linesOf = (file: string) => sources.get(file) ?? sources.set(file, []).get(file)!;
  for (const name of packages) sources.set(`node_modules/${name}/index.js`, []);
  sources.set('package.json', [
    JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])) }),
  ]);
  for (const [from, to, kind] of imports) {
    const file = /\.\w+$/.test(to);
    if (file) linesOf(to);
    const target = file ? path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '') : to;
    const specifier = !file || target.startsWith('.') ? target : `./${target}`;
    const name = `n${linesOf(from).length}`;
    linesOf(from).push(
      `import ${kind ?? ''} { x as ${name} } from '${specifier}'; export const v${name} = ${kind ? `0 as unknown as ${name}` : name};`,
    );
  }
  for (const [file, lines] of sources) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const text = file.endsWith('.json')
      ? lines.join('') || '{}'
      : ['export const x = 0; export type x = 0;', ...lines].join('\n');
    writeFileSync(path.join(folder, file), text);
  }
}

interface Violation {
  rule: Rule;
  from: string;
  to: string;
}

function cruise(folder: string): string[] {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(process.execPath, [program, '--config', ruleFile, '--output-type', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

describe('the arrows', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  let found: string[] = [];
  beforeAll(() => {
    buildHouse(folder, [...broken.map(([, ...forbiddenImport]) => forbiddenImport), ...allowed]);
    found = cruise(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(broken)('%s: %s must not import %s', (rule, from, to) => {
    const target = packages.includes(to) ? `node_modules/${to}/index.js` : to;
    expect(found).toContain(`${rule}: ${from} -> ${target}`);
  });

  test('what is allowed is not complained about', () => {
    const complaints = allowed.flatMap(([from, to]) =>
      found.filter((line) => line.includes(`: ${from} -> `) && line.includes(to)),
    );
    expect(complaints.filter((line) => !line.startsWith('8-no-circles'))).toEqual([]);
  });

  test('every rule is proved here', () => {
    expect([...new Set(broken.map(([rule]) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});

describe('arrow 8: "SQL stands only in *Queries.ts and migrations"', () => {
  const statement = /[`'"]\s*(?:select\s.*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/is;
  const hasRoom = /Queries\.ts$|\.test\.ts$|(?:^|[\\/])testing[\\/]|^database[\\/]/;

  test('a statement is recognised', () => {
    expect(statement.test("pool.query('select id from users')")).toBe(true);
    expect(statement.test('query(`\n  UPDATE users SET name = $1`)')).toBe(true);
  });

  test('no other file of the server holds one', () => {
    const folder = path.join(root, 'server');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !hasRoom.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => statement.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
  });
});

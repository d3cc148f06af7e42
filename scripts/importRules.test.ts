/**
 * Proves that each import rule of .dependency-cruiser.cjs can fail. Checks a small generated project that contains
 * every forbidden import of the table below, together with imports that are allowed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const ruleFile = path.join(root, '.dependency-cruiser.cjs');

interface Rule {
  name: string;
}
/** npm packages that the generated project contains as empty modules. */
const packages = ['react', 'pg', '@electric-sql/pglite'];
const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>(ruleFile);

type Import = [from: string, to: string, kind?: 'type'];
type ForbiddenImport = [rule: string, ...Import];

/** Imports that violate a rule, at least one for each rule. */
const forbiddenImports: ForbiddenImport[] = [
  ['1-contract-imports-nothing', 'contract/read.ts', 'contract/shape.ts'],
  ['1-contract-importers', 'src/screens/catalogue/a.ts', 'contract/openapi.json'],
  ['2-store-independent', 'store/catalogue/b.ts', 'src/paths.ts'],
  ['2-store-independent', 'store/catalogue/c.ts', 'src/paths.ts', 'type'],
  ['2-store-layer-persistence', 'store/persistence/a.ts', 'store/api/index.ts'],
  ['2-store-layer-api', 'store/api/b.ts', 'store/session/index.ts'],
  ['2-store-layer-features', 'store/catalogue/d.ts', 'store/listeners.ts'],
  ['2-store-layer-features', 'store/catalogue/e.ts', 'store/index.ts', 'type'],
  ['2-store-layer-listeners', 'store/listeners.ts', 'store/index.ts'],
  ['3-generated-endpoints-entry', 'store/catalogue/f.ts', 'store/api/endpoints.gen.ts'],
  ['3-lazy-api', 'store/catalogue/i.ts', 'store/api/index.ts'],
  ['3-lazy-api', 'store/rootReducer.ts', 'store/api/index.ts'],
  ['3-lazy-api', 'src/app/b.ts', 'store/api/index.ts'],
  ['4-features-independent', 'store/catalogue/g.ts', 'store/admin/index.ts'],
  ['4-features-independent', 'store/catalogue/h.ts', 'store/session/secrets.ts'],
  ['4-features-independent', 'store/aNewFeature/a.ts', 'store/catalogue/index.ts'],
  ['5-domain-independent', 'src/domain/a.ts', 'src/paths.ts'],
  ['5-domain-independent', 'src/domain/b.ts', 'react'],
  ['5-domain-types-only', 'src/domain/c.ts', 'store/api/index.ts'],
  ['5-ui-independent', 'src/ui/a.ts', 'src/domain/price.ts'],
  ['6-screens-independent', 'src/screens/catalogue/b.ts', 'src/screens/auth/index.ts'],
  ['6-screens-independent', 'src/screens/aNewScreen/a.ts', 'src/screens/auth/index.ts'],
  ['6-screen-imports', 'src/screens/catalogue/c.ts', 'store/session/secrets.ts'],
  ['6-screen-imports', 'src/screens/catalogue/d.ts', 'store/persistence/engine.ts', 'type'],
  ['7-app-importers', 'src/paths2.ts', 'src/app/App.ts'],
  ['8-server-independent', 'server/a.ts', 'store/api/index.ts'],
  ['8-server-independent', 'server/b.ts', 'src/render.tsx'],
  ['8-server-importers', 'scripts/a.ts', 'server/main.ts'],
  ['8-database-drivers', 'server/catalogue/a.ts', 'pg'],
  ['8-database-drivers', 'server/catalogue/b.ts', '@electric-sql/pglite'],
  ['8-no-cycles', 'src/ui/cycle1.ts', 'src/ui/cycle2.ts'],
];

/**
 * Imports that no rule may report. The last import is an exception: it closes the forbidden cycle, so 8-no-cycles
 * reports it.
 */
const allowedImports: Import[] = [
  ['store/api/index.ts', 'store/api/endpoints.gen.ts'],
  ['store/api/token.ts', 'store/persistence/engine.ts'],
  ['store/catalogue/listener.ts', 'store/session/index.ts'],
  ['store/catalogue/listener2.ts', 'store/api/lazyApi.ts'],
  ['store/live/query.ts', 'store/api/index.ts'],
  ['src/app/text.ts', 'store/api/index.ts', 'type'],
  ['store/catalogue/own.ts', 'store/catalogue/index.ts'],
  ['store/listeners.ts', 'store/catalogue/index.ts'],
  ['store/hooks.ts', 'store/index.ts', 'type'],
  ['src/domain/price.ts', 'store/api/index.ts', 'type'],
  ['src/domain/text.ts', 'src/domain/price.ts'],
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
  ['src/ui/cycle2.ts', 'src/ui/cycle1.ts'],
];

/** Writes a project into `folder` whose modules contain exactly these imports. */
function writeProject(folder: string, imports: Import[]) {
  const sources = new Map<string, string[]>([
    ['tsconfig.json', ['{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }']],
  ]);
  const linesOf = (file: string) => sources.get(file) ?? sources.set(file, []).get(file)!;
  for (const name of packages) sources.set(`node_modules/${name}/index.js`, []);
  sources.set('package.json', [
    JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])) }),
  ]);
  for (const [from, to, kind] of imports) {
    const isFile = /\.\w+$/.test(to);
    if (isFile) linesOf(to);
    const target = isFile ? path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '') : to;
    const specifier = !isFile || target.startsWith('.') ? target : `./${target}`;
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

/** Runs dependency-cruiser in `folder`. Returns one line for each violation: `rule: from -> to`. */
function findViolations(folder: string): string[] {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(process.execPath, [program, '--config', ruleFile, '--output-type', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

describe('import rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  let violations: string[] = [];
  beforeAll(() => {
    writeProject(folder, [...forbiddenImports.map(([, ...imported]) => imported), ...allowedImports]);
    violations = findViolations(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(forbiddenImports)('%s: %s must not import %s', (rule, from, to) => {
    const target = packages.includes(to) ? `node_modules/${to}/index.js` : to;
    expect(violations).toContain(`${rule}: ${from} -> ${target}`);
  });

  test('reports no violation for an allowed import', () => {
    const unexpected = allowedImports.flatMap(([from, to]) =>
      violations.filter((line) => line.includes(`: ${from} -> `) && line.includes(to)),
    );
    // Ignore 8-no-cycles: it also reports the last allowed import, which is the second half of the forbidden cycle.
    expect(unexpected.filter((line) => !line.startsWith('8-no-cycles'))).toEqual([]);
  });

  test('the table of forbidden imports covers every rule', () => {
    expect([...new Set(forbiddenImports.map(([rule]) => rule))].sort()).toEqual(
      forbidden.map(({ name }) => name).sort(),
    );
  });
});

describe('SQL statements are in server/database and *Queries.ts files only', () => {
  const statement = /[`'"]\s*(?:select\s.*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/is;
  const mayContainSql = /Queries\.ts$|\.test\.ts$|(?:^|[\\/])testing[\\/]|^database[\\/]/;

  test('the pattern recognises SQL statements', () => {
    expect(statement.test("pool.query('select id from users')")).toBe(true);
    expect(statement.test('query(`\n  UPDATE users SET name = $1`)')).toBe(true);
  });

  test('no other file of the server contains one', () => {
    const folder = path.join(root, 'server');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !mayContainSql.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => statement.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
  });
});

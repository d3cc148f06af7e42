/** The scripts a newcomer meets first: what they refuse, in which words, and when they think work is needed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe('"a wrong Node version … gets one clear sentence and a non-zero exit"', () => {
  const runWith = (version: string) => {
    const pretend = path.join(folder, `node-${version}.cjs`);
    writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
    return run('--require', pretend, '--require', './scripts/checkNode.cjs', '--eval', "console.log('went on')");
  };

  test.each(['0.12.18', '8.17.0', '18.20.8', '19.9.0'])('Node %s is refused', (version) => {
    expect(runWith(version)).toEqual({
      status: 1,
      said:
        `Spa Summit needs Node 20 or later, and this is Node ${version}: ` +
        'install a newer one from https://nodejs.org and run the command again.\n',
    });
  });

  test.each(['20.0.0', '22.19.0', '100.0.0'])('Node %s is taken', (version) => {
    expect(runWith(version)).toEqual({ status: 0, said: 'went on\n' });
  });

  test('every script of ours looks first', () => {
    const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../package.json');
    for (const name of ['start', 'test', 'build', 'dev']) {
      expect(scripts[name]).toBe(`node --require ./scripts/checkNode.cjs scripts/${name}.mjs`);
    }
  });
});

test.each(['start', 'build', 'dev'])('%s refuses what it does not know, in one line, with exit code 2', (name) => {
  const { status, said } = run(`scripts/${name}.mjs`, '--prot', '3000');
  expect(said).toMatch(/^Unknown: --prot 3000\. .+\n$/);
  expect(status).toBe(2);
});

describe('"installs what is missing"', () => {
  const wanted = { version: '1.2.3', resolved: 'https://registry.example/a-1.2.3.tgz' };
  const lock = {
    packages: {
      '': { name: 'shop' },
      'node_modules/a': wanted,
      'node_modules/b': { ...wanted, optional: true },
      'node_modules/c': { ...wanted, dev: true },
    },
  };

  function isCurrent(installed?: object, production = false) {
    const project = mkdtempSync(path.join(folder, 'project-'));
    mkdirSync(path.join(project, 'node_modules'));
    writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(lock));
    const listed = path.join(project, 'node_modules/.package-lock.json');
    if (installed) writeFileSync(listed, JSON.stringify({ packages: installed }));
    const ask = `import('./scripts/lib/dependencies.mjs').then((it) => console.log(it.areDependenciesInstalled(JSON.parse(process.argv[1]))))`;
    return run('--eval', ask, JSON.stringify({ folder: project, production })).said.trim();
  }

  test('an installation that was interrupted has no list, and is made anew', () => {
    expect(isCurrent()).toBe('false');
  });
  test('what the lock file says is there', () => {
    expect(isCurrent(lock.packages)).toBe('true');
  });
  test('a package for another kind of machine may be missing', () => {
    expect(isCurrent({ 'node_modules/a': wanted, 'node_modules/c': wanted })).toBe('true');
  });
  test('"after `npm run build`, `npm ci --omit=dev` and `npm start` must work": a built shop needs no package for building', () => {
    const installed = { 'node_modules/a': wanted };
    expect([isCurrent(installed, true), isCurrent(installed, false), isCurrent({}, true)]).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
  test('a package is missing', () => {
    expect(isCurrent({ 'node_modules/b': wanted })).toBe('false');
  });
  test('a package has another version', () => {
    expect(isCurrent({ 'node_modules/a': { ...wanted, version: '1.2.2' } })).toBe('false');
  });
});

describe('the template', () => {
  const fillIn = (call: string) =>
    run('--eval', `import('./scripts/build/template.mjs').then((it) => process.stdout.write(it.${call}))`).said;
  const template = JSON.stringify(
    '<!--head--><div id="root"><!--app--></div><i id="state"><!--state--></i><noscript>x</noscript>',
  );

  test("a page's own words are never taken for a marker or a pattern", () => {
    const page = JSON.stringify({ head: '', html: '<!--state-->$& $1', state: '{"a":"b"}' });
    expect(fillIn(`ssrHtml(${template}, ${page})`)).toBe(
      '<div id="root" data-ssr><!--state-->$& $1</div><i id="state">{"a":"b"}</i><noscript>x</noscript>',
    );
  });
  test.each([
    ['shellHtml', 'This page needs JavaScript.'],
    ['notFoundHtml', 'There is no page at this address. <a href="/">Spa Summit’s home page</a>'],
  ])(
    '%s holds no content, is not marked as rendered, and speaks where scripts are off or do not come',
    (name, words) => {
      expect(fillIn(`${name}(${template})`)).toBe(
        `<div id="root"><p class="slowLoadNotice">This page takes longer than usual. <a href="">Try again</a></p></div><i id="state"></i><noscript><p class="noscript">${words}</p></noscript>`,
      );
    },
  );
});

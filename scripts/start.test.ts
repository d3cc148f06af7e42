/** Tests of the scripts that start and build the project: Node version, arguments, packages and the page template. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('"a wrong Node version … gets one clear sentence and a non-zero exit"', () => {
  const runWith = (version: string) => {
    const fakeVersion = path.join(folder, `node-${version}.cjs`);
    writeFileSync(fakeVersion, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
    return run('--require', fakeVersion, '--require', './scripts/checkNode.cjs', '--eval', "console.log('continued')");
  };

  test.each(['0.12.18', '8.17.0', '18.20.8', '19.9.0'])('rejects Node %s', (version) => {
    expect(runWith(version)).toEqual({
      status: 1,
      output:
        `Spa Summit needs Node 20 or later, but this is Node ${version}. ` +
        'Install a newer version from https://nodejs.org and run the command again.\n',
    });
  });

  test.each(['20.0.0', '22.19.0', '100.0.0'])('accepts Node %s', (version) => {
    expect(runWith(version)).toEqual({ status: 0, output: 'continued\n' });
  });

  test('the main npm scripts check the Node version first', () => {
    const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../package.json');
    for (const name of ['start', 'test', 'build', 'dev']) {
      expect(scripts[name]).toBe(`node --require ./scripts/checkNode.cjs scripts/${name}.mjs`);
    }
  });
});

test.each(['start', 'build', 'dev'])('%s rejects unknown arguments with one line and exit code 2', (name) => {
  const { status, output } = run(`scripts/${name}.mjs`, '--prot', '3000');
  expect(output).toMatch(/^Unknown arguments: --prot 3000\. .+\n$/);
  expect(status).toBe(2);
});

describe('"installs what is missing"', () => {
  const locked = { version: '1.2.3', resolved: 'https://registry.example/a-1.2.3.tgz' };
  const lock = {
    packages: {
      '': { name: 'shop' },
      'node_modules/a': locked,
      'node_modules/b': { ...locked, optional: true },
      'node_modules/c': { ...locked, dev: true },
    },
  };

  /**
   * Calls areDependenciesInstalled for a temporary project. `installed` is npm's list of installed packages; if it is
   * undefined, the project has no such list.
   */
  function isInstalled(installed?: object, production = false) {
    const project = mkdtempSync(path.join(folder, 'project-'));
    mkdirSync(path.join(project, 'node_modules'));
    writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(lock));
    const npmList = path.join(project, 'node_modules/.package-lock.json');
    if (installed) writeFileSync(npmList, JSON.stringify({ packages: installed }));
    const code = `import('./scripts/lib/dependencies.mjs').then((it) => console.log(it.areDependenciesInstalled(JSON.parse(process.argv[1]))))`;
    return run('--eval', code, JSON.stringify({ folder: project, production })).output.trim();
  }

  test('areDependenciesInstalled is false without the list that npm writes at the end of an installation', () => {
    expect(isInstalled()).toBe('false');
  });
  test('areDependenciesInstalled is true if all packages of the lock file are installed', () => {
    expect(isInstalled(lock.packages)).toBe('true');
  });
  test('areDependenciesInstalled is true without an optional package, which may be for another platform', () => {
    expect(isInstalled({ 'node_modules/a': locked, 'node_modules/c': locked })).toBe('true');
  });
  test('"after `npm run build`, `npm ci --omit=dev` and `npm start` must work": development packages may be missing in production', () => {
    const installed = { 'node_modules/a': locked };
    expect([isInstalled(installed, true), isInstalled(installed, false), isInstalled({}, true)]).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
  test('areDependenciesInstalled is false if a package is missing', () => {
    expect(isInstalled({ 'node_modules/b': locked })).toBe('false');
  });
  test('areDependenciesInstalled is false if a package has a different version', () => {
    expect(isInstalled({ 'node_modules/a': { ...locked, version: '1.2.2' } })).toBe('false');
  });
});

describe('page template', () => {
  const fillIn = (call: string) =>
    run('--eval', `import('./scripts/build/template.mjs').then((it) => process.stdout.write(it.${call}))`).output;
  const template = JSON.stringify(
    '<!--head--><div id="root"><!--app--></div><i id="state"><!--state--></i><noscript>x</noscript>',
  );

  test('inserted content is never interpreted as a marker or a replacement pattern', () => {
    const page = JSON.stringify({ head: '', html: '<!--state-->$& $1', state: '{"a":"b"}' });
    expect(fillIn(`ssrHtml(${template}, ${page})`)).toBe(
      '<div id="root" data-ssr><!--state-->$& $1</div><i id="state">{"a":"b"}</i><noscript>x</noscript>',
    );
  });
  test.each([
    ['shellHtml', 'This page needs JavaScript.'],
    ['notFoundHtml', 'There is no page at this address. <a href="/">Go to the home page</a>'],
  ])(
    '%s returns an empty page without data-ssr, with notices for disabled scripts and for scripts that fail to load',
    (name, noscriptHtml) => {
      expect(fillIn(`${name}(${template})`)).toBe(
        `<div id="root"><p class="slowLoadNotice">This page is taking longer than usual. <a href="">Try again</a></p></div><i id="state"></i><noscript><p class="noscript">${noscriptHtml}</p></noscript>`,
      );
    },
  );
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/* Checks the files of .github and renovate.json, which only their platforms read. */

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
const workflow = parse(read('.github/workflows/ci.yml')) as {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes': number; strategy: { matrix: { node: number[] } }; steps: Step[] }>;
};
const testJob = workflow.jobs['test'];
const steps = testJob?.steps ?? [];

test('the workflow calls .ci/run, which is executable, on the oldest supported Node and newer ones', () => {
  expect(steps.at(-1)?.run).toBe('.ci/run');
  expect(statSync(path.join(root, '.ci/run')).mode & 0o111).not.toBe(0);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(`>=${testJob?.strategy.matrix.node[0]}`).toBe(engines.node);
});

test('the workflow may only read, pins its actions to commits, and fetches the history for the upgrade test', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
});

test('each issue template has a name, a description and fields with different ids', () => {
  const forms = readdirSync(path.join(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');
  for (const form of forms) {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${form}`)) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: object }[];
    };
    expect([name, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    const ids = body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
  }
  expect(forms.length).toBeGreaterThan(1);
});

test('renovate.json names only packages that the project has', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames?: string[]; matchDepNames?: string[] }[];
  };
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const names = packageRules.flatMap(({ matchPackageNames = [], matchDepNames = [] }) => [
    ...matchPackageNames,
    ...matchDepNames,
  ]);
  const known = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(4);
});

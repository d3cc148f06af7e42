import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/projectRoot';
import { cachedFolder } from './cachedFolder';

/** A release of the shop. */
interface Release {
  version: string;
  /** The full hash of the release's commit. */
  commit: string;
}

const releases = Object.entries(
  JSON.parse(readFileSync(path.join(projectRoot, 'releases.json'), 'utf8')) as Record<string, string>,
).map(([version, commit]): Release => ({ version, commit }));

/** The newest release in `releases.json`, from which operators upgrade to the current sources. */
export const previousRelease = releases.at(-1) as Release;

/** Files of a release that its server needs, and the scripts that compile it. */
const SERVER_FILES = ['contract', 'scripts', 'server', 'package.json', 'package-lock.json'];

/** Whether git has the release's commit. A shallow clone and a download without history do not have it. */
export const isInHistory = ({ commit }: Release): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectRoot }).status === 0;

/**
 * Compiles the server of a release from the git history and returns the release's folder. The result is cached. The
 * folder is below the project's `node_modules`, where Node finds the installed packages. If the release had other
 * versions of the production packages, they are installed into the folder.
 */
export function buildRelease({ version, commit }: Release): Promise<string> {
  return cachedFolder(`release-${version}-${commit.slice(0, 12)}`, (folder) => {
    const tree = run('git', ['archive', commit, ...SERVER_FILES], { cwd: projectRoot });
    run('tar', ['-x'], { cwd: folder, input: tree });
    if (!hasInstalledPackages(folder))
      run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    run(process.execPath, ['scripts/build.mjs', '--server'], { cwd: folder });
  });
}

/** Runs a program and returns its standard output. Throws an error that contains its error output if it fails. */
function run(program: string, args: string[], options: SpawnSyncOptions): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { maxBuffer: 2 ** 28, ...options });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} failed: ${String(stderr)}`);
  return stdout as Buffer;
}

/** Whether the current lock file has the same versions of all production packages as the release's lock file. */
function hasInstalledPackages(folder: string): boolean {
  const current = lockedPackages(projectRoot);
  return Object.entries(lockedPackages(folder)).every(
    ([name, { version, dev }]) => name === '' || dev === true || current[name]?.version === version,
  );
}

function lockedPackages(folder: string): Record<string, { version?: string; dev?: boolean }> {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>;
  };
  return lock.packages;
}

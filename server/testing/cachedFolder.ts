import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/projectRoot';

const cache = path.join(projectRoot, 'node_modules/.cache/spa-summit');

/**
 * Returns the path of the folder `name` in the tests' cache. If it does not exist, `fill` fills it first. Several test
 * processes may call this at once: each fills a temporary folder, and the first one to finish moves its folder into the
 * cache.
 */
export async function cachedFolder(name: string, fill: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  const tempDir = `${folder}.${process.pid}`;
  mkdirSync(tempDir, { recursive: true });
  try {
    await fill(tempDir);
    moveIntoCache(tempDir, folder);
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
  return folder;
}

function moveIntoCache(tempDir: string, folder: string): void {
  try {
    renameSync(tempDir, folder);
  } catch (error) {
    // Another test process has moved its folder there first.
    if (!existsSync(folder)) throw error;
  }
}

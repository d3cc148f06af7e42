import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder for one test; whoever makes it removes it. */
export function makeTestFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'spa-test-'));
}

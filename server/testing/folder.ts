import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty temporary folder for one test. The caller has to remove it. */
export function makeTestFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'spa-test-'));
}

import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a Node program in the project's folder.
 * @param {string[]} args the program and its arguments
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options `quiet` collects the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} a signal counts as 128 + its number, as in a shell
 */
export function runNode(args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/** An exit code for the way in which a child ended. */
export function exitCode(code, signal) {
  return signal ? 128 + os.constants.signals[signal] : code;
}

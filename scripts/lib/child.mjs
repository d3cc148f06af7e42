import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a Node program in the project's root folder.
 * @param {string[]} args the program and its arguments
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options `quiet` collects the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} `code` is the exit code, or 128 plus the number of the signal
 *   that ended the program, as in a shell; `output` is empty unless `quiet`
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

/** Converts a child process's exit code or signal to an exit code, as a shell does: 128 plus the signal's number. */
export function exitCode(code, signal) {
  return signal ? 128 + os.constants.signals[signal] : code;
}

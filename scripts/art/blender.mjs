import { spawn } from 'node:child_process';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { findExecutable } from '../lib/executable.mjs';
import { root } from '../lib/root.mjs';

const DRAFT = ['480', '16'];

/** Blender's path; throws a UserFacingError that says how to get it. */
export function findBlender() {
  const found = findExecutable(['blender']);
  if (found) return found;
  throw new UserFacingError(
    'The pictures are rendered with Blender 3.4 or later, which is not here: install it with ' +
      '`apt-get install --no-install-recommends blender python3-numpy` or from https://www.blender.org.',
  );
}

/**
 * Renders a scene into a PNG, at its own size and quality or as a small draft. Takes minutes for a final picture.
 * @param {string} blender
 * @param {{folder: string, name: string}} scene
 * @param {string} file where the PNG goes
 * @param {boolean} draft
 */
export function render(blender, { folder, name }, file, draft) {
  const settings = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', 'tools/images/render.py'];
  const child = spawn(blender, [...settings, '--', `${folder}/${name}`, file, ...(draft ? DRAFT : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-6000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new UserFacingError(`${name} could not be rendered; Blender said:\n${output.trim()}`)),
    );
  });
}

import { spawn } from 'node:child_process';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { findExecutable } from '../lib/executable.mjs';
import { root } from '../lib/root.mjs';

/** Arguments of tools/images/render.py for a draft: the image's width in pixels, and the samples per pixel. */
const DRAFT_ARGS = ['480', '16'];

/** Returns the path of Blender. Throws a UserFacingError with installation instructions if it is missing. */
export function findBlender() {
  const found = findExecutable(['blender']);
  if (found) return found;
  throw new UserFacingError(
    'Rendering images needs Blender 3.4 or 4.3, which was not found: install it with ' +
      '`apt-get install --no-install-recommends blender python3-numpy` or from https://www.blender.org.',
  );
}

/**
 * Renders a scene to a PNG file, in full size and quality or as a small draft. A full render takes minutes. The promise
 * rejects with a UserFacingError that contains the end of Blender's output if Blender fails.
 * @param {string} blender
 * @param {{folder: string, name: string}} scene
 * @param {string} file path of the PNG to write
 * @param {boolean} draft
 */
export function render(blender, { folder, name }, file, draft) {
  const settings = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', 'tools/images/render.py'];
  const child = spawn(blender, [...settings, '--', `${folder}/${name}`, file, ...(draft ? DRAFT_ARGS : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Keep the last 6000 characters of Blender's output for the error message.
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-6000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new UserFacingError(`${name} could not be rendered. Blender's output:\n${output.trim()}`)),
    );
  });
}

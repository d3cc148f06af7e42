import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';

/*
 * Preloaded into a server: its image tool does what the file in IMAGE_TOOL_FILE says. 'fails': every picture is an error.
 * 'dies': the next picture takes the process along, as a fault in the tool's own memory does. 'dies of AVIF': only one
 * that becomes AVIF. Anything else: all is well.
 */

function breakTool(): void {
  const { toBuffer, avif } = sharp.prototype;
  const becomingAvif = new WeakSet<object>();
  sharp.prototype.avif = function (this: Sharp, ...args: Parameters<Sharp['avif']>) {
    becomingAvif.add(this);
    return avif.apply(this, args);
  };
  sharp.prototype.toBuffer = function (this: Sharp, ...args: unknown[]) {
    const does = readFileSync(process.env['IMAGE_TOOL_FILE'] ?? '', 'utf8');
    if (does === 'fails') return Promise.reject(new Error('The image tool is broken.'));
    if (does === 'dies' || (does === 'dies of AVIF' && becomingAvif.has(this))) process.abort();
    return toBuffer.apply(this, args);
  } as typeof toBuffer;
}

if (isMainThread) breakTool();

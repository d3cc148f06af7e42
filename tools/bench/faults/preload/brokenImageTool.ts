import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Sharp } from 'sharp';

/*
 * Preloaded into a server to make sharp fail. The environment variable IMAGE_TOOL_FILE names a file that contains the
 * kind of failure:
 *
 * - 'fails': every conversion rejects.
 * - 'dies': the next conversion aborts the process, like a memory fault in sharp's native code.
 * - 'dies of AVIF': the next conversion to AVIF aborts the process.
 * - Any other content: sharp works normally.
 */

async function breakSharp(): Promise<void> {
  // `require` would load another copy: sharp has one for each module system, and the server imports it.
  const { default: sharp } = await import('sharp');
  const { toBuffer, avif } = sharp.prototype;
  const avifConversions = new WeakSet<object>();
  sharp.prototype.avif = function (this: Sharp, ...args: Parameters<Sharp['avif']>) {
    avifConversions.add(this);
    return avif.apply(this, args);
  };
  sharp.prototype.toBuffer = function (this: Sharp, ...args: unknown[]) {
    const mode = readFileSync(process.env['IMAGE_TOOL_FILE'] ?? '', 'utf8');
    if (mode === 'fails') return Promise.reject(new Error('The image tool is broken.'));
    if (mode === 'dies' || (mode === 'dies of AVIF' && avifConversions.has(this))) process.abort();
    return toBuffer.apply(this, args);
  } as typeof toBuffer;
}

if (isMainThread) void breakSharp();

/**
 * Reloads the page after a chunk failed to load: a deployment deletes the old chunks, and the new document refers to
 * the new ones. `message` is the error's message. It contains the chunk's name and URL and so identifies the chunk.
 *
 * It reloads at most once per chunk, to avoid a reload loop. It does not reload if the server is unreachable or returns
 * a 5xx, because the browser's error page would then replace the app.
 */
export async function reloadAfterChunkError(message: string): Promise<void> {
  try {
    if (window.sessionStorage.getItem(message) !== null) return;
    // Record this chunk before the reload. If storage is denied, `setItem` throws, and the page is not reloaded.
    window.sessionStorage.setItem(message, '');
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) window.location.reload();
  } catch {
    // Storage is denied or the server is unreachable. Do not reload: the error boundary already shows a message.
  }
}

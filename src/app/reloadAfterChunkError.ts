/**
 * Reloads the page after a chunk failed to load. After a deployment the old chunks are gone, and the new document
 * refers to the new ones. Call it with the error's message, which identifies the chunk.
 *
 * It reloads at most once per chunk, to avoid a reload loop. It does not reload if the server is unreachable or returns
 * a 5xx, because the browser's error page would then replace the app.
 */
export async function reloadAfterChunkError(message: string): Promise<void> {
  try {
    if (window.sessionStorage.getItem(message) !== null) return;
    // Mark this chunk before reloading. If storage is denied, this throws, so that no endless reload loop can start.
    window.sessionStorage.setItem(message, '');
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) window.location.reload();
  } catch {
    // Do nothing: the error boundary shows a message and a "Try again" link.
  }
}

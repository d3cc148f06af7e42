const STORAGE_KEY = 'reloaded-build';

/**
 * Reloads the page after a chunk failed to load: a deployment deletes the old chunks, and the new document refers to
 * the new ones.
 *
 * It reloads at most once per build, to avoid a reload loop: the URL of the main script contains a hash of the build. It
 * does not reload if the server is unreachable or returns a 5xx, because the browser's error page would then replace the
 * app.
 */
export async function reloadAfterChunkError(): Promise<void> {
  try {
    const build = document.querySelector<HTMLScriptElement>('script[src*="/assets/main"]')?.src ?? '';
    if (window.sessionStorage.getItem(STORAGE_KEY) === build) return;
    // Record this build before the reload. If storage is denied, `setItem` throws, and the page is not reloaded.
    window.sessionStorage.setItem(STORAGE_KEY, build);
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) window.location.reload();
  } catch {
    // Storage is denied or the server is unreachable. Do not reload: the error boundary already shows a message.
  }
}

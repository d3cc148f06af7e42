/**
 * Brings a new document in place of one that lacks a part of the site: after a deployment the parts of an older window
 * are gone, and the new document knows the new ones. Once for each part, or a part that never comes would go round in
 * circles; and only where the site answers, or the browser's own page of failure would stand here.
 */
export async function reloadAfterChunkError(part: string): Promise<void> {
  try {
    if (window.sessionStorage.getItem(part) !== null) return;
    // Where nothing can be kept, nothing would end the circle.
    window.sessionStorage.setItem(part, '');
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) window.location.reload();
  } catch {
    // The page says what happened, and offers the same by hand.
  }
}

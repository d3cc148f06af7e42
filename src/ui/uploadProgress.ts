import { useSyncExternalStore } from 'react';

/** How much of the form that is being uploaded has been sent, from 0 to 1; null while none is. */
let share: number | null = null;
const listeners = new Set<() => void>();

function tell(next: number | null): void {
  share = next;
  for (const listener of listeners) listener();
}

/** For whoever shows the progress. */
export function useUploadProgress(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => share,
    () => null,
  );
}

/**
 * The browser's `fetch`, except that a form goes out by XMLHttpRequest: that is the only way in which a browser
 * tells how much has been sent.
 */
export const fetchWithProgress: typeof fetch = (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const { method = 'POST', headers, body, signal } = init;
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, input instanceof Request ? input.url : String(input));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => tell(null));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new TypeError('Network failure')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    tell(0);
    request.send(body);
  });
};

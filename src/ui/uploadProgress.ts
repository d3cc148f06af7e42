import { useSyncExternalStore } from 'react';

/** Progress of the current upload, from 0 to 1, or null if there is none. */
let progress: number | null = null;
const listeners = new Set<() => void>();

function setProgress(next: number | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** Returns the progress of the current upload, from 0 to 1, or null if there is none. */
export function useUploadProgress(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
    () => null,
  );
}

/**
 * Like `fetch`, but sends FormData bodies by XMLHttpRequest, because only XMLHttpRequest reports upload progress. The
 * responses to such requests have the server's status and body, but not its headers.
 */
export const fetchWithProgress: typeof fetch = (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const { method = 'POST', headers, body, signal } = init;
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, input instanceof Request ? input.url : String(input));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => setProgress(null));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new TypeError('Network failure')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    setProgress(0);
    request.send(body);
  });
};

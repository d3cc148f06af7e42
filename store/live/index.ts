import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { API_ORIGIN, api, PRODUCT_LIST_TAG } from '../api';

/** How often to ask again while the stream of changes is cut, and the first pause before a new one is tried. */
const POLL_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** `EventSource.CLOSED`: the browser has given the stream up, as it does after any answer but 200. */
const GIVEN_UP = 2;

type Stale = Parameters<typeof api.util.invalidateTags>[0];

/** Everything of the catalogue that is shown: something may have been missed. */
const ALL: Stale = ['Catalogue'];

/** The tags that an event carries; the whole list where it cannot be read. */
function tagsIn(data: unknown): Stale {
  try {
    const { tags } = JSON.parse(String(data)) as { tags: unknown };
    if (!Array.isArray(tags)) return [PRODUCT_LIST_TAG];
    const named = tags.flatMap((tag: { type?: unknown; id?: unknown }) =>
      tag.type === 'Catalogue' && typeof tag.id === 'string' ? [{ type: tag.type, id: tag.id } as const] : [],
    );
    return named.length > 0 ? named : [PRODUCT_LIST_TAG];
  } catch {
    return [PRODUCT_LIST_TAG];
  }
}

/** Opens the stream and keeps it open while the page is seen. Gives the function that ends it. */
function follow(stale: (tags: Stale) => void): () => void {
  let stream: EventSource | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = POLL_MS;
  let missed = false;

  function stopPolling(): void {
    clearInterval(poll);
    poll = undefined;
  }

  function close(): void {
    stream?.close();
    stopPolling();
    clearTimeout(retry);
  }

  function open(): void {
    const opened = new EventSource(`${API_ORIGIN}/api/events`);
    stream = opened;
    opened.addEventListener('stale', (event: MessageEvent) => stale(tagsIn(event.data)));
    opened.addEventListener('open', () => {
      pause = POLL_MS;
      stopPolling();
      if (missed) stale(ALL);
      missed = false;
    });
    opened.addEventListener('error', () => {
      missed = true;
      poll ??= setInterval(() => stale(ALL), POLL_MS);
      if (opened.readyState !== GIVEN_UP) return;
      retry = setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    });
  }

  // A browser opens six connections to one host over HTTP/1.1: pages in the background must not hold them all.
  function onVisibility(): void {
    close();
    missed = true;
    if (!document.hidden) open();
  }

  open();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

/**
 * Follows what others change, for as long as the caller is mounted and `live`, which a backend announces itself:
 * server-sent events name the tags that are stale, and what is shown asks again. Where the stream is cut, it asks
 * every few seconds instead, and once more when the stream is back, because something may have been missed.
 */
export function useLiveUpdates(live: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!live || typeof EventSource === 'undefined') return undefined;
    return follow((tags) => void dispatch(api.util.invalidateTags(tags)));
  }, [live, dispatch]);
}

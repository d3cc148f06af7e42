import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { API_ORIGIN, api, PRODUCT_LIST_TAG } from '../api';

/**
 * Polling interval in ms while the event stream is disconnected. Also the delay in ms before the first attempt to
 * reopen the stream.
 */
const POLL_MS = 5000;
/** Maximum delay in ms before the event stream is reopened; the delay doubles after each failure. */
const MAX_RETRY_DELAY_MS = 60_000;
/** `EventSource.CLOSED`: the browser does not reconnect, for example because the response status was not 200. */
const CLOSED = 2;

type StaleTags = Parameters<typeof api.util.invalidateTags>[0];

/** The types of the cache tags that an event may name. Used as tags themselves when events may have been missed. */
const LIVE_TYPES = ['Catalogue', 'Requests'] as const;
const ALL_TAGS: StaleTags = [...LIVE_TYPES];

/** Returns the cache tags in an event's data, or the tag of all product lists if the data is invalid. */
function parseTags(data: unknown): StaleTags {
  try {
    const { tags } = JSON.parse(String(data)) as { tags: unknown };
    if (!Array.isArray(tags)) return [PRODUCT_LIST_TAG];
    const validTags = tags.flatMap((tag: { type?: unknown; id?: unknown }) => {
      const type = LIVE_TYPES.find((one) => one === tag.type);
      return type && typeof tag.id === 'string' ? [{ type, id: tag.id }] : [];
    });
    return validTags.length > 0 ? validTags : [PRODUCT_LIST_TAG];
  } catch {
    return [PRODUCT_LIST_TAG];
  }
}

/**
 * Opens the event stream and calls `invalidate` with the stale cache tags of each event. Closes the stream while the
 * page is hidden. Returns a function that unsubscribes.
 */
function subscribe(invalidate: (tags: StaleTags) => void): () => void {
  let stream: EventSource | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = POLL_MS;
  let mayHaveMissed = false;

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
    const source = new EventSource(`${API_ORIGIN}/api/events`);
    stream = source;
    source.addEventListener('stale', (event: MessageEvent) => invalidate(parseTags(event.data)));
    source.addEventListener('open', () => {
      retryDelay = POLL_MS;
      stopPolling();
      if (mayHaveMissed) invalidate(ALL_TAGS);
      mayHaveMissed = false;
    });
    source.addEventListener('error', () => {
      mayHaveMissed = true;
      poll ??= setInterval(() => invalidate(ALL_TAGS), POLL_MS);
      if (source.readyState !== CLOSED) return;
      retry = setTimeout(open, retryDelay);
      retryDelay = Math.min(2 * retryDelay, MAX_RETRY_DELAY_MS);
    });
  }

  // Close the stream while the page is hidden: over HTTP/1.1, all tabs of a browser share six connections to a host.
  function onVisibility(): void {
    close();
    mayHaveMissed = true;
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
 * Refetches mounted queries when other users change products or requests. The backend sends the stale cache tags as
 * server-sent events. While the event stream is disconnected, the queries are refetched every POLL_MS, and once more
 * after it has reconnected, because events may have been missed.
 *
 * @param live whether the backend supports the event stream; if not, the hook does nothing
 */
export function useLiveUpdates(live: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!live || typeof EventSource === 'undefined') return undefined;
    return subscribe((tags) => void dispatch(api.util.invalidateTags(tags)));
  }, [live, dispatch]);
}

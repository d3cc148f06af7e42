import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { API_HOST, api, LIST } from '../api';

/** How often to ask again while the stream of changes is cut. */
const POLL_MS = 5000;

type Stale = Parameters<typeof api.util.invalidateTags>[0];

/** The tags that an event carries; the whole list where it cannot be read. */
function tagsIn(data: unknown): Stale {
  try {
    const { tags } = JSON.parse(String(data)) as { tags: unknown };
    if (!Array.isArray(tags)) return [LIST];
    const named = tags.flatMap((tag: { type?: unknown; id?: unknown }) =>
      tag.type === 'Catalogue' && typeof tag.id === 'string' ? [{ type: tag.type, id: tag.id } as const] : [],
    );
    return named.length > 0 ? named : [LIST];
  } catch {
    return [LIST];
  }
}

/**
 * Follows what others change, for as long as the caller is mounted and `live`, which a backend announces itself:
 * server-sent events name the tags that are stale, and what is shown asks again. Where the stream is cut, it asks
 * every few seconds instead, and once more when the stream is back, because something may have been missed.
 */
export function useFollowChanges(live: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!live || typeof EventSource === 'undefined') return undefined;
    const stale = (tags: Stale) => void dispatch(api.util.invalidateTags(tags));
    const stream = new EventSource(`${API_HOST}/api/events`);
    let poll: ReturnType<typeof setInterval> | undefined;
    stream.addEventListener('stale', (event: MessageEvent) => stale(tagsIn(event.data)));
    stream.addEventListener('error', () => {
      poll ??= setInterval(() => stale([LIST]), POLL_MS);
    });
    stream.addEventListener('open', () => {
      if (poll === undefined) return;
      clearInterval(poll);
      poll = undefined;
      stale([LIST]);
    });
    return () => {
      stream.close();
      clearInterval(poll);
    };
  }, [live, dispatch]);
}

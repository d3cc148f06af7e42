import { LRUCache } from 'lru-cache';
import type { Notices } from '../database';
import { staleTags } from '../live/tags';
import type { Kept } from './kept';

/** Everything that is kept, in bytes; what was not asked for the longest goes first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A product's page and the compressed forms of an answer come to about so much of its plain bytes. */
const COMPRESSED_SHARE = 0.5;
/** Addresses that lead straight to an answer. Strangers can invent more of them, but no more answers. */
const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 500;

/** The answers that are the same for everybody, until what they show changes. */
export interface AnswerCache {
  /** The answer that this address has already led to, as long as it stands. */
  at(address: string): Kept | undefined;
  /**
   * The answer of this name: kept, under way, or made now. Whoever asks while it is being made waits for the same one.
   * `address` leads to it from then on. Rejects with what `make` throws.
   */
  take(name: string, address: string, make: () => Promise<Kept>): Promise<Kept>;
  /** How many asked for what was kept or under way, and how many for what had to be made. */
  readonly counts: { kept: number; made: number };
  /** Drops what shows one of these; what is being made meanwhile is not kept. */
  drop(tags: readonly string[]): void;
  /** Nothing is answered from here any more. */
  close(): void;
}

/** Makes an empty cache that hears of every change, on this server and on others on the same database. */
export function makeAnswerCache(notices: Notices): AnswerCache {
  const answers = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }) => Math.ceil(content.length * (1 + COMPRESSED_SHARE)) + 1,
  });
  const addresses = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  const underWay = new Map<string, Promise<Kept>>();
  const counts = { kept: 0, made: 0 };
  let drops = 0;
  let closed = false;

  function forget(isStale: (kept: Kept) => boolean): void {
    drops += 1;
    // Begun before the change: whoever asks from now on must not wait for these.
    underWay.clear();
    for (const [name, kept] of answers.entries()) if (isStale(kept)) answers.delete(name);
  }

  const drop = (tags: readonly string[]) => forget((kept) => kept.tags.some((tag) => tags.includes(tag)));
  const stopListening = notices.listen((productId) =>
    // Nobody knows what was missed: everything may be stale.
    productId === null ? forget(() => true) : drop(staleTags(productId)),
  );

  /** Deaf, it would keep what others have changed. */
  const trusted = () => !closed && notices.hears();

  async function fill(name: string, make: () => Promise<Kept>): Promise<Kept> {
    const began = drops;
    const kept = await make();
    if (kept.tags.length > 0 && began === drops && trusted()) answers.set(name, kept);
    return kept;
  }

  return {
    at: (address) => {
      const name = addresses.get(address);
      return name !== undefined && trusted() ? answers.get(name) : undefined;
    },
    take: (name, address, make) => {
      if (address.length <= MAX_ADDRESS_LENGTH) addresses.set(address, name);
      const kept = trusted() ? answers.get(name) : undefined;
      const waiting = underWay.get(name);
      counts[kept || waiting ? 'kept' : 'made'] += 1;
      if (kept) return Promise.resolve(kept);
      if (waiting) return waiting;
      const filling = fill(name, make).finally(() => {
        if (underWay.get(name) === filling) underWay.delete(name);
      });
      underWay.set(name, filling);
      return filling;
    },
    counts,
    drop,
    close: () => {
      closed = true;
      stopListening();
      answers.clear();
    },
  };
}

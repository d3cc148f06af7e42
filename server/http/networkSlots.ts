/** A bounded number of places that are divided by network. */
export interface NetworkSlots<Holder extends object> {
  /** Takes a place, unless none is left for this network. Returns whether the holder has one now. */
  acquire(holder: Holder, network: string): boolean;
  /** Frees the holder's place, if it has one. */
  release(holder: Holder): void;
}

/**
 * Makes `count` places. A network may hold as many of them as are free (a dynamic threshold): alone it gets half of them,
 * two get a third each, and there is always a place for the next one.
 */
export function makeNetworkSlots<Holder extends object>(count: number): NetworkSlots<Holder> {
  const taken = new Map<Holder, string>();
  const held = new Map<string, number>();
  return {
    acquire(holder, network) {
      const own = held.get(network) ?? 0;
      if (own >= count - taken.size) return false;
      taken.set(holder, network);
      held.set(network, own + 1);
      return true;
    },
    release(holder) {
      const network = taken.get(holder);
      if (network === undefined) return;
      taken.delete(holder);
      const own = (held.get(network) ?? 0) - 1;
      if (own > 0) held.set(network, own);
      else held.delete(network);
    },
  };
}

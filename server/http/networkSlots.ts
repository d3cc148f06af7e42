/** A limited number of slots that are shared fairly between networks. */
export interface NetworkSlots<Holder extends object> {
  /** Takes a slot for `holder`. Returns false if no slot is left for `network`. */
  acquire(holder: Holder, network: string): boolean;
  /** Releases the slot of `holder`, if it has one. */
  release(holder: Holder): void;
}

/**
 * Makes `count` slots. A network gets another slot only if it holds fewer slots than are still free (a dynamic
 * threshold). So one network can hold half of the slots, two networks can hold a third each, and the rest stays free
 * for other networks.
 */
export function makeNetworkSlots<Holder extends object>(count: number): NetworkSlots<Holder> {
  const networkByHolder = new Map<Holder, string>();
  const countByNetwork = new Map<string, number>();
  return {
    acquire(holder, network) {
      const own = countByNetwork.get(network) ?? 0;
      if (own >= count - networkByHolder.size) return false;
      networkByHolder.set(holder, network);
      countByNetwork.set(network, own + 1);
      return true;
    },
    release(holder) {
      const network = networkByHolder.get(holder);
      if (network === undefined) return;
      networkByHolder.delete(holder);
      const own = (countByNetwork.get(network) ?? 0) - 1;
      if (own > 0) countByNetwork.set(network, own);
      else countByNetwork.delete(network);
    },
  };
}

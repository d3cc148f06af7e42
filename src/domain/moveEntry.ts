/** Returns the list with the entry at index `from` moved to index `to`. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = entries.slice(from, from + 1);
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}

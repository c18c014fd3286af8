/**
 * Of maps that are made anew again and again it gives the same one for as long as they hold the same: the queue is read
 * after each change of it, and a screen is drawn anew for each other map.
 */
export function sameMap<K, V>(): (next: ReadonlyMap<K, V>) => ReadonlyMap<K, V> {
  let last: ReadonlyMap<K, V> = new Map()
  return (next) => {
    const isSame = next.size === last.size && [...next].every(([key, value]) => last.get(key) === value)
    if (!isSame) last = next
    return last
  }
}

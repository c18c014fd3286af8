/**
 * Three-way merge: the value on the device with the changes of one tab. Where the result equals `mine`, `mine` itself.
 * @param stands the value on the device now
 * @param known the value on the device as this tab last knew it
 * @param mine the value as this tab holds it: where it differs from `known`, or lacks something of it, this tab did
 * that
 */
export function merged<K, V>(
  stands: ReadonlyMap<K, V>,
  known: ReadonlyMap<K, V>,
  mine: ReadonlyMap<K, V>,
): ReadonlyMap<K, V> {
  const next = new Map(stands)
  for (const [key, value] of mine) if (known.get(key) !== value) next.set(key, value)
  for (const key of known.keys()) if (!mine.has(key)) next.delete(key)
  const isSame = next.size === mine.size && [...next].every(([key, value]) => mine.get(key) === value)
  return isSame ? mine : next
}

const mapOf = <K>(keys: ReadonlySet<K>) => new Map([...keys].map((key) => [key, true]))

export function mergedSet<K>(
  stands: ReadonlySet<K>,
  known: ReadonlySet<K>,
  mine: ReadonlySet<K>,
): ReadonlySet<K> {
  const own = mapOf(mine)
  const next = merged(mapOf(stands), mapOf(known), own)
  return next === own ? mine : new Set(next.keys())
}

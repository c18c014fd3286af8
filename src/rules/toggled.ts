/** The set without this one where it was in it, else with it. Pure. */
export function toggled<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const now = new Set(set)
  if (!now.delete(one)) now.add(one)
  return now
}

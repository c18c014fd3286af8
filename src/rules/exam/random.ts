/** Chance, handed in so that tests may choose it: 0 to under 1. */
export type Random = () => number

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items]
  for (let last = all.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1))
    ;[all[last], all[at]] = [all[at] as T, all[last] as T]
  }
  return all
}

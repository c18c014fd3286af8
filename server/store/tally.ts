/** Counts that stand beside rows, so that no list has to count them: by how much each changes. */

interface TallyChange<Key> {
  key: Key
  by: number
}

/**
 * @param columns by which the rows are counted
 * @returns the counts that change, in an order that is the same for everybody, so that two transactions wait for each
 *   other instead of blocking each other
 */
export function tallyChanges<Row extends object, Column extends keyof Row>(
  columns: readonly Column[],
  gone: readonly Row[],
  come: readonly Row[],
): TallyChange<Pick<Row, Column>>[] {
  const changes = new Map<string, TallyChange<Pick<Row, Column>>>()
  const add = (row: Row, by: number) => {
    const key = Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>
    const name = JSON.stringify(key)
    changes.set(name, { key, by: (changes.get(name)?.by ?? 0) + by })
  }
  for (const row of gone) add(row, -1)
  for (const row of come) add(row, 1)
  return [...changes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change)
    .filter(({ by }) => by !== 0)
}

/** How many rows one statement takes: SQLite and PostgreSQL bind only so many values. */
const rowsAtOnce = 200

/** The list in pieces that one statement takes, in its order. */
export const chunksOf = <T>(list: readonly T[], size = rowsAtOnce): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))

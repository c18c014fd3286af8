/** Pages deep in long lists: what is counted already says where a page lies, so nobody walks there row by row. */

/** Rows of a list that stand together in its order. */
export interface ListPart {
  /** The value of the first column that the list is ordered by. */
  at: number
  n: number
}

/** Which rows to ask for. */
interface Walk {
  /** from the list's end: the rows come the other way round */
  backwards: boolean
  limit: number
  offset: number
}

/** From whichever end of a list of `total` rows the page is nearer to. */
export function fromNearerEnd(total: number, skip: number, size: number): Walk {
  if (skip * 2 <= total) return { backwards: false, limit: size, offset: skip }
  const rest = Math.max(0, total - skip)
  const limit = Math.min(size, rest)
  return { backwards: true, limit, offset: rest - limit }
}

/**
 * The parts in which a page lies, and where in them.
 * @param parts in the list's order
 */
export function inParts(parts: readonly ListPart[], skip: number, size: number) {
  const at: number[] = []
  let before = 0
  let total = 0
  let within = 0
  for (const part of parts) {
    const begins = total
    total += part.n
    if (total <= skip || begins >= skip + size || part.n === 0) continue
    if (at.length === 0) before = begins
    at.push(part.at)
    within += part.n
  }
  return { at, total, ...fromNearerEnd(within, skip - before, size) }
}

/** `a, b` or `a desc, b desc`. */
export const ordered = (columns: readonly string[], { backwards }: Walk): string =>
  columns.map((column) => (backwards ? `${column} desc` : column)).join(', ')

/** Ids in the list's order. */
export const idsIn = (rows: readonly { id: number }[], { backwards }: Walk): number[] => {
  const ids = rows.map(({ id }) => id)
  return backwards ? ids.reverse() : ids
}

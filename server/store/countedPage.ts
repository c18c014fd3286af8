/** Pages of lists whose rows say themselves how many there are: `count(*) over () as "total"`. */

interface Counted {
  total: number | string
}

export interface PageNumbers {
  pageNo: number
  pageSize: number
}

/**
 * A page, and how many rows the list has. Behind the last page no row is left to say that, so the first one is asked.
 * @param read so many rows, behind so many
 */
export async function countedPage<R extends Counted>(
  { pageNo, pageSize }: PageNumbers,
  read: (limit: number, offset: number) => Promise<R[]>,
): Promise<{ found: R[]; total: number }> {
  const found = await read(pageSize, (pageNo - 1) * pageSize)
  const isBehind = found.length === 0 && pageNo > 1
  const [counted] = isBehind ? await read(1, 0) : found
  return { found, total: Number(counted?.total ?? 0) }
}

/** Runs the work for each item, four at a time; results in the items' order. */
export async function fourAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length)
  const queue = [...items.entries()]
  const next = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) results[entry[0]] = await work(entry[1])
  }
  await Promise.all([next(), next(), next(), next()])
  return results
}

/** Reads an id, or the number of a page, from an address that anybody may have typed; undefined where it is none. */
export function readAddressNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

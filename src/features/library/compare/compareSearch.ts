/** Which two specimens stand beside each other. */
export interface CompareSearch {
  left?: number
  right?: number
}

export type CompareSide = keyof CompareSearch

const idOf = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const readCompareSearch = (raw: Record<string, unknown>): CompareSearch => ({
  left: idOf(raw.left),
  right: idOf(raw.right),
})

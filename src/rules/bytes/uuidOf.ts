/** A small, even hash of a text: 32 bits. */
function hash(text: string, seed: number): number {
  let value = 2166136261 ^ seed
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
    value ^= value >>> 13
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * A UUID (version 8) that the same text always makes. Not version 5 of a library: ids that older builds made are stored
 * on devices and in the service, and the same act must get the same id from every build, or it would count twice.
 */
export function uuidOf(text: string): string {
  const parts = [1, 2, 3, 4].map((seed) =>
    hash(text, seed * 0x9e3779b9)
      .toString(16)
      .padStart(8, '0'),
  )
  const hex = parts.join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Whether `uuidOf` made it: a random one is of version 4. */
export const isMade = (id: string): boolean => id.charAt(14) === '8'

/** Characters that no XML and no page can hold. */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    // biome takes a control character in a pattern for a slip: by its number it is meant
    .replace(/\p{Cc}/gu, (one) => (one === '\n' || one === '\t' || one === '\r' ? one : ''))
    .replace(/[\uFFFE\uFFFF]/g, '')

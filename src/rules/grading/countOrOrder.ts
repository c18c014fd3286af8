/** English tells how many from which one by an ending that folding takes off: two molars are not the second molar. */

const ordinal =
  /(?<![\p{L}\d])(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th))[\s-]{1,3}(?!(?:and|or|to)\s)\p{L}/iu

/** A number and what it counts, in the plural, which up to two words may stand before. */
const counted =
  /^\s*(?:(?!and\s)[a-z]{2,20}\s+){0,2}(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\s+(?:(?!and\s|or\s|to\s)[a-z]{2,20}\s+){0,2}[a-z]{1,20}[a-rtv-z]s\s*$/i

/** Whether one of the two counts things and the other tells which one of them. */
export const isCountForOrder = (one: string, other: string): boolean =>
  (counted.test(one) && ordinal.test(other)) || (counted.test(other) && ordinal.test(one))

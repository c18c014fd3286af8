import { normalizeText } from '../words/unicode.ts'

/** A blank may accept all numbers of a range: `4.9..5.1` among its texts. */

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`
const written = new RegExp(`^(${number})\\.\\.(${number})$`, 'i')

export function readRange(accepted: string): readonly [least: number, most: number] | null {
  const [, least, most] = written.exec(accepted) ?? []
  return least === undefined || most === undefined ? null : [Number(least), Number(most)]
}

/** Without the noise of binary fractions. */
export const writeRange = (least: number, most: number): string => `${exact(least)}..${exact(most)}`

const exact = (value: number): string => String(Number(value.toPrecision(12)))

/** Groups of three digits (10,000), as `fold` takes them; after a nought it is a decimal comma (0,123). */
const grouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/

/** A number as people type it, however wide its characters are: with −, with grouped digits, with a decimal comma. */
const plain = (text: string): string =>
  normalizeText(text, 'NFKC')
    .replaceAll('−', '-')
    .trim()
    .replace(grouped, (digits) => digits.replaceAll(',', ''))
    .replace(',', '.')

/** Whether the text is a number of that range. */
export function isInRange(accepted: string, text: string): boolean {
  const range = readRange(accepted)
  const typed = plain(text)
  return range !== null && new RegExp(`^${number}$`, 'i').test(typed) && within(Number(typed), range)
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

/** A blank may accept all numbers of a range: `4.9..5.1` among its texts. */

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const written = new RegExp(`^(${number})\\.\\.(${number})$`, 'i')

export function readRange(accepted: string): readonly [least: number, most: number] | null {
  const [, least, most] = written.exec(accepted) ?? []
  return least === undefined || most === undefined ? null : [Number(least), Number(most)]
}

/** Without the noise of binary fractions. */
export const writeRange = (least: number, most: number): string => `${exact(least)}..${exact(most)}`

const exact = (value: number): string => String(Number(value.toPrecision(12)))

/** Whether the text is a number of that range, however wide its characters are. */
export function isInRange(accepted: string, text: string): boolean {
  const range = readRange(accepted)
  const plain = text.normalize('NFKC').replaceAll('−', '-').replace(',', '.').trim()
  return range !== null && new RegExp(`^${number}$`, 'i').test(plain) && within(Number(plain), range)
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

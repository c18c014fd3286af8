/** Personal marks beside the others: pure. */
import type { Mark, PersonalMark } from '../../contract/specimens.ts'
import { fontSizes } from '../mark.ts'
import { outlineOf, tipOf } from './shape.ts'

/** px */
export const USUAL_FONT_SIZE = 14

export const fontSizeWithin = (px: number) =>
  Math.min(Math.max(Math.round(px) || USUAL_FONT_SIZE, fontSizes.least), fontSizes.most)

/** As a pin and a row of the list see it. */
export function asMark(drawn: PersonalMark): Mark {
  const [x, y] = tipOf(drawn)
  return {
    id: drawn.clientId,
    layer: 'personal',
    name: drawn.name,
    nameEn: '',
    nameLatin: '',
    aliases: [],
    desc: drawn.desc,
    descEn: '',
    x,
    y,
    outline: outlineOf(drawn),
    objective: 0,
    frames: [],
    creatorName: '',
  }
}

/** The number that the next mark without a name gets: one more than the greatest, so that none is given twice. */
export function nextNumber(names: readonly string[], stem: string): number {
  const numbers = names
    .filter((name) => name.startsWith(stem))
    .map((name) => Number(name.slice(stem.length).trim()))
    .filter((number) => Number.isSafeInteger(number) && number > 0)
  return Math.max(0, ...numbers) + 1
}

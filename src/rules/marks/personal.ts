/** Personal marks beside the others: pure. */
import type { Mark, PersonalMark } from '../../contract/specimens.ts'
import { fontSizes } from './limits.ts'
import { outlineOf, tipOf } from './shape.ts'

/** Usual size (px) of a mark's text. */
export const usualFontPx = 14

export const fontSizeWithin = (px: number) =>
  Math.min(Math.max(Math.round(px) || usualFontPx, fontSizes.least), fontSizes.most)

const outlineOrLine = (drawn: PersonalMark) => {
  const outline = outlineOf(drawn)
  return outline.length > 0 ? outline : drawn.points
}

/**
 * As a pin and a row of the list see it.
 * @param count frames of a turntable group: it stands in its own alone; 1 otherwise
 */
export function asMark(drawn: PersonalMark, count = 1): Mark {
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
    // a line encloses nothing, but it tells how much of the picture is meant
    outline: drawn.points.length > 1 ? outlineOrLine(drawn) : [],
    objective: 0,
    frames: count > 1 ? Array.from({ length: count }, (_, n) => (n === drawn.frame ? [x, y] : null)) : [],
    creatorName: '',
  }
}

/** The name of the next mark that gets none: with a number that no other has. */
export function freshName(names: readonly string[], named: (number: number) => string): string {
  const taken = new Set(names)
  let number = names.length + 1
  while (taken.has(named(number))) number += 1
  return named(number)
}

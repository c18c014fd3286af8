/** Several things in one cell: blanks between semicolons or lines, the texts of a blank between bars, `!` before what is never right. */
import type { Option } from '../../../src/contract/questions.ts'
import { blankWith } from '../convert/blanks.ts'
import type { FileNote } from '../texts.ts'

const special = /[\\;；|｜!！、\n]/g
const protect = (text: string): string => text.replace(special, (one) => (one === '\n' ? ' ' : `\\${one}`))

/** Splits where the sign is not escaped; what is escaped stays so. */
function split(text: string, signs: string): string[] {
  const parts: string[] = ['']
  for (const [piece] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (signs.includes(piece)) parts.push('')
    else parts.push(`${parts.pop()}${piece}`)
  }
  return parts.map((part) => part.trim())
}

const bare = (text: string): string => text.replace(/\\([\s\S])/g, '$1').trim()
const filled = (parts: string[]) => parts.filter((part) => part !== '')

export const readCellList = (cell: string): string[] => filled(split(cell, ';；、\n')).map(bare)
export const writeList = (texts: readonly string[]): string => texts.map(protect).join('；')

/** @param between what stands between two blanks */
export const readBlankCell = (cell: string, notes: FileNote[], between = ';；\n'): Option[] =>
  filled(split(cell, between)).map((part) => {
    const texts = filled(split(part, '|｜'))
    const never = texts.filter((text) => /^[!！]/.test(text)).map((text) => bare(text.slice(1)))
    const answer = texts.filter((text) => !/^[!！]/.test(text)).map(bare)
    return blankWith(answer, never, notes)
  })

/** Beside each blank what may be left out behind it, in the form of the answers' cell. */
export function withLeftOut(options: readonly Option[], cells: { unit?: string; suffix?: string }): Option[] {
  const beside = (cell = '') => split(cell, ';；\n').map((part) => filled(split(part, '|｜')).map(bare))
  const [unit, suffix] = [beside(cells.unit), beside(cells.suffix)]
  return options.map((option, at) => ({
    ...option,
    ...(unit[at]?.length && { unit: unit[at] }),
    ...(suffix[at]?.length && { suffix: suffix[at] }),
  }))
}

/** Empty where no blank has any. */
export function writeLeftOut(options: readonly Option[], field: 'unit' | 'suffix'): string {
  const parts = options.map((option) => (option[field] ?? []).map(protect).join('|'))
  return parts.every((part) => part === '') ? '' : parts.join('；')
}

export const writeBlankCell = (options: readonly Option[]): string =>
  options
    .map(({ answer, never = [] }) =>
      [
        ...(Array.isArray(answer) ? answer.map(protect) : []),
        ...never.map((text) => `!${protect(text)}`),
      ].join('|'),
    )
    .join('；')

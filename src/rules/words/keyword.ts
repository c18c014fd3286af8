/** Searching by a word: width, case and spaces say nothing, nor does how the same word is written elsewhere (forms.ts). */
import { formOf } from './forms.ts'
import { normalizeText } from './unicode.ts'

/** A text as it was typed, but for width, case and spaces. */
export const foldWord = (text: string): string =>
  normalizeText(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Each line of a text for itself. */
export const foldLines = (text: string): string => text.split('\n').map(foldWord).join('\n')

/** Folded lines, and behind them the form of each that has another. */
export const withForms = (folded: readonly string[]): string[] => [
  ...folded,
  ...folded.map(formOf).filter((form) => form !== ''),
]

/** What a keyword is looked for in: the folded lines of a text with their forms. */
export const searchText = (folded: string): string => withForms(folded.split('\n')).join('\n')

/**
 * The ways of a folded keyword, each of which finds it: as it was typed, for a part of a word has no form (oesophagu),
 * and its form. What was typed alike is found always. A number alone is no form: 2 is a part of 12, 二 is not.
 */
export const waysOf = (folded: string): string[] => {
  const [, form = ''] = withForms([folded])
  return /^[\d,\s]*$/.test(form) ? [folded] : [folded, form]
}

/** Whether one of the texts holds the keyword; an empty keyword is in every text. */
export function holdsWord(texts: readonly string[], keyword: string): boolean {
  const ways = waysOf(foldWord(keyword))
  return texts.some((text) => {
    const lines = withForms([foldWord(text)])
    return ways.some((way) => lines.some((line) => line.includes(way)))
  })
}

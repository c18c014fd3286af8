/** Searching by a word: width, case and spaces say nothing. */
import { normalizeText } from './unicode.ts'

/** A text as it is compared with a keyword. */
export const foldWord = (text: string): string =>
  normalizeText(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Each line of a text for itself. */
export const foldLines = (text: string): string => text.split('\n').map(foldWord).join('\n')

/** Whether one of the texts holds the keyword; an empty keyword is in every text. */
export function holdsWord(texts: readonly string[], keyword: string): boolean {
  const wanted = foldWord(keyword)
  return texts.some((text) => foldWord(text).includes(wanted))
}

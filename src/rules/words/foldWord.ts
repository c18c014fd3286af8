import { normalizeText } from './unicode.ts'

/** A text as it was typed, but for width, case and spaces. */
export const foldWord = (text: string): string =>
  normalizeText(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Each line of a text for itself. */
export const foldLines = (text: string): string => text.split('\n').map(foldWord).join('\n')

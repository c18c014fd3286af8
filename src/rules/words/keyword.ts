/** Searching by a word: width, case and spaces say nothing, nor does how the same word is written elsewhere (forms.ts). */
import { foldWord } from './foldWord.ts'
import { formOf } from './forms.ts'

/**
 * Texts as they were typed, folded, and behind them the form of each that has another. Of a keyword each finds it: a part
 * of a word has no form (oesophagu), and what was typed alike is found always.
 */
export const withForms = (texts: readonly string[]): string[] => [
  ...texts.map(foldWord),
  ...texts.map(formOf).filter((form) => form !== ''),
]

/** The text in which a keyword is looked for: the lines of a text, folded, with their forms. */
export const searchText = (text: string): string => withForms(text.split('\n')).join('\n')

/** Whether one of the texts holds the keyword; an empty keyword is in every text. */
export function holdsWord(texts: readonly string[], keyword: string): boolean {
  const ways = withForms([keyword])
  return texts.some((text) => {
    const lines = withForms([text])
    return ways.some((way) => lines.some((line) => line.includes(way)))
  })
}

/** Searching specimens by a keyword: the same words in the same texts on both sides. */
import { foldWord } from './foldWord.ts'
import { withForms } from './keyword.ts'

/** more of them would only cost time */
const most = 8

/** What a keyword asks for: the whole of it and its words, each in the ways that it may be written. */
export interface Sought {
  whole: readonly string[]
  words: readonly (readonly string[])[]
}

/** A keyword is split at blanks like the bank's: each word is looked for by itself. @param keyword not yet folded */
export function soughtBy(keyword = ''): Sought {
  const words = [...new Set(keyword.split(/\s+/))].filter((word) => foldWord(word) !== '').slice(0, most)
  return { whole: withForms([keyword]), words: words.map((word) => withForms([word])) }
}

/** Texts of a specimen, all folded, with their forms (`withForms`). */
export interface SpecimenTexts {
  /** names and source */
  own: readonly string[]
  /** only beside another word: nearly every slide has the same */
  stain: readonly string[]
  /** of each mark its names and other names: everybody's marks first, then the person's own */
  marks: readonly (readonly string[])[]
}

interface Found {
  /**
   * The nearest 0: its own words hold the keyword, a mark is called so, a mark's name holds it; then where the words
   * stand apart: all in its own, all in a mark's names, here and there.
   */
  near: number
  /** the place of the mark that was found among `marks`; null: its own words were */
  mark: number | null
}

/** Whether one of the texts holds a word in one of its ways. */
export const holds = (texts: readonly string[]) => (ways: readonly string[]) =>
  ways.some((way) => texts.some((text) => text.includes(way)))

/** Where a keyword is found; null: not all of its words are there. */
export function findIn({ own, stain, marks }: SpecimenTexts, { whole, words }: Sought): Found | null {
  if (holds(own)(whole)) return { near: 0, mark: null }
  const called = marks.findIndex((names) => whole.some((way) => names.includes(way)))
  if (called >= 0) return { near: 1, mark: called }
  const within = marks.findIndex((names) => holds(names)(whole))
  if (within >= 0) return { near: 2, mark: within }
  if (words.length < 2) return null
  const beside = words.filter((word) => !holds([...own, ...stain])(word))
  const counts = marks.map((names) => beside.filter(holds(names)).length)
  if (!beside.every((word) => marks.some((names) => holds(names)(word)))) return null
  const inOne = marks.some((names) => words.every(holds(names)))
  const nearInMarks = inOne ? 4 : 5
  return {
    near: words.every(holds(own)) ? 3 : nearInMarks,
    mark: beside.length > 0 ? counts.indexOf(Math.max(...counts)) : null,
  }
}

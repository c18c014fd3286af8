/** Searching questions by a keyword: the same texts, and the same words in them, on both sides. */
import type { Question } from '../../contract/questions.ts'
import { foldWord } from './keyword.ts'
import { normalizeText } from './unicode.ts'

/** A Chinese character is a word of its own, so that any row of them is found. */
const wordForm = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

/** Words in their order, without markup, case, width and accents. */
export const wordsIn = (text: string): string[] =>
  normalizeText(foldWord(text.replace(/<[^<>]*>/g, ' ')), 'NFD')
    .replace(/\p{M}/gu, '')
    .match(wordForm) ?? []

/** Everything in a question that a keyword may stand in, in all languages. */
export function textsOf({
  title,
  titleEn,
  options,
  keywords,
  keywordsEn = [],
  children,
}: Question): string[] {
  const own = options.flatMap(({ content, contentEn, answer }) => [
    content,
    contentEn,
    ...(Array.isArray(answer) ? answer : []),
  ])
  return [title, titleEn, ...own, ...keywords, ...keywordsEn, ...children.flatMap(textsOf)]
}

/** A part of a keyword. */
export interface Phrase {
  /** of letters and digits, in a row */
  words: string[]
  /** the last one may go on */
  goesOn: boolean
}

const isHan = (word: string | undefined) => /^\p{Script=Han}$/u.test(word ?? '')

/** The parts of a keyword, the words of each in a row; of the last part the last word may go on. */
export const phrasesOf = (keyword: string): Phrase[] =>
  foldWord(keyword)
    .split(' ')
    .map(wordsIn)
    .filter((words) => words.length > 0)
    .map((words, at, all) => ({ words, goesOn: at === all.length - 1 && !isHan(words.at(-1)) }))

/** Whether each of the phrases stands in one of the question's texts; none stands nowhere. */
export function holdsPhrases(question: Question, phrases: readonly Phrase[]): boolean {
  const texts = textsOf(question).map(wordsIn)
  return phrases.length > 0 && phrases.every((phrase) => texts.some((text) => stands(phrase, text)))
}

/**
 * The text that a keyword was found in, where that is not the title, which is seen anyway: an option, a keyword, a part
 * of a case. Empty: the title holds all of it, or no text does alone.
 */
export function whyFound(question: Question, phrases: readonly Phrase[]): string {
  const holds = (text: string) => {
    const words = wordsIn(text)
    return phrases.some((phrase) => stands(phrase, words))
  }
  if ([question.title, question.titleEn].some(holds)) return ''
  return textsOf(question).find(holds) ?? ''
}

const stands = ({ words, goesOn }: Phrase, text: readonly string[]): boolean =>
  text.some((_, from) =>
    words.every((word, at) => {
      const there = text[from + at]
      return there === word || (goesOn && at === words.length - 1 && there?.startsWith(word))
    }),
  )

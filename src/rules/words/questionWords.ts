/** Searching questions by a keyword: the same texts, and the same words in them, on both sides. */
import type { Question } from '../../contract/questions.ts'
import { foldWord } from './foldWord.ts'
import { formOf, numberEdge } from './forms.ts'
import { normalizeText } from './unicode.ts'

/** A Chinese character is a word of its own, so that any row of them is found. */
const wordForm = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

/** characters of a text that are read: as many as a text may have, for one character may fold into eighteen */
const maxReadChars = 20_000

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, ' ').slice(0, maxReadChars)

const wordsOfFolded = (folded: string): string[] =>
  normalizeText(folded, 'NFD').replace(/\p{M}/gu, '').match(wordForm) ?? []

/** Words in their order, without markup, case, width and accents. */
export const wordsIn = (text: string): string[] =>
  wordsOfFolded(foldWord(withoutTags(text)).slice(0, maxReadChars))

/** IL2 as IL 2 */
const splitBeforeDigits = (words: readonly string[]) =>
  words.flatMap((word) => word.split(/(?<=\p{L})(?=\d)/u))

const formWordsIn = (text: string) => wordsOfFolded(formOf(withoutTags(text)).slice(0, maxReadChars))

/**
 * The words of a text in the ways that it may be written: as it is, and its form where that has other words. That a number
 * stands apart from its letters (IL2) is no other: keywords try both. One that holds no word is left out.
 */
export function wordWaysIn(text: string): string[][] {
  const typed = wordsIn(text)
  const inForm = formWordsIn(text)
  const isSame = [typed, splitBeforeDigits(typed)].some((words) => words.join(' ') === inForm.join(' '))
  return (isSame ? [typed] : [typed, inForm]).filter((words) => words.length > 0)
}

const behindLetters = new RegExp(`(?<=\\p{Script=Latin})${numberEdge}(\\d+)${numberEdge}`, 'gu')

/** As `wordWaysIn`, and with each number of the form behind its letters (IL-2 is IL2). */
function waysOfKeyword(keyword: string): string[][] {
  const joined = formOf(keyword).replace(behindLetters, '$1')
  const ways = [wordsIn(keyword), formWordsIn(keyword), wordsOfFolded(joined)]
  const isNew = (words: string[], at: number) =>
    words.length > 0 && ways.findIndex((one) => one.join(' ') === words.join(' ')) === at
  return ways.filter(isNew)
}

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

/** Words in a row. */
export interface WordRow {
  /** of letters and digits */
  words: string[]
  /** the last one may go on */
  goesOn: boolean
}

/** A part of a keyword, in the ways that it may be written: one of them is to be found. */
export type Phrase = readonly WordRow[]

/** Whether the last word may be the beginning of another: a Chinese character is a word, and a number that was read too. */
const mayGoOn = (words: readonly string[], isForm: boolean) =>
  !/^\p{Script=Han}$/u.test(words.at(-1) ?? '') && !(isForm && /\d$/.test(words.at(-1) ?? ''))

/** The parts of a keyword, the words of each in a row; of the last part the last word may go on. */
export const phrasesOf = (keyword: string): Phrase[] =>
  keyword
    .trim()
    .split(/\s+/)
    .map(waysOfKeyword)
    .filter((ways) => ways.length > 0)
    .map((ways, at, all) =>
      ways.map((words, way) => ({ words, goesOn: at === all.length - 1 && mayGoOn(words, way > 0) })),
    )

/** Whether each of the phrases stands in one of the question's texts; none stands nowhere. */
export function holdsPhrases(question: Question, phrases: readonly Phrase[]): boolean {
  const texts = textsOf(question).flatMap(wordWaysIn)
  return phrases.length > 0 && phrases.every((phrase) => texts.some((text) => stands(phrase, text)))
}

/**
 * The text that a keyword was found in, where that is not the title, which is seen anyway: an option, a keyword, a part
 * of a case. Empty: the title holds all of it, or no text does alone.
 */
export function whyFound(question: Question, phrases: readonly Phrase[]): string {
  const holds = (text: string) =>
    wordWaysIn(text).some((words) => phrases.some((phrase) => stands(phrase, words)))
  if ([question.title, question.titleEn].some(holds)) return ''
  return textsOf(question).find(holds) ?? ''
}

const stands = (phrase: Phrase, text: readonly string[]): boolean =>
  phrase.some(({ words, goesOn }) =>
    text.some((_, from) =>
      words.every((word, at) => {
        const there = text[from + at]
        return there === word || (goesOn && at === words.length - 1 && there?.startsWith(word))
      }),
    ),
  )

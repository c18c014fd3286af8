import type { AnyQuestion } from '../../contract/questions.ts'
import { fold } from './fold.ts'

/** A word that a good answer has, in both languages where the school gave both. */
export interface Keyword {
  zh: string
  en: string
  /** it stands in the answer, in either language */
  found: boolean
}

/** The keywords of a question, and whether a text holds them, however they are written. */
export function keywordsIn({ keywords, keywordsEn = [] }: AnyQuestion, text: string): Keyword[] {
  const said = fold(text)
  const holds = (word: string) => fold(word) !== '' && said.includes(fold(word))
  // only lists of one length name the same things in the same order
  const paired = keywordsEn.length === keywords.length ? keywordsEn : []
  return keywords.map((zh, at) => {
    const en = paired[at] ?? zh
    return { zh, en, found: holds(zh) || holds(en) }
  })
}

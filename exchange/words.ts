/** Messages for an operator, in either language: texts in both, in which `{0}` is filled in. */
import { fillText, inLang, type Lang } from '../src/rules/lang.ts'

export type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>

export interface Said<Key extends string = string> {
  key: Key
  texts: readonly [zh: string, en: string]
  /** names, numbers or messages that are filled in */
  values: readonly (string | number | Said)[]
}

/** @returns what makes something to say of a table of texts */
export const sayer =
  <T extends Texts>(all: T) =>
  (key: keyof T & string, ...values: Said['values']): Said<keyof T & string> => ({
    key,
    texts: all[key] as T[keyof T],
    values,
  })

export const inWords = (lang: Lang, { texts: [zh, en], values }: Said): string =>
  fillText(
    inLang(lang, zh, en),
    values.map((value) => (typeof value === 'object' ? inWords(lang, value) : value)),
  )

/** A failure with a message in the operator's language. */
export class Unsaid extends Error {
  readonly note: Said

  constructor(note: Said) {
    super(inWords('en', note))
    this.note = note
  }
}

/** The message of a failure; that of a library or of the system is given as it is. */
export const failureNote = (failure: unknown): Said =>
  failure instanceof Unsaid
    ? failure.note
    : asItIs(failure instanceof Error ? failure.message : String(failure))

/** The same in every language: a name, what a library says. */
export const asItIs = (text: string): Said => ({ key: 'asItIs', texts: ['{0}', '{0}'], values: [text] })

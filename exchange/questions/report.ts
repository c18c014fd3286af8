/** The report of a run: important facts in the console, and a line for every question in a file. */
import { appendFileSync } from 'node:fs'
import type { Lang } from '../../src/rules/lang.ts'
import { beginReport } from '../report.ts'
import { csvLine } from '../table/csv.ts'
import { inWords, type Said } from '../words.ts'
import type { Result } from './store.ts'
import { type FileNote, fileNote, type QuestionTextKey } from './texts.ts'

type State = Result | 'failed' | 'leftOut'

const heads = ['headQuestion', 'headResult', 'headKey', 'headCatalog', 'headNotes'] as const

/** Where questions go is not told: mended by one word of the operator. */
const ofAll = new Set<QuestionTextKey>(['tellSubject', 'tellPlace', 'tellCatalog'])

export class QuestionReport {
  readonly path: string
  readonly #lang: Lang
  readonly #say: (line: string) => void
  readonly #counts: Record<State, number> = { imported: 0, updated: 0, already: 0, leftOut: 0, failed: 0 }
  /** the notes already given that hold for all questions of a file: each is given once */
  readonly #said = new Set<QuestionTextKey>()
  #failed = 0

  constructor(path: string, lang: Lang, say: (line: string) => void) {
    this.path = path
    this.#lang = lang
    this.#say = say
    beginReport(
      path,
      heads.map((head) => inWords(lang, fileNote(head))),
    )
  }

  add(label: string, state: State, { key = '', catalog = '', notes = [] as readonly FileNote[] } = {}) {
    this.#counts[state]++
    if (state === 'failed') this.#failed++
    const said = notes.map((one) => inWords(this.#lang, one))
    const [only] = notes
    const isSaid = only !== undefined && ofAll.has(only.key) && this.#said.has(only.key)
    if (only && ofAll.has(only.key)) this.#said.add(only.key)
    if (!isSaid && ((said.length > 0 && state !== 'already') || state === 'failed'))
      this.#line(state, `${label}: ${said.join('; ')}`)
    appendFileSync(this.path, csvLine([label, this.#words(state), key, catalog, said.join('; ')]))
  }

  /** Of the file as a whole. */
  file(what: Said, isWrong = false) {
    if (isWrong) this.#failed++
    this.#line(isWrong ? 'failed' : 'file', inWords(this.#lang, what))
    appendFileSync(
      this.path,
      csvLine(['', this.#words(isWrong ? 'failed' : 'file'), '', '', inWords(this.#lang, what)]),
    )
  }

  /** Says what came of it. @returns how much was wrong */
  end(): number {
    const { imported, updated, already, leftOut, failed } = this.#counts
    const all = imported + updated + already + leftOut + failed
    this.#say('')
    this.#say(inWords(this.#lang, fileNote('total', all, imported, updated, already, leftOut, failed)))
    this.#say(inWords(this.#lang, fileNote('report', this.path)))
    return this.#failed
  }

  #words(key: QuestionTextKey): string {
    return inWords(this.#lang, fileNote(key))
  }

  #line(state: QuestionTextKey, text: string) {
    this.#say(`${this.#words(state)}  ${text}`)
  }
}

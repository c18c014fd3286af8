/**
 * The report of a run: a line for each file as it is done, in the console and in a file that a broken run leaves too.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Lang } from '../src/rules/lang.ts'
import type { Imported } from './slide.ts'
import { csvLine } from './table/csv.ts'
import { type ImportTextKey, note, Wrong } from './texts.ts'
import { inWords, type Said } from './words.ts'

export interface FileOutcome {
  /** as the folder has it */
  file: string
  seconds: number
  /** null where it failed */
  imported: Imported | null
  /** why it failed, or facts that a user must know */
  notes: Said[]
}

const heads = [
  ...([
    'headFile',
    'headResult',
    'headSpecimen',
    'headKind',
    'headWidth',
    'headHeight',
    'headScale',
  ] as const),
  ...(['headBytes', 'headSeconds', 'headLeftOut', 'headRemoved', 'headNotes'] as const),
]

/** Beside the data, since a folder of slides may be read-only. */
export const reportPath = (dataDir: string, now: Date) =>
  join(dataDir, 'import', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.csv`)

/** @throws Wrong where it cannot be written */
export function beginReport(path: string, cells: readonly string[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `\uFEFF${csvLine(cells)}`)
  } catch (failure) {
    throw new Wrong('badReport', path, (failure as NodeJS.ErrnoException).code ?? String(failure))
  }
}

export class Report {
  readonly path: string
  readonly #lang: Lang
  readonly #say: (line: string) => void
  readonly #failed: FileOutcome[] = []
  readonly #counts = { imported: 0, updated: 0, already: 0 }
  readonly #problems: Said[] = []
  #files = 0

  constructor(path: string, lang: Lang, say: (line: string) => void) {
    this.path = path
    this.#lang = lang
    this.#say = say
    beginReport(
      path,
      heads.map((head) => this.#words(note(head))),
    )
  }

  /** Something that is wrong though no file failed by it: the run does not end well. */
  problem(what: Said) {
    this.#problems.push(what)
    this.note(what, 'table')
  }

  /** Something to know. */
  note(what: Said, kind: 'note' | 'table' = 'note') {
    const text = this.#words(what)
    this.#say(`${this.#head(kind)} ${text}`)
    appendFileSync(
      this.path,
      csvLine([this.#words(note(kind)), '', '', '', '', '', '', '', '', '', '', text]),
    )
  }

  /** Where it is; stands in the console alone. */
  progress(what: Said) {
    this.#say(`${this.#head('working')} ${this.#words(what)}`)
  }

  add(outcome: FileOutcome) {
    const { file, imported, seconds, notes } = outcome
    const result = imported?.result ?? 'failed'
    this.#files++
    if (imported) this.#counts[imported.result]++
    else this.#failed.push(outcome)
    const line = imported ? lineOf(imported, seconds).map((part) => this.#words(part)) : []
    this.#say(`${this.#head(result)} ${file}: ${line.join('')}${this.#list(notes)}`)
    const { id, kind, width, height, scale, bytes } = imported ?? {
      id: '',
      kind: '',
      width: '',
      height: '',
      scale: '',
      bytes: '',
    }
    const named = kind === '' ? '' : this.#words(note(kind))
    const numbers = [id, named, width, height, scale, bytes, Number(seconds.toFixed(1))]
    const lists = [imported?.leftOut ?? [], imported?.removed ?? [], notes].map((list) => this.#list(list))
    appendFileSync(this.path, csvLine([file, this.#words(note(result)), ...numbers, ...lists]))
  }

  /** Says what came of it. @returns how much was wrong */
  end(): number {
    const { imported, updated, already } = this.#counts
    this.#say('')
    this.#say(this.#words(note('total', this.#files, imported, updated, already, this.#failed.length)))
    for (const { file, notes } of this.#failed)
      this.#say(`  ${this.#words(note('failed'))}  ${file}: ${this.#list(notes)}`)
    for (const problem of this.#problems)
      this.#say(`  ${this.#words(note('table'))}   ${this.#words(problem)}`)
    this.#say(this.#words(note('report', this.path)))
    return this.#failed.length + this.#problems.length
  }

  #words(what: Said): string {
    return inWords(this.#lang, what)
  }

  #head(key: ImportTextKey): string {
    return this.#words(note(key)).padEnd(8)
  }

  #list(all: readonly Said[]): string {
    return all.map((one) => this.#words(one)).join('; ')
  }
}

function lineOf(
  { result, id, width, height, scale, kind, bytes, leftOut, removed }: Imported,
  seconds: number,
): Said[] {
  if (result !== 'imported') return [note('specimen', id)]
  const um = scale > 0 ? note('scale', Number(scale.toPrecision(4))) : note('noScale')
  const sizes = [width, height, um, (bytes / 1e6).toFixed(1), seconds.toFixed(1)]
  const list = (key: 'leftOut' | 'removed', items: Said[]) =>
    items.length > 0
      ? [
          note(
            key,
            items.reduce((all, item) => note('comma', all, item)),
          ),
        ]
      : []
  return [
    note('newSpecimen', id, note(kind), ...sizes),
    ...list('leftOut', leftOut),
    ...list('removed', removed),
  ]
}

/** What a run says: a line for each file as it is done, in the console and in a file that a cut run leaves too. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Imported } from './slide.ts'
import { csvLine } from './table/csv.ts'

export interface Outcome {
  /** as the folder has it */
  file: string
  seconds: number
  /** null where it failed */
  imported: Imported | null
  /** why it failed, or what one must know */
  notes: string[]
}

const heads = ['file', 'result', 'specimen', 'kind', 'width', 'height', 'µm per pixel', 'bytes', 'seconds']
const texts = ['left out', 'removed', 'notes']

/** Beside the data, since a folder of slides may be read-only. */
export const reportPath = (dataDir: string, now: Date) =>
  join(dataDir, 'import', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.csv`)

export class Report {
  readonly path: string
  readonly #say: (line: string) => void
  readonly #failed: Outcome[] = []
  readonly #counts = { imported: 0, updated: 0, already: 0 }
  readonly #problems: string[] = []
  #files = 0

  constructor(path: string, say: (line: string) => void) {
    this.path = path
    this.#say = say
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `\uFEFF${csvLine([...heads, ...texts])}`)
  }

  /** Something that is wrong though no file failed by it: the run does not end well. */
  problem(text: string) {
    this.#problems.push(text)
    this.note(text, 'table')
  }

  /** Something to know. */
  note(text: string, what = 'note') {
    this.#say(`${what.padEnd(8)} ${text}`)
    appendFileSync(this.path, csvLine([what, '', '', '', '', '', '', '', '', '', '', text]))
  }

  add(outcome: Outcome) {
    const { file, imported, seconds, notes } = outcome
    this.#files++
    if (imported) this.#counts[imported.result]++
    else this.#failed.push(outcome)
    this.#say(
      `${(imported?.result ?? 'failed').padEnd(8)} ${file}: ${imported ? lineOf(imported, seconds) : ''}${notes.join('; ')}`,
    )
    const { id, kind, width, height, scale, bytes } = imported ?? {
      ...{ id: '', kind: '', width: '', height: '', scale: '', bytes: '' },
    }
    const numbers = [id, kind, width, height, scale, bytes, Number(seconds.toFixed(1))]
    const lists = [imported?.leftOut ?? [], imported?.removed ?? [], notes].map((list) => list.join('; '))
    appendFileSync(this.path, csvLine([file, imported?.result ?? 'failed', ...numbers, ...lists]))
  }

  /** Says what came of it. @returns how much was wrong */
  end(): number {
    const { imported, updated, already } = this.#counts
    this.#say('')
    this.#say(
      `${this.#files} files: ${imported} imported, ${updated} updated, ${already} there already, ${this.#failed.length} failed.`,
    )
    for (const { file, notes } of this.#failed) this.#say(`  failed  ${file}: ${notes.join('; ')}`)
    for (const problem of this.#problems) this.#say(`  table   ${problem}`)
    this.#say(`The report is ${this.path}`)
    return this.#failed.length + this.#problems.length
  }
}

function lineOf(
  { result, id, width, height, scale, kind, bytes, leftOut, removed }: Imported,
  seconds: number,
): string {
  if (result !== 'imported') return `specimen ${id}. `
  const um = scale > 0 ? `${Number(scale.toPrecision(4))} µm per px` : 'scale not known'
  const size = `${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`
  const list = (head: string, items: string[]) => (items.length > 0 ? `${head}: ${items.join(', ')}. ` : '')
  return `specimen ${id}, ${kind}, ${width} × ${height} px, ${um}, ${size}. ${list('Left out', leftOut)}${list('Removed', removed)}`
}

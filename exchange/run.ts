/** A folder of pictures and its table become specimens, one file after the other. */

import { basename, relative } from 'node:path'
import { readInitials } from '../server/library/initials.ts'
import type { Db } from '../server/store/db.ts'
import type { FolderFiles } from './found.ts'
import { type Known, readKnown } from './known.ts'
import type { FileOutcome } from './report.ts'
import { type Restriction, restrictKnown } from './restricted.ts'
import { type Imported, importSlide } from './slide.ts'
import { type Checked, checkRow, type Otherwise, type RowFacts } from './table/check.ts'
import { matchRows } from './table/match.ts'
import { readTable, type TableRow } from './table/read.ts'
import { note } from './texts.ts'
import { asItIs, type Said, Unsaid } from './words.ts'

export interface Wishes extends Otherwise, Restriction {
  /** for a single file */
  name?: string | undefined
  /** µm for each px, where neither table nor file tells it */
  um?: number | undefined
  /** longest time for a file */
  minutes?: number | undefined
  /** xlsx or csv */
  table?: string | undefined
  /** whether an earlier run reported this file already */
  isDone?: (file: string) => boolean
}

/** Receives the outcomes of a run: the report of a command, or the page that follows a job. */
export interface SlideReport {
  problem(what: Said): void
  note(what: Said): void
  progress(what: Said): void
  add(outcome: FileOutcome): void
}

/**
 * Does one file and reports it: what it became, or why it did not.
 * @param work answers null where its `notes` say why the file was not taken
 */
export async function importFile(
  report: SlideReport,
  file: string,
  work: (notes: Said[], onProgress: (percent: number) => void) => Promise<Imported | null>,
): Promise<void> {
  const begun = performance.now()
  const notes: Said[] = []
  let imported: Imported | null = null
  try {
    imported = await work(notes, (percent) => report.progress(note('percentDone', file, percent)))
    notes.push(...(imported?.notes ?? []))
  } catch (failure) {
    notes.push(oneLineOf(failure))
  }
  report.add({ file, seconds: (performance.now() - begun) / 1000, imported, notes })
}

/** One file that fails does not stop the others. @throws an Error where the table cannot be read at all */
export async function importFiles(
  db: Db,
  dataDir: string,
  { folder, paths, table: own, unused }: FolderFiles,
  wishes: Wishes,
  report: SlideReport,
): Promise<void> {
  const known = restrictKnown(await readKnown(db.kysely), wishes)
  const rows = await rowsOf(wishes.table ?? own, { folder, paths, report })
  for (const file of unused) report.note(note('noPicture', relative(folder, file)))
  for (const [at, path] of paths.entries()) {
    const file = relative(folder, path) || basename(path)
    if (wishes.isDone?.(file)) continue
    report.progress(note('nthFile', at + 1, paths.length, file))
    await importFile(report, file, async (notes, onProgress) => {
      const row = rows?.get(path)
      if (rows && !row) notes.push(note('noRow'))
      const { told, problems } = checkRow(row, wishes, known)
      notes.push(...problems)
      if (problems.length > 0) return null
      if (told.place && 'make' in told.place) notes.push(note('newCatalog', told.place.name))
      const whole = await completed(told, wishes, known)
      const { minutes } = wishes
      return importSlide(db, dataDir, path, whole, { minutes, restriction: wishes, onProgress })
    })
  }
  await readInitials(db)
}

/** What libvips says of a picture that it cannot decode. */
const isOfBroken = /^Vips\w+: |(?:premature end|corrupt|bad seek|unsupported image format)/i

/** Picture libraries repeat a warning for each line of a picture: two different ones are enough. */
function oneLineOf(failure: unknown): Said {
  if (failure instanceof Unsaid) return failure.note
  const lines = (failure instanceof Error ? failure.message : String(failure)).split('\n')
  const text = [...new Set(lines.map((line) => line.trim()).filter(Boolean))].slice(0, 2).join(' · ')
  return isOfBroken.test(text) ? note('brokenPicture', text) : asItIs(text)
}

/** Completes a row with values that follow from the command and from the school. */
async function completed(
  { place, texts, ...told }: Checked['told'],
  { name, um, isOwn = false }: Wishes,
  { stainEn }: Known,
): Promise<RowFacts> {
  const dyeEn = texts.dye !== undefined && texts.dyeEn === undefined ? stainEn(texts.dye) : ''
  return {
    ...told,
    published: isOwn ? undefined : told.published,
    isHiddenAtFirst: isOwn,
    place: place && 'make' in place ? await place.make() : place,
    um: told.um ?? um,
    texts: { ...(name === undefined ? {} : { name }), ...(dyeEn ? { dyeEn } : {}), ...texts },
  }
}

/** The table's rows by the file that they tell of; undefined without a table. */
async function rowsOf(
  table: string | undefined,
  { folder, paths, report }: Pick<FolderFiles, 'folder' | 'paths'> & { report: SlideReport },
): Promise<Map<string, TableRow> | undefined> {
  if (table === undefined) return undefined
  const { rows, unknown, guessed } = await readTable(table)
  if (guessed !== undefined) report.note(note('guessedEncoding', guessed))
  for (const head of unknown) report.note(note('unknownColumn', head))
  const matched = matchRows(folder, paths, rows)
  for (const problem of matched.problems) report.problem(problem)
  return matched.rows
}

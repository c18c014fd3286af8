/** A folder of pictures and its table become specimens, one file after the other. */

import { basename, relative } from 'node:path'
import type { Db } from '../server/store/db.ts'
import type { FolderFiles } from './found.ts'
import { type Known, readKnown } from './known.ts'
import type { Report } from './report.ts'
import { importSlide } from './slide.ts'
import { type Checked, checkRow, type Otherwise, type RowFacts } from './table/check.ts'
import { matchRows } from './table/match.ts'
import { readTable, type TableRow } from './table/read.ts'
import { note } from './texts.ts'
import { asItIs, type Said, Unsaid } from './words.ts'

export interface Wishes extends Otherwise {
  /** for a single file */
  name?: string | undefined
  /** µm for each px, where neither table nor file tells it */
  um?: number | undefined
  /** longest time for a file */
  minutes?: number | undefined
  /** xlsx or csv */
  table?: string | undefined
}

/** One file that fails does not stop the others. @throws an Error where the table cannot be read at all */
export async function importFiles(
  db: Db,
  dataDir: string,
  { folder, paths, table: own, unused }: FolderFiles,
  wishes: Wishes,
  report: Report,
): Promise<void> {
  const known = await readKnown(db.kysely)
  const rows = await rowsOf(wishes.table ?? own, { folder, paths, report })
  for (const file of unused) report.note(note('noPicture', relative(folder, file)))
  for (const [at, path] of paths.entries()) {
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    const file = relative(folder, path) || basename(path)
    report.progress(note('nthFile', at + 1, paths.length, file))
    const row = rows?.get(path)
    const notes = rows && !row ? [note('noRow')] : []
    const { told, problems } = checkRow(row, wishes, known)
    if (problems.length > 0) {
      report.add({ file, seconds: seconds(), imported: null, notes: [...notes, ...problems] })
      continue
    }
    try {
      if (told.place && 'make' in told.place) notes.push(note('newCatalog', told.place.name))
      const imported = await importSlide(db, dataDir, path, await completed(told, wishes, known), {
        minutes: wishes.minutes,
        onProgress: (percent) => report.progress(note('percentDone', file, percent)),
      })
      report.add({ file, seconds: seconds(), imported, notes: [...notes, ...imported.notes] })
    } catch (failure) {
      report.add({ file, seconds: seconds(), imported: null, notes: [...notes, oneLineOf(failure)] })
    }
  }
}

/** Picture libraries repeat a warning for each line of a picture: two different ones are enough. */
function oneLineOf(failure: unknown): Said {
  if (failure instanceof Unsaid) return failure.note
  const lines = (failure instanceof Error ? failure.message : String(failure)).split('\n')
  return asItIs([...new Set(lines.map((line) => line.trim()).filter(Boolean))].slice(0, 2).join(' · '))
}

/** Completes a row with values that follow from the command and from the school. */
async function completed(
  { place, texts, ...told }: Checked['told'],
  { name, um }: Wishes,
  { stainEn }: Known,
): Promise<RowFacts> {
  const dyeEn = texts.dye !== undefined && texts.dyeEn === undefined ? stainEn(texts.dye) : ''
  return {
    ...told,
    place: place && 'make' in place ? await place.make() : place,
    um: told.um ?? um,
    texts: { ...(name === undefined ? {} : { name }), ...(dyeEn ? { dyeEn } : {}), ...texts },
  }
}

/** The table's rows by the file that they tell of; undefined without a table. */
async function rowsOf(
  table: string | undefined,
  { folder, paths, report }: Pick<FolderFiles, 'folder' | 'paths'> & { report: Report },
): Promise<Map<string, TableRow> | undefined> {
  if (table === undefined) return undefined
  const { rows, unknown } = await readTable(table)
  for (const head of unknown) report.note(note('unknownColumn', head))
  const matched = matchRows(folder, paths, rows)
  for (const problem of matched.problems) report.problem(problem)
  return matched.rows
}

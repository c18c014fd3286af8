/** A file of questions comes into the school, whole or not at all. */

import { readWords } from '../../server/questions/questionWords.ts'
import type { Db } from '../../server/store/db.ts'
import type { Said } from '../words.ts'
import { readContent } from './content.ts'
import { keysOf, type PlacedDraft } from './keys.ts'
import type { Content, Draft } from './model.ts'
import { Pictures } from './pictures.ts'
import { QuestionPlaces, type PlaceWishes as Where } from './place.ts'
import { specimenFinder } from './specimens.ts'
import { type Result, Store } from './store.ts'
import { type FileNote, fileNote, QuestionFileFault } from './texts.ts'

export interface QuestionWishes extends Where {
  /** questions with a fault are passed over, and the others are imported */
  skip?: boolean | undefined
}

type QuestionState = Result | 'failed' | 'leftOut'

/** Receives the outcomes of a run: the report of a command, or the page that follows a job. */
export interface QuestionOutcomes {
  add(
    label: string,
    state: QuestionState,
    more: { key?: string; catalog?: string; notes?: readonly FileNote[] },
  ): void
  /** Of the file as a whole. */
  file(what: Said, isWrong?: boolean): void
  progress?(done: number, total: number): void
}

interface Done {
  draft: Draft
  result: QuestionState
  key: string
  catalog: string
  notes: Draft['notes']
}

/** Ends a transaction without an effect. */
class NotWhole extends Error {}

/** @throws nothing for faults of the file: the report names them */
export async function importQuestions(
  db: Db,
  dataDir: string,
  path: string,
  wishes: QuestionWishes,
  report: QuestionOutcomes,
): Promise<void> {
  const pictures = new Pictures(dataDir)
  let isIn = false
  try {
    const content = await readContent(path, pictures, specimenFinder(db.kysely))
    isIn = await bring(db, content, wishes, report)
    // not left to whoever searches first
    if (isIn) await readWords(db)
  } catch (failure) {
    if (!(failure instanceof QuestionFileFault)) throw failure
    report.file(failure.note, true)
  } finally {
    if (!isIn) await pictures.forget()
  }
}

/** @returns whether anything was written. @throws Wrong */
async function bring(
  db: Db,
  content: Content,
  wishes: QuestionWishes,
  report: QuestionOutcomes,
): Promise<boolean> {
  for (const one of content.notes) report.file(one)
  const wrong = content.refused.some(({ leftOut }) => !leftOut)
  let done: Done[] = []
  let made: Draft['notes'] = []
  let isIn = !wrong || wishes.skip === true
  try {
    await db.kysely.transaction().execute(async (tx) => {
      const places = await QuestionPlaces.read(tx, wishes)
      places.check()
      const store = new Store(tx)
      done = []
      const placed: (PlacedDraft | Done)[] = []
      for (const draft of content.drafts) placed.push(await placeOf(draft, places))
      const keys = await keysOf(tx, placed.filter(hasPlace))
      const met = new Set<string>()
      const mayChange = (catalogId: number) => places.isWithin(catalogId)
      for (const one of placed) {
        done.push(hasPlace(one) ? await put(one, keys.get(one.draft) ?? '', met, store, mayChange) : one)
        report.progress?.(done.length, placed.length)
      }
      made = places.notes
      if (!isIn || (!wishes.skip && done.some(({ result }) => result === 'failed'))) throw new NotWhole()
    })
  } catch (failure) {
    if (!(failure instanceof NotWhole)) throw failure
    isIn = false
  }
  if (isIn) for (const one of made) report.file(one)
  for (const { label, leftOut, why } of content.refused)
    report.add(label, leftOut ? 'leftOut' : 'failed', { notes: [why] })
  for (const { draft, result, key, catalog, notes } of done) {
    const state = isIn || result === 'failed' ? result : 'leftOut'
    report.add(draft.label, state, { key, catalog, notes: isIn || result === 'failed' ? notes : [] })
  }
  if (!isIn) report.file(fileNote('nothing'))
  return isIn
}

const hasPlace = (one: PlacedDraft | Done): one is PlacedDraft => !('result' in one)

/** @returns what became of it where it has no place */
async function placeOf(draft: Draft, places: QuestionPlaces): Promise<PlacedDraft | Done> {
  try {
    return { draft, catalog: await places.find(draft.path, draft.subject) }
  } catch (failure) {
    if (!(failure instanceof QuestionFileFault)) throw failure
    return failed(draft, failure.note)
  }
}

const failed = (draft: Draft, why: FileNote): Done => ({
  draft,
  key: '',
  catalog: '',
  result: 'failed',
  notes: [why],
})

/**
 * @param met keys of this file so far
 * @param mayChange whether questions of a catalogue are the operator's to change
 */
async function put(
  { draft, catalog }: PlacedDraft,
  key: string,
  met: Set<string>,
  store: Store,
  mayChange: (catalogId: number) => boolean,
): Promise<Done> {
  if (met.has(key)) return failed(draft, fileNote('keyTwice', draft.idnumber))
  met.add(key)
  const told = { draft, key, catalog: catalog.key, notes: draft.notes }
  const before = await store.known(key)
  if (before && !mayChange(before.catalogId)) return failed(draft, fileNote('otherSubject'))
  if (draft.isCopy && before) return { ...told, result: 'leftOut', notes: [fileNote('copyOfOurs')] }
  return { ...told, result: await store.put(key, draft, catalog.id) }
}

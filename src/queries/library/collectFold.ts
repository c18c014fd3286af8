/** Favourites and deletions of this device, laid over what the service said: pure. */
import type { Paged } from '../../contract/endpoint.ts'
import type { Related, Specimen } from '../../contract/specimens.ts'
import type { Subject } from '../../contract/subjects.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import type { Loaded } from '../engine/paged.ts'

interface Fields {
  specimenId?: number
  specimenIds?: number[]
}

/** Whether each specimen is a favourite by what was done here: the last word counts, in the order of the words. */
export function specimensCollectedHere(operations: readonly Operation[]): Map<number, boolean> {
  const words = new Map<number, boolean>()
  const say = (id: number, yes: boolean) => {
    words.delete(id)
    words.set(id, yes)
  }
  for (const { call, input } of operations) {
    const { specimenId = 0, specimenIds = [] } = input as Fields
    if (call === 'specimen.collect') say(specimenId, true)
    else if (call === 'specimen.uncollect') say(specimenId, false)
    else if (call === 'specimen.uncollectBatch') for (const id of specimenIds) say(id, false)
  }
  return words
}

function subjectsCollectedHere(operations: readonly Operation[]): Map<number, boolean> {
  const words = new Map<number, boolean>()
  for (const { call, input } of operations) {
    const { subjectId } = input as { subjectId: number }
    if (call !== 'subject.collect' && call !== 'subject.uncollect') continue
    words.delete(subjectId)
    words.set(subjectId, call === 'subject.collect')
  }
  return words
}

/** The specimens that were deleted here; those whose deletion was refused are still there. */
export const deletedHere = (operations: readonly Operation[]): Set<number> =>
  new Set(
    ofAction(operations, 'specimen.deleteBatch')
      .filter(({ state }) => state !== 'parked')
      .flatMap(({ input }) => input.specimenIds),
  )

const told = <T extends { id: number; isCollected: boolean }>(
  one: T,
  words: ReadonlyMap<number, boolean>,
): T => {
  const isCollected = words.get(one.id) ?? one.isCollected
  return isCollected === one.isCollected ? one : { ...one, isCollected }
}

export const foldSpecimen = (specimen: Specimen, operations: readonly Operation[]): Specimen =>
  told(specimen, specimensCollectedHere(operations))

function foldList(specimens: Specimen[], operations: readonly Operation[]): Specimen[] {
  if (operations.length === 0) return specimens
  const words = specimensCollectedHere(operations)
  const gone = deletedHere(operations)
  return specimens.filter(({ id }) => !gone.has(id)).map((one) => told(one, words))
}

/** A page of any list of specimens: what is a favourite, and without what was deleted. */
export const foldSpecimens = (page: Paged<Specimen>, operations: readonly Operation[]): Paged<Specimen> =>
  operations.length === 0 ? page : { ...page, records: foldList(page.records, operations) }

export const foldRelated = (related: Related, operations: readonly Operation[]): Related =>
  operations.length === 0 ? related : { ...related, relateSpecs: foldList(related.relateSpecs, operations) }

/** A page of favourites, without those that are none any longer. */
export function foldCollected(page: Paged<Specimen>, operations: readonly Operation[]): Paged<Specimen> {
  const { records } = foldSpecimens(page, operations)
  return { ...page, records: records.filter(({ isCollected }) => isCollected) }
}

/** All favourites that were loaded, before them those made here, the latest first, as far as the device knew of them. */
export function withAdded(all: Loaded<Specimen>, operations: readonly Operation[]): Loaded<Specimen> {
  const words = specimensCollectedHere(operations)
  const gone = deletedHere(operations)
  const known = new Map(
    operations.flatMap(({ call, local }) =>
      call === 'specimen.collect' && local ? [[(local as Specimen).id, local as Specimen] as const] : [],
    ),
  )
  const has = new Set(all.records.map(({ id }) => id))
  const added = [...words]
    .filter(([id, yes]) => yes && !has.has(id) && !gone.has(id))
    .reverse()
    .flatMap(([id]) => known.get(id) ?? [])
  if (added.length === 0) return all
  const records = [...added.map((one) => ({ ...one, isCollected: true })), ...all.records]
  return { records, total: all.total + added.length }
}

const foldTree = (subject: Subject, words: ReadonlyMap<number, boolean>): Subject => ({
  ...told(subject, words),
  children: subject.children.map((child) => foldTree(child, words)),
})

export function foldSubjects(subjects: Subject[], operations: readonly Operation[]): Subject[] {
  const words = subjectsCollectedHere(operations)
  return words.size === 0 ? subjects : subjects.map((one) => foldTree(one, words))
}

export const foldSubject = (subject: Subject, operations: readonly Operation[]): Subject =>
  foldSubjects([subject], operations)[0] ?? subject

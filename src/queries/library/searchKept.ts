/** Searches the replies that this device keeps for the person, whichever list or screen brought them. */

import { queryOptions } from '@tanstack/react-query'
import { Offline } from '../../api/errors.ts'
import { chapterBundle } from '../../contract/practice.ts'
import {
  type CommonMarks,
  commonMarks,
  type Mark,
  mySpecimenPage,
  type PersonalMark,
  personalMarks,
  type Specimen,
  specimenInfo,
  specimenPage,
} from '../../contract/specimens.ts'
import { collectedSpecimens } from '../../contract/teaching/collect.ts'
import type { KeptReply } from '../../device/stored.ts'
import { asMark } from '../../rules/marks/personal.ts'
import { queryClient } from '../engine/client.ts'
import { bodies, repliesOf } from '../engine/keptReplies.ts'
import { ofAction, operationsAfter, wholeLedger } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import type { Snapshot } from '../engine/query.ts'
import { deletedHere, foldSpecimen } from './collectFold.ts'
import { foldMarks } from './marks.ts'
import { findKeyword, fitsFilter, type LocalFilter } from './specimenMatch.ts'

/** The failure of a call that did not reach the service: the kept replies may be searched instead. */
export const isOffline = (error: unknown): boolean => error instanceof Offline

interface Kept {
  /** the person's own, with or without a list */
  specimens: Map<number, Specimen>
  /** everybody's first, then the person's own */
  marks: Map<number, readonly Mark[]>
}

/** The person's own marks by specimen: those that were read, and those that were only ever drawn here. */
function ownMarks(stored: readonly KeptReply[]): Map<number, readonly Mark[]> {
  const read = new Map<number, Snapshot<PersonalMark[]>[]>(
    stored.map((one) => [(one.key[2] as { specimenId: number }).specimenId, bodies<PersonalMark[]>(one)]),
  )
  const drawn = ofAction(operationsAfter(0), 'mark.save').map(({ input }) => input.specimenId)
  return new Map(
    [...new Set([...read.keys(), ...drawn])].map((id) => {
      const { reply = [], asOf = 0 } = read.get(id)?.at(-1) ?? {}
      return [id, foldMarks(id, reply, operationsAfter(asOf)).map((mark) => asMark(mark))] as const
    }),
  )
}

async function readKept(user: number): Promise<Kept> {
  await wholeLedger()
  const kept: Kept = { specimens: new Map(), marks: new Map() }
  const add = (specimens: readonly Specimen[], asOf: number) => {
    const operations = operationsAfter(asOf)
    const gone = deletedHere(operations)
    for (const one of specimens) {
      // a specimen that an older app stored knows no groups of people
      const whole = { ...one, suitPeople: one.suitPeople ?? [], hit: undefined }
      if (gone.has(one.id)) kept.specimens.delete(one.id)
      else kept.specimens.set(one.id, foldSpecimen(whole, operations))
    }
  }
  const [single = [], chapters = [], collected = [], mine = [], listed = [], marks = [], own = []] =
    await Promise.all(
      [
        specimenInfo,
        chapterBundle,
        collectedSpecimens,
        mySpecimenPage,
        specimenPage,
        commonMarks,
        personalMarks,
      ].map(({ path }) => repliesOf(user, path)),
    )
  for (const { reply, asOf } of chapters.flatMap(bodies<{ specimens: Specimen[] }>))
    add(reply.specimens, asOf)
  for (const { reply, asOf } of [...collected, ...mine, ...listed].flatMap(bodies<{ records: Specimen[] }>))
    add(reply.records, asOf)
  for (const { reply, asOf } of single.flatMap(bodies<Specimen>)) add([reply], asOf)
  for (const stored of marks) {
    const { specimenId } = stored.key[2] as { specimenId: number }
    for (const { reply } of bodies<CommonMarks>(stored)) {
      const { presetMarks, teacherMarks } = reply
      kept.marks.set(specimenId, [...presetMarks, ...teacherMarks.system, ...teacherMarks.school])
    }
  }
  for (const [id, drawn] of ownMarks(own)) kept.marks.set(id, [...(kept.marks.get(id) ?? []), ...drawn])
  return kept
}

/** The specimens on this device that a filter leaves; `only`: no others than these. The nearest first, then by their ids. */
export async function searchKept(filter: LocalFilter, only?: readonly number[]): Promise<Specimen[]> {
  const owner = currentOwner()
  if (!owner) return []
  const { specimens, marks } = await readKept(owner.user)
  const wanted = only && new Set(only)
  // among all there are no hidden ones
  const isListed = ({ id, published }: Specimen) =>
    wanted ? wanted.has(id) : published !== false || filter.creator !== undefined || filter.collected
  return [...specimens.values()]
    .filter((specimen) => isListed(specimen) && fitsFilter(specimen, filter))
    .flatMap((specimen) => findKeyword(specimen, marks.get(specimen.id) ?? [], filter.keyword) ?? [])
    .sort((a, b) => a.near - b.near || a.one.subjectId - b.one.subjectId || a.one.id - b.one.id)
    .map(({ one }) => one)
}

const key = ['device', 'specimens'] as const

/** `searchKept` as a query: never stored itself, and asked anew each time it is shown. */
export const keptSpecimensQuery = (filter: LocalFilter, only?: readonly number[]) =>
  queryOptions({
    queryKey: [...key, filter, only ?? 'all'] as const,
    queryFn: () => searchKept(filter, only),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 60_000,
  })

/** Searches again where the results shown were changed here. */
export const searchKeptAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

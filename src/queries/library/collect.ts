/** Favourites: specimens and subjects follow the queue wherever they are shown. */
import type { InfiniteData } from '@tanstack/react-query'
import { Offline } from '../../api/errors.ts'
import type { Paged } from '../../contract/endpoint.ts'
import { relatedOf, type Specimen, specimenInfo } from '../../contract/specimens.ts'
import { type Subject, subjectCommon, subjectDetail } from '../../contract/subjects.ts'
import { collectedSpecimens } from '../../contract/teaching/collect.ts'
import { queryClient } from '../engine/client.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { operationsAfter } from '../engine/overlay.ts'
import { pagedQuery } from '../engine/paged.ts'
import { ask, overlaidQuery, type Snapshot } from '../engine/query.ts'
import {
  foldCollected,
  foldRelated,
  foldSpecimen,
  foldSubject,
  foldSubjects,
  withAdded,
} from './collectFold.ts'
import { searchKeptAnew } from './searchKept.ts'
import type { SpecimenFilter } from './specimenMatch.ts'

export const specimenQuery = (id: number) => overlaidQuery(specimenInfo, { id }, foldSpecimen)
export const relatedQuery = (specimenId: number) => overlaidQuery(relatedOf, { specimenId }, foldRelated)

export const subjectsQuery = () => overlaidQuery(subjectCommon, {}, foldSubjects)

const within = (subjects: readonly Subject[], id: number): Subject | undefined => {
  for (const one of subjects) {
    const found = one.id === id ? one : within(one.children, id)
    if (found) return found
  }
  return undefined
}

/** Without network the subject as the library's first screen listed it, with its children. */
async function fetchSubject(id: number, signal: AbortSignal): Promise<Subject> {
  try {
    return await ask(subjectDetail, { id }, signal)
  } catch (error) {
    if (!(error instanceof Offline)) throw error
    const { reply, asOf } = await queryClient.ensureQueryData(subjectsQuery())
    // from here on it counts as asked for now: what that list did not know yet is laid over it first
    const known = within(foldSubjects(reply, operationsAfter(asOf)), id)
    if (known) return known
    throw error
  }
}

export const subjectQuery = (id: number) =>
  overlaidQuery(subjectDetail, { id }, foldSubject, (signal) => fetchSubject(id, signal))

/** Those made a favourite here stand first, as far as this device knows them, whatever they are narrowed by. */
export function collectedSpecimensQuery(filter: SpecimenFilter = {}) {
  const all = pagedQuery(collectedSpecimens, filter, foldCollected)
  const { select } = all
  return {
    ...all,
    select: (data: InfiniteData<Snapshot<Paged<Specimen>>, number>) => {
      const loaded = select ? select(data) : { records: [], total: 0 }
      return withAdded(loaded, operationsAfter(data.pages[0]?.asOf ?? 0))
    },
  }
}

const isSpecimen = (found: object): found is Specimen => 'fileType' in found && 'catalogId' in found

/** The specimen among the replies in memory, wherever it stands in them. */
function specimenInReplies(id: number): Specimen | undefined {
  const search = (value: unknown): Specimen | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if ('id' in value && value.id === id && isSpecimen(value)) return value
    for (const inner of Object.values(value)) {
      const found = search(inner)
      if (found) return found
    }
    return undefined
  }
  for (const [, data] of queryClient.getQueriesData({})) {
    const found = search(data)
    if (found) return found
  }
  return undefined
}

/** Makes a specimen a favourite, or no longer one; stored on the device and on screen when it resolves. */
export async function setCollected(specimenId: number, yes: boolean): Promise<void> {
  const subject = `specimen:${specimenId}`
  const local = yes ? specimenInReplies(specimenId) : undefined
  await enqueueInLane(yes ? 'specimen.collect' : 'specimen.uncollect', { specimenId }, { subject, local })
  void searchKeptAnew()
}

/** As `setCollected`, for a subject. */
export async function setSubjectCollected(subjectId: number, yes: boolean): Promise<void> {
  const subject = `subject:${subjectId}`
  await enqueueInLane(yes ? 'subject.collect' : 'subject.uncollect', { subjectId }, { subject })
}

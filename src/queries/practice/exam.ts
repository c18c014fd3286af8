/** The material of 标本考试: the specimens of a subject or a chapter with their marks, as far as this device knows them. */
import { queryOptions } from '@tanstack/react-query'
import { HttpFailure, SessionExpired } from '../../api/errors.ts'
import { callTimeoutMs, withTimeLimit } from '../../api/limit.ts'
import { type ChapterBundle, chapterBundle } from '../../contract/practice.ts'
import {
  type CommonMarks,
  commonMarks,
  type Mark,
  type Specimen,
  specimenPage,
} from '../../contract/specimens.ts'
import { type Subject, subjectCommon } from '../../contract/subjects.ts'
import { caches as names } from '../../device/names.ts'
import type { Material } from '../../rules/exam/options.ts'
import { fourAtATime } from '../engine/atOnce.ts'
import { queryClient } from '../engine/client.ts'
import { bodies, repliesOf } from '../engine/keptReplies.ts'
import { currentOwner } from '../engine/owner.ts'
import { pagedQuery } from '../engine/paged.ts'
import { ask, inMemory, query, type Snapshot } from '../engine/query.ts'
import { foldSpecimens } from '../library/collectFold.ts'
import { searchKept } from '../library/searchKept.ts'
import type { SpecimenFilter } from '../library/specimenMatch.ts'
import { chapterQuery } from './practice.ts'

export interface ExamScope {
  /** all: every subject that is open; its id is 0 */
  kind: 'subject' | 'chapter' | 'all'
  id: number
}

export interface ExamMaterial {
  /** with at least one mark */
  materials: Material[]
  /** specimens of the scope whose marks this device does not know */
  unknown: number
  /** the service answered all calls; else the material is from this device, and its pictures may not come */
  reached: boolean
}

/** Specimens of a scope that are looked at, and how many of them are asked for their marks at once. */
const MOST = { listed: 600, asked: 60 }
const pageSpecimensMax = 200
/** How long (ms) marks that are kept are taken as they are. */
const freshMarksMs = 86_400_000

/** How long (ms) a kept chapter waits for the service, which could tell little more than is here. */
const chapterWaitMs = 4000

/** The line to the service while one exam is made: once it was not reached, it is not asked any more. */
interface Line {
  reached: boolean
  /** limit (ms) for a call */
  patience: number
}

/** Asks the service, or where that was not reached, this device. @throws SessionExpired */
async function asked<T>(line: Line, ask: (signal: AbortSignal) => Promise<T>, here: () => Promise<T> | T) {
  if (line.reached)
    try {
      return await withTimeLimit(line.patience, undefined, ask)
    } catch (error) {
      if (error instanceof SessionExpired) throw error
      line.reached = false
    }
  return here()
}

/** A list of specimens, all of its first pages; kept, so that it is there without a network the next time. */
async function listed(filter: SpecimenFilter): Promise<Specimen[]> {
  const list = pagedQuery(specimenPage, filter, foldSpecimens, pageSpecimensMax)
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...list,
    pages: MOST.listed / pageSpecimensMax,
    staleTime: 0,
  })
  return pages.flatMap(({ reply }: Snapshot<{ records: Specimen[] }>) => reply.records)
}

const below = (subject: Subject): number[] => [subject.id, ...subject.children.flatMap(below)]

function subjectsIn(id: number): number[] {
  const all = inMemory(subjectCommon, {})?.reply ?? []
  const found = [...all, ...all.flatMap(({ children }) => children)].find((one) => one.id === id)
  return found ? below(found) : [id]
}

/** Finds out whether the service is reached: kept lists are answered before it is, and would not show it. */
const reach = (line: Line, filter: SpecimenFilter) =>
  asked(
    line,
    (signal) => ask(specimenPage, { ...filter, pageNo: 1, pageSize: 1 }, signal),
    () => null,
  )

/** The specimens that a chapter's questions show. */
const shownIn = (catalogId: number, line: Line, user: number): Promise<Specimen[]> =>
  asked(
    line,
    async () => (await queryClient.ensureQueryData(chapterQuery(catalogId))).reply.specimens,
    async () =>
      (await repliesOf(user, chapterBundle.path))
        .filter(({ key }) => (key[2] as { catalogId: number }).catalogId === catalogId)
        .flatMap(bodies<ChapterBundle>)
        .flatMap(({ reply }) => reply.specimens),
  )

async function specimensOf({ kind, id }: ExamScope, line: Line, user: number): Promise<Specimen[]> {
  const filters = {
    all: { told: {}, here: {} },
    subject: { told: { subjectId: id }, here: { subjects: subjectsIn(id) } },
    chapter: { told: { catalogId: id }, here: { catalogs: [id] } },
  }
  const { told: filter, here } = filters[kind]
  await reach(line, filter)
  const own = await asked(
    line,
    () => listed(filter),
    () => searchKept(here),
  )
  return kind !== 'chapter' ? own : [...own, ...(await shownIn(id, line, user))]
}

const all = ({ presetMarks, teacherMarks }: CommonMarks): Mark[] => [
  ...presetMarks,
  ...teacherMarks.system,
  ...teacherMarks.school,
]

interface KnownMarks {
  marks: Mark[]
  /** when the reply was stored, ms UTC */
  at: number
}

/** The marks that this device keeps, by specimen. */
async function keptMarks(user: number): Promise<Map<number, KnownMarks>> {
  const known = new Map<number, KnownMarks>()
  for (const stored of await repliesOf(user, commonMarks.path)) {
    const { specimenId } = stored.key[2] as { specimenId: number }
    for (const { reply } of bodies<CommonMarks>(stored))
      known.set(specimenId, { marks: all(reply), at: stored.at })
  }
  return known
}

/** Asks for marks and keeps them; null where they were not told. @throws where the service was not reached */
async function askMarks(specimenId: number): Promise<Mark[] | null> {
  try {
    const marks = { ...query(commonMarks, { specimenId }), staleTime: freshMarksMs }
    return all((await queryClient.fetchQuery(marks)).reply)
  } catch (error) {
    if (error instanceof HttpFailure && error.status < 500) return null
    throw error
  }
}

async function load(scope: ExamScope): Promise<ExamMaterial> {
  const owner = currentOwner()
  if (!owner) return { materials: [], unknown: 0, reached: false }
  const { user } = owner
  const line: Line = { reached: true, patience: scope.kind === 'chapter' ? chapterWaitMs : callTimeoutMs }
  const found = new Map((await specimensOf(scope, line, user)).map((one) => [one.id, one]))
  const specimens = [...found.values()].filter(({ tiles, markCount }) => tiles !== null && markCount > 0)
  const known = await keptMarks(user)
  const isOld = ({ id }: Specimen) => Date.now() - (known.get(id)?.at ?? 0) > freshMarksMs
  // those of which nothing is known come first
  const wanted = specimens.filter(isOld).sort((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)))
  await fourAtATime(wanted.slice(0, MOST.asked), async ({ id }) => {
    const marks = await asked(
      line,
      () => askMarks(id),
      () => null,
    )
    if (marks) known.set(id, { marks, at: Date.now() })
  })
  const materials = specimens.flatMap((specimen) => {
    const { marks = [] } = known.get(specimen.id) ?? {}
    return marks.length > 0 ? [{ specimen, marks }] : []
  })
  const unknown = specimens.filter(({ id }) => !known.has(id)).length
  return { materials, unknown, reached: line.reached }
}

/**
 * Never stored itself: what it is made of is.
 * @param hint what the browser says of the network, for all that is worth: when it says otherwise, it is asked anew
 */
export const examMaterialQuery = (scope: ExamScope, hint = true) =>
  queryOptions({
    queryKey: ['device', 'exam', scope.kind, scope.id, hint] as const,
    queryFn: () => load(scope),
    networkMode: 'always',
    retry: false,
    staleTime: ({ state }) => (state.data?.reached ? 60_000 : 0),
    gcTime: 300_000,
  })

/** Addresses of the tiles that were looked at and are still here without a network. */
export async function cachedTiles(): Promise<ReadonlySet<string>> {
  try {
    const cache = await caches.open(names.media)
    return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  } catch {
    return new Set()
  }
}

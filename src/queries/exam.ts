/** What 标本考试 is made of: the specimens of a subject or a chapter with their marks, as far as this device knows them. */
import { queryOptions } from '@tanstack/react-query'
import {
  type CommonMarks,
  commonMarks,
  type Mark,
  type Specimen,
  specimenPage,
} from '../contract/specimens.ts'
import { type Subject, subjectCommon } from '../contract/subjects.ts'
import { caches as names } from '../device/names.ts'
import type { Material } from '../rules/exam/options.ts'
import { fourAtATime } from './atOnce.ts'
import { queryClient } from './client.ts'
import { foldSpecimens } from './collectFold.ts'
import { currentOwner } from './owner.ts'
import { pagedQuery } from './paged.ts'
import { chapterQuery } from './practice.ts'
import { inMemory, query, type Snapshot } from './query.ts'
import { bodies, isOffline, repliesOf, searchKept } from './searchKept.ts'
import type { SpecimenFilter } from './specimenMatch.ts'

export interface ExamScope {
  kind: 'subject' | 'chapter'
  id: number
}

export interface ExamMaterial {
  /** with at least one mark */
  materials: Material[]
  /** specimens of the scope whose marks this device does not know */
  unknown: number
}

/** Specimens of a scope that are looked at, and how many of them are asked for their marks at once. */
const MOST = { listed: 600, asked: 60 }
const PAGE = 200
/** ms for which marks that are kept are taken as they are */
const FRESH = 86_400_000

const withoutNetwork = async <T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!isOffline(error)) throw error
    return otherwise()
  }
}

/** A list of specimens, all of its first pages; kept, so that it is there without a network the next time. */
async function listed(filter: SpecimenFilter): Promise<Specimen[]> {
  const list = pagedQuery(specimenPage, filter, foldSpecimens, PAGE)
  const { pages } = await queryClient.fetchInfiniteQuery({ ...list, pages: MOST.listed / PAGE, staleTime: 0 })
  return pages.flatMap(({ reply }: Snapshot<{ records: Specimen[] }>) => reply.records)
}

const below = (subject: Subject): number[] => [subject.id, ...subject.children.flatMap(below)]

function subjectsIn(id: number): number[] {
  const all = inMemory(subjectCommon, {})?.reply ?? []
  const found = [...all, ...all.flatMap(({ children }) => children)].find((one) => one.id === id)
  return found ? below(found) : [id]
}

async function specimensOf({ kind, id }: ExamScope): Promise<Specimen[]> {
  if (kind === 'subject')
    return withoutNetwork(
      () => listed({ subjectId: id }),
      () => searchKept({ subjects: subjectsIn(id) }),
    )
  const { reply } = await queryClient.ensureQueryData(chapterQuery(id))
  const own = await withoutNetwork(
    () => listed({ catalogId: id }),
    () => searchKept({ catalogs: [id] }),
  )
  return [...own, ...reply.specimens]
}

const all = ({ presetMarks, teacherMarks }: CommonMarks): Mark[] => [
  ...presetMarks,
  ...teacherMarks.system,
  ...teacherMarks.school,
]

interface KnownMarks {
  marks: Mark[]
  /** ms UTC of the reply */
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

/** Asks for marks and keeps them; null where there is no network. */
async function askMarks(specimenId: number): Promise<Mark[] | null> {
  try {
    const { reply } = await queryClient.fetchQuery({
      ...query(commonMarks, { specimenId }),
      staleTime: FRESH,
    })
    return all(reply)
  } catch {
    return null
  }
}

async function load(scope: ExamScope): Promise<ExamMaterial> {
  const owner = currentOwner()
  if (!owner) return { materials: [], unknown: 0 }
  const found = new Map((await specimensOf(scope)).map((one) => [one.id, one]))
  const specimens = [...found.values()].filter(({ tiles, markCount }) => tiles !== null && markCount > 0)
  const known = await keptMarks(owner.user)
  const isOld = ({ id }: Specimen) => Date.now() - (known.get(id)?.at ?? 0) > FRESH
  // those of which nothing is known come first
  const wanted = specimens.filter(isOld).sort((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)))
  if (owner.state === 'in')
    await fourAtATime(wanted.slice(0, MOST.asked), async ({ id }) => {
      const marks = await askMarks(id)
      if (marks) known.set(id, { marks, at: Date.now() })
    })
  const materials = specimens.flatMap((specimen) => {
    const { marks = [] } = known.get(specimen.id) ?? {}
    return marks.length > 0 ? [{ specimen, marks }] : []
  })
  return { materials, unknown: specimens.filter(({ id }) => !known.has(id)).length }
}

/** Never stored itself: what it is made of is. */
export const examMaterialQuery = (scope: ExamScope) =>
  queryOptions({
    queryKey: ['device', 'exam', scope.kind, scope.id] as const,
    queryFn: () => load(scope),
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
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

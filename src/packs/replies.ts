/** The replies that belong to a kept thing: asked for like any screen does, and stored where screens find them. */
import { hashKey } from '@tanstack/react-query'
import { chapterBundle, chapterTree } from '../contract/practice.ts'
import { commonMarks, personalMarks, relatedOf, specimenInfo } from '../contract/specimens.ts'
import { specimenCatalog, subjectCommon } from '../contract/subjects.ts'
import type { Contents } from '../contract/sync.ts'
import { courseDetail, courseStudying } from '../contract/teaching/course.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewareReactions,
  coursewareResource,
} from '../contract/teaching/courseware.ts'
import { deckCoursewares, deckPreview } from '../contract/teaching/deck.ts'
import { recordLatest } from '../contract/teaching/record.ts'
import { roomStudentList } from '../contract/teaching/room.ts'
import { inUser } from '../device/db.ts'
import { fourAtATime } from '../queries/engine/atOnce.ts'
import { queryClient } from '../queries/engine/client.ts'
import { inOtherLang } from '../queries/engine/persist.ts'
import { query } from '../queries/engine/query.ts'
import { whenScreenHasLoaded } from '../queries/engine/visibleLoads.ts'
import { chapterQuery } from '../queries/practice/practice.ts'
import { courseQuery, joinedRoomsQuery, recordQuery, studyingQuery } from '../queries/teaching/courses.ts'
import {
  courseCoursewaresQuery,
  coursewareQuery,
  deckQuery,
  deckUsesQuery,
  reactionsQuery,
  resourcesQuery,
} from '../queries/teaching/coursewares.ts'

type Calls = Contents['calls']
type Args = Record<string, string | number>

const ofSpecimen = ({ specimenId }: Args) => ({ specimenId: Number(specimenId) })
const idOf = ({ id }: Args) => Number(id)
const ofSubject = ({ subjectId }: Args) => ({ subjectId: Number(subjectId) })

/** By the path that the contents name. */
const queries = {
  [chapterBundle.path]: ({ catalogId }: Args) => chapterQuery(Number(catalogId)),
  [specimenInfo.path]: ({ id }: Args) => query(specimenInfo, { id: Number(id) }),
  [commonMarks.path]: (args: Args) => query(commonMarks, ofSpecimen(args)),
  [personalMarks.path]: (args: Args) => query(personalMarks, ofSpecimen(args)),
  [relatedOf.path]: (args: Args) => query(relatedOf, ofSpecimen(args)),
  [subjectCommon.path]: () => query(subjectCommon, {}),
  [specimenCatalog.path]: (args: Args) => query(specimenCatalog, ofSubject(args)),
  [chapterTree.path]: (args: Args) => query(chapterTree, ofSubject(args)),
  [deckPreview.path]: (args: Args) => deckQuery(idOf(args)),
  [deckCoursewares.path]: (args: Args) => deckUsesQuery(idOf(args)),
  [coursewarePreview.path]: (args: Args) => coursewareQuery(idOf(args)),
  [coursewareResource.path]: (args: Args) => resourcesQuery(idOf(args)),
  [coursewareReactions.path]: (args: Args) => reactionsQuery(idOf(args)),
  [courseDetail.path]: (args: Args) => courseQuery(idOf(args)),
  [coursewareByCourse.path]: ({ courseId }: Args) => courseCoursewaresQuery(Number(courseId)),
  [courseStudying.path]: () => studyingQuery(),
  [recordLatest.path]: () => recordQuery(),
  [roomStudentList.path]: () => joinedRoomsQuery(),
}

/** The names under which a reply may be stored, this device's language first; either serves. */
function namesOf({ path, query: args }: Calls[number]): string[] {
  const options = queries[path]?.(args)
  return options ? [options.queryKey, inOtherLang(options.queryKey)].map((key) => hashKey(key)) : []
}

/** All names under which the replies may be stored. */
export const storedNamesOf = (calls: Calls): string[] => calls.flatMap(namesOf)

/** When (ms UTC) a reply that stands came; 0: none does. */
const storedAt = (user: number, names: string[]) =>
  inUser(user, async (db) => {
    const found = await Promise.all(names.map((name) => db.get('replies', name)))
    return Math.max(0, ...found.map((reply) => reply?.at ?? 0))
  })

interface How {
  /** Whether a stored reply does not count: it speaks of other pictures or another version, or its age is unknown. */
  isStale: (call: Calls[number]) => boolean
}

/** Asks for a reply unless it is stored, and waits until it is. @throws where the service cannot be asked */
async function keepReply(user: number, call: Calls[number], { isStale }: How): Promise<void> {
  const options = queries[call.path]?.(call.query)
  // a newer service may name calls that this version shows nowhere
  if (!options) return
  const names = namesOf(call)
  const before = await storedAt(user, names)
  if (before > 0 && !isStale(call)) return
  const ask = () => queryClient.fetchQuery({ ...(options as ReturnType<typeof chapterQuery>), staleTime: 0 })
  await ask()
  // the first request may be answered by the stored reply
  if (before > 0) await ask()
  for (let tries = 0; tries < 40; tries++) {
    if ((await storedAt(user, names)) !== before) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new DOMException('reply not stored', 'QuotaExceededError')
}

/** Stores all replies, so far as it is not told to stop. */
export async function keepReplies(user: number, calls: Calls, how: How, signal: AbortSignal): Promise<void> {
  await fourAtATime(calls, async (call) => {
    await whenScreenHasLoaded(signal)
    if (!signal.aborted) await keepReply(user, call, how)
  })
}

/** Whether all the replies stand in the person's database, in either language. */
export async function hasReplies(user: number, calls: Calls): Promise<boolean> {
  const stored = new Set(await inUser(user, (db) => db.getAllKeys('replies')))
  return calls.map(namesOf).every((names) => names.length === 0 || names.some((name) => stored.has(name)))
}

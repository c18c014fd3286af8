/** Coursewares and decks; what was seen and said of their slides follows the queue. */
import {
  type Courseware,
  coursewareByCourse,
  coursewarePreview,
  coursewareReactions,
  coursewareResource,
  coursewareTeacherPage,
} from '../../contract/teaching/courseware.ts'
import {
  deckCatalogPage,
  deckCoursewares,
  deckPage,
  deckPreview,
  schoolCatalogPage,
} from '../../contract/teaching/deck.ts'
import type { DeckFileType } from '../../contract/teaching/deckFileTypes.ts'
import type { StudyRecord } from '../../contract/teaching/record.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { pagedQuery } from '../engine/paged.ts'
import { overlaidQuery, query } from '../engine/query.ts'
import { foldCourseware, foldCoursewares } from './courseFold.ts'

export const coursewareQuery = (id: number) => overlaidQuery(coursewarePreview, { id }, foldCourseware)
export const courseCoursewaresQuery = (courseId: number) =>
  overlaidQuery(coursewareByCourse, { courseId }, foldCoursewares)
export const resourcesQuery = (id: number) => query(coursewareResource, { id })
export const reactionsQuery = (id: number) => query(coursewareReactions, { id })
export const teacherCoursewaresQuery = (keyword: string | undefined, selfOnly: boolean) =>
  pagedQuery(coursewareTeacherPage, { keyword, selfOnly })

export interface DeckFilter {
  subjectId?: number | undefined
  catalogId?: number | undefined
  fileType?: DeckFileType | undefined
  keyword?: string | undefined
}

/** By hundreds, as the specification has it. */
export const decksQuery = (filter: DeckFilter) => pagedQuery(deckPage, filter, undefined, 100)
export const deckQuery = (id: number) => query(deckPreview, { id })
export const deckCatalogsQuery = (subjectId?: number) =>
  query(deckCatalogPage, { pageNo: 1, pageSize: 100, subjectId })
export const deckUsesQuery = (id: number) => query(deckCoursewares, { id })
export const schoolCatalogQuery = () => pagedQuery(schoolCatalogPage, {}, undefined, 100)

/** Tells which slides were seen, and how far a film was watched. */
export async function tellProgress(
  { id, slides }: Pick<Courseware, 'id' | 'slides'>,
  seen: readonly string[],
  videoMs?: number,
): Promise<void> {
  const progress = slides.length > 0 ? Math.floor((100 * seen.length) / slides.length) : 0
  const input = { id, progress, slideIds: [...seen], ...(videoMs === undefined ? {} : { videoMs }) }
  await enqueueInLane('courseware.progress', input, { subject: `courseware:${id}` })
}

export async function tellReaction(
  id: number,
  slideId: string,
  kind: 'unclear' | 'kept',
  on: boolean,
): Promise<void> {
  await enqueueInLane(
    'courseware.react',
    { id, slideId, kind, on },
    { subject: `slide:${id}:${slideId}:${kind}` },
  )
}

/** Remembers where the person stopped; what is shown of it until the service says it is told along. */
export async function tellRecord(record: StudyRecord): Promise<void> {
  const { courseId, coursewareId, slideId } = record
  const input = { courseId, coursewareId, ...(slideId === null ? {} : { slideId }) }
  await enqueueInLane('record.update', input, { subject: 'record', local: record })
}

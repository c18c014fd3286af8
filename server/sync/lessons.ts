/** The contents to keep for a deck, a courseware or a whole course. */

import { type Depth, depths } from '../../src/contract/sync.ts'
import { courseDetail, courseStudying } from '../../src/contract/teaching/course.ts'
import type { Courseware, CoursewareResources } from '../../src/contract/teaching/courseware.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewareReactions,
  coursewareResource,
} from '../../src/contract/teaching/courseware.ts'
import { deckCoursewares, deckPreview } from '../../src/contract/teaching/deck.ts'
import { recordLatest } from '../../src/contract/teaching/record.ts'
import { roomStudentList } from '../../src/contract/teaching/room.ts'
import { courseVersion } from '../../src/rules/teaching/courseVersion.ts'
import { depthOfView } from '../../src/rules/teaching/lessonDepth.ts'
import type { Context } from '../context.ts'
import { openAmong } from '../library/pictures/openPictures.ts'
import { mediaBase, ownUrl, uploadedId } from '../media/address.ts'
import type { SpecimenRow } from '../store/schema.ts'
import { courseDetailOf } from '../teaching/courseDetail.ts'
import { resourcesIn } from '../teaching/coursewareCalls.ts'
import { coursewareOf, coursewaresIn } from '../teaching/coursewares.ts'
import { deckOf } from '../teaching/deckCalls.ts'
import { type Calls, callsOf, relatedPictures, selectSpecimens, type Thing } from './keepable.ts'

/** Pictures that everybody signed in may see: nothing private goes into a cache that all who use a device share. */
const publicOnly = (addresses: readonly string[]): string[] =>
  addresses.filter((url) => url.startsWith(mediaBase) && !url.startsWith(ownUrl(mediaBase)))

/** Files of a lesson. Those that a teacher uploaded are kept in the person's own cache: the service asks who reads them. */
const filesOnly = (addresses: readonly string[]): string[] =>
  addresses.filter((url) => publicOnly([url]).length > 0 || uploadedId(url) !== null)

const slidePictures = (slides: Courseware['slides']): string[] =>
  slides.flatMap(({ picture, thumbnail }) => [picture, thumbnail])

/** The depth at which each specimen is needed: the deepest of its views counts. */
function neededDepths(resources: readonly CoursewareResources[]): Map<number, Depth> {
  const needed = new Map<number, Depth>()
  for (const { id, view, height } of resources.flatMap(({ specimenList }) => specimenList)) {
    const depth = depthOfView(view?.height ?? 1, height)
    const before = needed.get(id)
    if (before === undefined || depths.indexOf(before) < depths.indexOf(depth)) needed.set(id, depth)
  }
  return needed
}

/** Of these specimens those whose pictures are for everybody; the caller sees them all. */
async function openSpecimens(context: Context, ids: readonly number[]): Promise<SpecimenRow[]> {
  if (ids.length === 0) return []
  const rows = await selectSpecimens(context).where('id', 'in', ids).execute()
  const open = await openAmong(context, rows)
  return rows.filter(({ id }) => open.has(id))
}

type Beside = Pick<Thing, 'calls' | 'specimens' | 'pictures' | 'films'> & { needed: Map<number, Depth> }

/** The parts that coursewares show; each specimen once, however many of them show it. */
async function partsOf(context: Context, coursewares: readonly Courseware[]): Promise<Beside> {
  const resources: CoursewareResources[] = []
  for (const { id } of coursewares) resources.push(await resourcesIn(context, id))
  const needed = neededDepths(resources)
  const specimens = await openSpecimens(context, [...needed.keys()])
  const calls = coursewares.flatMap(({ id, version, teaches }) => {
    const own = [coursewarePreview, coursewareResource, ...(teaches ? [coursewareReactions] : [])]
    return own.map(({ path }) => ({ path, query: { id }, version: String(version) }))
  })
  const specimenCalls = specimens.flatMap((row) =>
    callsOf(row).map((call) => ({ ...call, version: row.packUrl ?? '' })),
  )
  const shown = coursewares.flatMap(({ slides, thumbnail, docPreview }) => [
    ...slidePictures(slides),
    thumbnail,
    ...(docPreview?.pages ?? []).map(({ picture }) => picture),
  ])
  const files = coursewares.flatMap(({ attachments, doc }) =>
    [...attachments, ...(doc ? [doc] : [])].map(({ url }) => url),
  )
  const beside = resources.flatMap(({ pictureList, videoList }) => [
    ...pictureList.map(({ url }) => url),
    ...videoList.map(({ thumbnail }) => thumbnail),
  ])
  const films = [
    ...coursewares.flatMap(({ video }) => (video ? [video.url, video.captions, video.captionsEn] : [])),
    ...resources.flatMap(({ videoList }) => videoList.map(({ url }) => url)),
  ]
  return {
    calls: [...calls, ...specimenCalls],
    specimens,
    pictures: [
      ...publicOnly([...shown, ...beside, ...(await relatedPictures(context, specimens))]),
      ...filesOnly(files),
    ],
    films: filesOnly(films),
    needed,
  }
}

async function deckThing(id: number, context: Context): Promise<Thing> {
  const { name, nameEn, cover, slides, version } = await deckOf(context, id)
  const calls: Calls = [deckPreview, deckCoursewares].map(({ path }) => ({
    path,
    query: { id },
    version: String(version),
  }))
  return { name, nameEn, calls, specimens: [], pictures: publicOnly([cover, ...slidePictures(slides)]) }
}

async function coursewareThing(id: number, context: Context): Promise<Thing> {
  const courseware = await coursewareOf(context, id)
  const { name, nameEn } = courseware
  return { name, nameEn, ...(await partsOf(context, [courseware])) }
}

async function courseThing(id: number, context: Context): Promise<Thing> {
  const { name, nameEn, thumbnail } = await courseDetailOf(context, id)
  const listed = await coursewaresIn(context, id)
  const coursewares: Courseware[] = []
  for (const one of listed) coursewares.push(await coursewareOf(context, one.id))
  const parts = await partsOf(context, coursewares)
  const version = courseVersion(listed)
  const lists: Calls = [
    { path: courseDetail.path, query: { id }, version },
    { path: coursewareByCourse.path, query: { courseId: id }, version },
    ...[courseStudying, recordLatest, roomStudentList].map(({ path }) => ({ path, query: {}, version })),
  ]
  const cover = publicOnly([thumbnail.replace(/cover\.webp$/, 'thumb.webp')])
  return {
    name,
    nameEn,
    ...parts,
    calls: [...lists, ...parts.calls],
    pictures: [...cover, ...parts.pictures],
  }
}

/** Each throws Failure 404 where there is no such thing for the caller. */
export const lessonKinds = { deck: deckThing, courseware: coursewareThing, course: courseThing }

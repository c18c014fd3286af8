import * as v from 'valibot'
import type * as courseware from '../courseware.ts'
import { coursewareScopes, coursewareStates } from '../courseware.ts'
import { named } from './course.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

export const slide = v.strictObject({
  id: text,
  picture: text,
  thumbnail: text,
  width: count,
  height: count,
  text,
  textEn: text,
  note: v.nullable(text),
  noteEn: v.nullable(text),
})
const file = v.strictObject({ url: text, name: text, size: count })
const film = v.strictObject({ ...file.entries, captions: text, captionsEn: text })

const documentPage = v.strictObject({ picture: text, width: count, height: count, text })

const row = {
  ...named.entries,
  description: text,
  descriptionEn: text,
  thumbnail: text,
  slideCount: count,
  hasVideo: yes,
  hasDoc: yes,
  state: v.picklist(coursewareStates),
  scope: v.picklist(coursewareScopes),
  ownerId: id,
  ownerName: text,
  version: count,
}
export const coursewareRow = v.strictObject(row)
const slideId = v.nullable(text)

export const replies = {
  coursewareTeacherPage: pagedOf(coursewareRow),
  coursewarePreview: v.strictObject({
    ...row,
    content: v.array(text),
    slides: v.array(slide),
    doc: v.nullable(file),
    docPreview: v.nullable(v.strictObject({ name: text, pages: v.array(documentPage) })),
    video: v.nullable(film),
    allowDownloadDoc: yes,
    allowDownloadVideo: yes,
    attachments: v.array(file),
    percent: count,
    seen: v.array(text),
    videoMs: count,
    unclear: v.array(text),
    kept: v.array(text),
    mayEdit: yes,
    teaches: yes,
  }),
  coursewareResource: v.strictObject({
    pictureList: v.array(v.strictObject({ ...named.entries, slideId, url: text })),
    videoList: v.array(v.strictObject({ ...named.entries, slideId, url: text, thumbnail: text })),
    specimenList: v.array(
      v.strictObject({
        ...named.entries,
        slideId,
        thumbnail: text,
        fileType: count,
        width: count,
        height: count,
        view: v.nullable(v.strictObject({ x: v.number(), y: v.number(), height: v.number() })),
      }),
    ),
  }),
  coursewareByCourse: v.array(
    v.strictObject({ ...row, position: count, shownFrom: time, percent: count, seen: count }),
  ),
  coursewareOwn: v.array(coursewareRow),
  coursewareProgress: nothing,
  coursewareReact: nothing,
  coursewareReactions: v.array(v.strictObject({ slideId: text, unclear: count, kept: count })),
  coursewareSave: id,
  coursewareSlides: count,
  coursewarePublish: nothing,
  coursewareRemove: nothing,
  materialSearch: v.array(
    v.strictObject({
      ...named.entries,
      kind: v.picklist(['courseware', 'deck']),
      thumbnail: text,
      slideId,
      slideNo: count,
      slideText: text,
      slideTextEn: text,
      courseId: v.nullable(id),
    }),
  ),
} satisfies Replies<typeof courseware>

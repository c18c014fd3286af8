import * as v from 'valibot'
import type * as courseware from '../../teaching/courseware.ts'
import { coursewareScopes, coursewareStates } from '../../teaching/courseware.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'
import { named } from './course.ts'

export const slide = v.strictObject({
  id: replyText,
  picture: replyText,
  thumbnail: replyText,
  width: count,
  height: count,
  text: replyText,
  textEn: replyText,
  note: v.nullable(replyText),
  noteEn: v.nullable(replyText),
})
const file = v.strictObject({ url: replyText, name: replyText, size: count })
const film = v.strictObject({ ...file.entries, captions: replyText, captionsEn: replyText })

const documentPage = v.strictObject({ picture: replyText, width: count, height: count, text: replyText })

const row = {
  ...named.entries,
  description: replyText,
  descriptionEn: replyText,
  thumbnail: replyText,
  slideCount: count,
  hasVideo: yes,
  hasDoc: yes,
  state: v.picklist(coursewareStates),
  scope: v.picklist(coursewareScopes),
  ownerId: replyId,
  ownerName: replyText,
  version: count,
}
export const coursewareRow = v.strictObject(row)
const slideId = v.nullable(replyText)

export const replies = {
  coursewareTeacherPage: pagedOf(coursewareRow),
  coursewarePreview: v.strictObject({
    ...row,
    content: v.array(replyText),
    slides: v.array(slide),
    doc: v.nullable(file),
    docPreview: v.nullable(v.strictObject({ name: replyText, pages: v.array(documentPage) })),
    video: v.nullable(film),
    allowDownloadDoc: yes,
    allowDownloadVideo: yes,
    attachments: v.array(file),
    percent: count,
    seen: v.array(replyText),
    videoMs: count,
    unclear: v.array(replyText),
    kept: v.array(replyText),
    mayEdit: yes,
    teaches: yes,
  }),
  coursewareResource: v.strictObject({
    pictureList: v.array(v.strictObject({ ...named.entries, slideId, url: replyText })),
    videoList: v.array(v.strictObject({ ...named.entries, slideId, url: replyText, thumbnail: replyText })),
    specimenList: v.array(
      v.strictObject({
        ...named.entries,
        slideId,
        thumbnail: replyText,
        fileType: count,
        width: count,
        height: count,
        view: v.nullable(v.strictObject({ x: v.number(), y: v.number(), height: v.number() })),
      }),
    ),
  }),
  coursewareByCourse: v.array(
    v.strictObject({ ...row, position: count, shownFrom: replyTime, percent: count, seen: count }),
  ),
  coursewareOwn: v.array(coursewareRow),
  coursewareProgress: nothing,
  coursewareReact: nothing,
  coursewareReactions: v.array(v.strictObject({ slideId: replyText, unclear: count, kept: count })),
  coursewareSave: replyId,
  coursewareSlides: count,
  coursewarePublish: nothing,
  coursewareRemove: nothing,
  materialSearch: v.array(
    v.strictObject({
      ...named.entries,
      kind: v.picklist(['courseware', 'deck']),
      thumbnail: replyText,
      slideId,
      slideNo: count,
      slideText: replyText,
      slideTextEn: replyText,
      courseId: v.nullable(replyId),
    }),
  ),
} satisfies Replies<typeof courseware>

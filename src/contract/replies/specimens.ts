import * as v from 'valibot'
import { specimenKinds } from '../specimenKinds.ts'
import type * as specimens from '../specimens.ts'
import { markColors, markShapes } from '../specimens.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

const positive = v.pipe(v.number(), v.minValue(0))
const place = v.strictTuple([v.number(), v.number()])

const hit = v.strictObject({
  markId: v.union([replyId, v.pipe(replyText, v.uuid())]),
  name: replyText,
  nameEn: replyText,
  nameLatin: replyText,
})

export const specimen = v.strictObject({
  id: replyId,
  subjectId: replyId,
  catalogId: replyId,
  name: replyText,
  nameEn: replyText,
  nameLatin: replyText,
  desc: replyText,
  descEn: replyText,
  creator: count,
  creatorName: replyText,
  dye: replyText,
  dyeEn: replyText,
  source: replyText,
  sourceEn: replyText,
  width: count,
  height: count,
  scale: positive,
  zoom: positive,
  pictureNum: count,
  originalPicture: replyText,
  markPicture: replyText,
  fileType: v.picklist([1, 2, 3]),
  kind: v.picklist(specimenKinds),
  thumbnailPath: replyText,
  requestId: replyText,
  tiles: v.nullable(v.strictObject({ url: replyText, tileSize: count, minLevel: count, maxLevel: count })),
  drawn: yes,
  markCount: count,
  suitPeople: v.array(replyId),
  isCollected: yes,
  published: yes,
  hit: v.optional(v.nullable(hit)),
})

const mark = v.strictObject({
  id: v.union([replyId, replyText]),
  layer: v.picklist(['preset', 'system', 'school', 'personal']),
  name: replyText,
  nameEn: replyText,
  nameLatin: replyText,
  aliases: v.array(replyText),
  apart: v.optional(v.array(replyText)),
  desc: replyText,
  descEn: replyText,
  x: v.number(),
  y: v.number(),
  outline: v.array(place),
  objective: positive,
  frames: v.array(v.nullable(place)),
  creatorName: replyText,
})

const personalMark = v.strictObject({
  clientId: replyText,
  specimenId: replyId,
  shape: v.picklist(markShapes),
  points: v.array(place),
  frame: count,
  name: replyText,
  desc: replyText,
  color: v.picklist(markColors),
  fontSize: count,
  updatedAt: replyTime,
})

const video = v.strictObject({
  id: replyId,
  name: replyText,
  nameEn: replyText,
  filePath: replyText,
  poster: replyText,
  duration: count,
})

const picture = v.strictObject({
  id: replyId,
  name: replyText,
  nameEn: replyText,
  filePath: replyText,
  width: count,
  height: count,
})

export const replies = {
  specimenPage: pagedOf(specimen),
  mySpecimenPage: pagedOf(specimen),
  specimenInfo: specimen,
  specimenForQuestion: specimen,
  suitPeopleList: v.array(v.strictObject({ id: replyId, name: replyText, nameEn: replyText })),
  dyeList: v.array(v.strictObject({ dye: replyText, dyeEn: replyText })),
  specimenDeleteBatch: nothing,
  relatedOf: v.strictObject({
    relatedVideos: v.array(video),
    relateSpecs: v.array(specimen),
    relatedPictures: v.array(picture),
  }),
  commonMarks: v.strictObject({
    presetMarks: v.array(mark),
    teacherMarks: v.strictObject({ system: v.array(mark), school: v.array(mark) }),
  }),
  personalMarks: v.array(personalMark),
  personalMarkSave: personalMark,
  personalMarkDelete: nothing,
} satisfies Replies<typeof specimens>

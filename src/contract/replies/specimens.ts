import * as v from 'valibot'
import { specimenKinds } from '../specimenKinds.ts'
import type * as specimens from '../specimens.ts'
import { markColors, markShapes } from '../specimens.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const positive = v.pipe(v.number(), v.minValue(0))
const place = v.strictTuple([v.number(), v.number()])

const hit = v.strictObject({
  markId: v.union([id, v.pipe(text, v.uuid())]),
  name: text,
  nameEn: text,
  nameLatin: text,
})

export const specimen = v.strictObject({
  id,
  subjectId: id,
  catalogId: id,
  name: text,
  nameEn: text,
  nameLatin: text,
  desc: text,
  descEn: text,
  creator: count,
  creatorName: text,
  dye: text,
  dyeEn: text,
  source: text,
  sourceEn: text,
  width: count,
  height: count,
  scale: positive,
  zoom: positive,
  pictureNum: count,
  originalPicture: text,
  markPicture: text,
  fileType: v.picklist([1, 2, 3]),
  kind: v.picklist(specimenKinds),
  thumbnailPath: text,
  requestId: text,
  tiles: v.nullable(v.strictObject({ url: text, tileSize: count, minLevel: count, maxLevel: count })),
  drawn: yes,
  markCount: count,
  suitPeople: v.array(id),
  isCollected: yes,
  published: yes,
  hit: v.optional(v.nullable(hit)),
})

const mark = v.strictObject({
  id: v.union([id, text]),
  layer: v.picklist(['preset', 'system', 'school', 'personal']),
  name: text,
  nameEn: text,
  nameLatin: text,
  aliases: v.array(text),
  apart: v.optional(v.array(text)),
  desc: text,
  descEn: text,
  x: v.number(),
  y: v.number(),
  outline: v.array(place),
  objective: positive,
  frames: v.array(v.nullable(place)),
  creatorName: text,
})

const personalMark = v.strictObject({
  clientId: text,
  specimenId: id,
  shape: v.picklist(markShapes),
  points: v.array(place),
  frame: count,
  name: text,
  desc: text,
  color: v.picklist(markColors),
  fontSize: count,
  updatedAt: time,
})

const video = v.strictObject({
  id,
  name: text,
  nameEn: text,
  filePath: text,
  poster: text,
  duration: count,
})

const picture = v.strictObject({ id, name: text, nameEn: text, filePath: text, width: count, height: count })

export const replies = {
  specimenPage: pagedOf(specimen),
  mySpecimenPage: pagedOf(specimen),
  specimenInfo: specimen,
  specimenForQuestion: specimen,
  suitPeopleList: v.array(v.strictObject({ id, name: text, nameEn: text })),
  namesOfInitials: v.array(text),
  dyeList: v.array(v.strictObject({ dye: text, dyeEn: text })),
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

import * as v from 'valibot'
import type * as specimens from '../specimens.ts'
import { count, id, pagedOf, type Replies, text, yes } from './shapes.ts'

const positive = v.pipe(v.number(), v.minValue(0))

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
  kind: v.picklist(['slide', 'gross', 'pattern', 'electron', 'light']),
  thumbnailPath: text,
  requestId: text,
  tiles: v.nullable(v.strictObject({ url: text, tileSize: count, minLevel: count, maxLevel: count })),
  drawn: yes,
  markCount: count,
})

const mark = v.strictObject({
  id,
  layer: v.picklist(['preset', 'system', 'school', 'personal']),
  name: text,
  nameEn: text,
  nameLatin: text,
  aliases: v.array(text),
  desc: text,
  descEn: text,
  x: v.number(),
  y: v.number(),
  outline: v.array(v.strictTuple([v.number(), v.number()])),
  objective: positive,
})

export const replies = {
  specimenPage: pagedOf(specimen),
  specimenInfo: specimen,
  specimenForQuestion: specimen,
  commonMarks: v.strictObject({
    presetMarks: v.array(mark),
    teacherMarks: v.strictObject({ system: v.array(mark), school: v.array(mark) }),
  }),
} satisfies Replies<typeof specimens>

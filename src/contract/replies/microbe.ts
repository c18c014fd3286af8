import * as v from 'valibot'
import type * as microbe from '../microbe.ts'
import { count, id, type Replies, text } from './shapes.ts'

const step = v.strictObject({
  title: text,
  titleEn: text,
  text,
  textEn: text,
  picture: text,
  width: count,
  height: count,
})

const experiment = v.strictObject({
  id,
  name: text,
  nameEn: text,
  aim: text,
  aimEn: text,
  materials: text,
  materialsEn: text,
  steps: v.array(step),
  result: text,
  resultEn: text,
  safety: text,
  safetyEn: text,
  thumbnailPath: text,
  specimenIds: v.array(id),
  minutes: count,
})

export const replies = { microbeList: v.array(experiment) } satisfies Replies<typeof microbe>

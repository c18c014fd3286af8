import * as v from 'valibot'
import type * as microbe from '../microbe.ts'
import { count, type Replies, replyId, replyText } from './shapes.ts'

const step = v.strictObject({
  title: replyText,
  titleEn: replyText,
  text: replyText,
  textEn: replyText,
  picture: replyText,
  width: count,
  height: count,
})

const experiment = v.strictObject({
  id: replyId,
  name: replyText,
  nameEn: replyText,
  aim: replyText,
  aimEn: replyText,
  materials: replyText,
  materialsEn: replyText,
  steps: v.array(step),
  result: replyText,
  resultEn: replyText,
  safety: replyText,
  safetyEn: replyText,
  thumbnailPath: replyText,
  specimenIds: v.array(replyId),
  minutes: count,
})

export const replies = { microbeList: v.array(experiment) } satisfies Replies<typeof microbe>

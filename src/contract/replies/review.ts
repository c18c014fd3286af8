import * as v from 'valibot'
import type * as review from '../review.ts'
import { ratings } from '../review.ts'
import { questionId } from './questions.ts'
import { count, id, nothing, type Replies, text, time, yes } from './shapes.ts'

const setting = v.strictObject({ autoWrong: yes, removeAfter: count, dailyMinutes: count, examAt: time })

const firstTries = {
  judged: count,
  firstTry: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
}

const chapter = v.strictObject({
  catalogId: id,
  name: text,
  nameEn: text,
  answers: count,
  questions: count,
  ...firstTries,
  timed: count,
  ms: v.nullable(count),
})

const confusion = v.strictObject({
  questionId,
  title: text,
  titleEn: text,
  right: text,
  rightEn: text,
  chosen: text,
  chosenEn: text,
  times: count,
})

export const replies = {
  reviewLog: v.strictObject({
    entries: v.array(
      v.strictObject({
        clientId: v.pipe(text, v.uuid()),
        questionId,
        at: time,
        rating: v.picklist(ratings),
        ms: count,
      }),
    ),
  }),
  reviewLogAdd: nothing,
  reviewDue: v.strictObject({ dues: v.array(v.strictObject({ questionId, due: time })), examAt: time }),
  reviewAsked: v.strictObject({
    places: v.array(
      v.strictObject({
        id: questionId,
        specimenId: id,
        annotation: v.strictObject({ x: v.number(), y: v.number() }),
      }),
    ),
  }),
  examSave: nothing,
  practiceSetting: setting,
  practiceSettingSave: setting,
  figures: v.strictObject({
    ...firstTries,
    chapters: v.array(chapter),
    confusions: v.array(confusion),
    days: v.array(v.strictObject({ day: count, answers: count, right: count })),
  }),
} satisfies Replies<typeof review>

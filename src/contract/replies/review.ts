import * as v from 'valibot'
import type * as review from '../review.ts'
import { ratings } from '../review.ts'
import { questionId } from './questions.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

const setting = v.strictObject({ autoWrong: yes, removeAfter: count, dailyMinutes: count, examAt: replyTime })

const firstTries = {
  judged: count,
  firstTry: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
}

const chapter = v.strictObject({
  catalogId: replyId,
  name: replyText,
  nameEn: replyText,
  answers: count,
  questions: count,
  ...firstTries,
  timed: count,
  ms: v.nullable(count),
})

const confusion = v.strictObject({
  questionId,
  title: replyText,
  titleEn: replyText,
  right: replyText,
  rightEn: replyText,
  chosen: replyText,
  chosenEn: replyText,
  times: count,
})

export const replies = {
  reviewLog: v.strictObject({
    entries: v.array(
      v.strictObject({
        clientId: v.pipe(replyText, v.uuid()),
        questionId,
        at: replyTime,
        rating: v.picklist(ratings),
        ms: count,
      }),
    ),
  }),
  reviewLogAdd: nothing,
  reviewDue: v.strictObject({
    dues: v.array(v.strictObject({ questionId, due: replyTime })),
    examAt: replyTime,
  }),
  reviewAsked: v.strictObject({
    places: v.array(
      v.strictObject({
        id: questionId,
        specimenId: replyId,
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

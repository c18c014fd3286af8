import * as v from 'valibot'
import type * as quizSeal from '../../quizzes/quizSeal.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime } from '../shapes.ts'

const maybeTime = v.nullable(replyTime)

export const replies = {
  quizSealed: v.strictObject({
    roomId: replyId,
    attemptId: replyText,
    seed: count,
    token: replyText,
    startedAt: replyTime,
    endAt: maybeTime,
    salt: replyText,
    iv: replyText,
    data: replyText,
    pictures: count,
    code: replyText,
  }),
  quizSealedPictures: v.strictObject({
    pieces: v.array(v.strictObject({ iv: replyText, data: replyText })),
    next: v.nullable(count),
  }),
  quizSeals: v.array(
    v.strictObject({
      roomId: replyId,
      name: replyText,
      presentAt: maybeTime,
      keyShownAt: maybeTime,
      sitters: v.array(
        v.strictObject({
          accountId: replyId,
          attemptId: replyText,
          name: replyText,
          nameEn: replyText,
          loginName: replyText,
          loadedAt: maybeTime,
          deviceName: replyText,
          openedAt: maybeTime,
          witnessedAt: maybeTime,
          hasArrived: v.boolean(),
        }),
      ),
    }),
  ),
  quizKey: v.strictObject({ code: replyText }),
  quizWitness: nothing,
  quizPresence: nothing,
} satisfies Replies<typeof quizSeal>

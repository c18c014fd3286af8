import * as v from 'valibot'
import type * as quizSeal from '../quizSeal.ts'
import { count, id, nothing, type Replies, text, time } from './shapes.ts'

const maybeTime = v.nullable(time)

export const replies = {
  quizSealed: v.strictObject({
    roomId: id,
    attemptId: text,
    seed: count,
    token: text,
    startedAt: time,
    endAt: maybeTime,
    salt: text,
    iv: text,
    data: text,
    pictures: count,
    code: text,
  }),
  quizSealedPictures: v.strictObject({
    pieces: v.array(v.strictObject({ iv: text, data: text })),
    next: v.nullable(count),
  }),
  quizSeals: v.array(
    v.strictObject({
      roomId: id,
      name: text,
      presentAt: maybeTime,
      keyShownAt: maybeTime,
      sitters: v.array(
        v.strictObject({
          accountId: id,
          attemptId: text,
          name: text,
          nameEn: text,
          loginName: text,
          loadedAt: maybeTime,
          deviceName: text,
          openedAt: maybeTime,
          witnessedAt: maybeTime,
          hasArrived: v.boolean(),
        }),
      ),
    }),
  ),
  quizKey: v.strictObject({ code: text }),
  quizWitness: nothing,
  quizPresence: nothing,
} satisfies Replies<typeof quizSeal>

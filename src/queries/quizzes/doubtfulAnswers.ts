/** Answers that arrived and of which the service did not say that they were made in time by the device that may. */
import { atom } from 'jotai'
import type { AnswerVerdict } from '../../contract/quizzes/quiz.ts'
import type { Receipt } from '../../device/stored.ts'
import { fieldOf } from '../../outbox/actions/action.ts'
import { ledgerAtom } from '../engine/overlay.ts'
import { sameMap } from '../engine/sameMap.ts'

const onTime: AnswerVerdict = 'onTime'

/** How many there are, by the token of the device. */
export function doubtfulAnswersIn(receipts: readonly Receipt[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { call, input, reply } of receipts) {
    if (call !== 'quiz.submit') continue
    const [token, verdict] = [fieldOf(input, 'token'), fieldOf(reply, 'verdict')]
    if (typeof token !== 'string' || typeof verdict !== 'string' || verdict === onTime) continue
    found.set(token, (found.get(token) ?? 0) + 1)
  }
  return found
}

const sameCounts = sameMap<string, number>()

export const doubtfulAnswersAtom = atom((get) => sameCounts(doubtfulAnswersIn(get(ledgerAtom).receipts)))

/** The exam that runs, as the tabs that have it open write it: none takes back what another has got to. */
import { changeDraft } from '../../queries/engine/changeDraft.ts'
import { type Exam, examKeys, isExam } from './exam.ts'

/** Whether it is further on than `other`, the same exam: time only runs down. */
const isFurther = (exam: Exam, other: Exam): boolean => {
  const answered = exam.given.length - other.given.length
  const looked = Number(exam.looked ?? false) - Number(other.looked ?? false)
  return (answered || looked || other.left - exam.left) > 0
}

interface Kept {
  /** as it now runs, further on where another tab has got further; null: it has ended, or another one runs */
  stands: Exam | null
  /** false: there was no room for it */
  stored: boolean
}

/** @param isChanged in this tab; else it is only looked at how it stands */
export async function keepRunning(exam: Exam, isChanged: boolean): Promise<Kept> {
  const { id } = exam
  let stands: Exam | null = exam
  const stored = await changeDraft(examKeys.running, async (runs, read) => {
    const last = await read(examKeys.last)
    const hasEnded = id !== undefined && isExam(last) && last.id === id
    stands = hasEnded || (isExam(runs) && runs.id !== id) ? null : exam
    if (stands === null) return runs
    if (isExam(runs) && isFurther(runs, exam)) stands = runs
    return isChanged ? stands : runs
  })
  return { stands, stored }
}

/** It runs no longer; one that was begun meanwhile does. */
export const endRunning = ({ id }: Exam): Promise<boolean> =>
  changeDraft(examKeys.running, (runs) => (isExam(runs) && runs.id !== id ? runs : undefined))

/** The best results of this device, by scope and mode. */
import { loadDraft } from '../../../queries/engine/drafts.ts'
import type { ExamScope } from '../../../queries/practice/exam.ts'
import { type Exam, type ExamPoints, examKeys, examPoints, judgeStations, storeExam } from '../exam.ts'

export interface Best extends ExamPoints {
  /** time of the exam (ms UTC) */
  at: number
}
export type Bests = Readonly<Record<string, Best>>

const isBests = (value: unknown): value is Bests => typeof value === 'object' && value !== null

export const loadBests = async (): Promise<Bests> => (await loadDraft(examKeys.best, isBests)) ?? {}

/** Writing a name is another game than choosing one. */
export const bestKey = ({ mode, chooses, scope }: { mode: string; chooses: boolean; scope: ExamScope }) =>
  `${mode}${mode === 'name' && chooses ? '-choose' : ''}:${scope.kind}:${scope.id}`

const isBetter = (now: Best, before: Best) =>
  now.right * before.of > before.right * now.of ||
  (now.right * before.of === before.right * now.of && now.of > before.of)

/** Keeps a result where it is the best. @returns whether it beats an earlier one: a first try sets no record @throws where there is no room for it */
export async function keepBest(exam: Exam): Promise<boolean> {
  const bests = await loadBests()
  const key = bestKey(exam)
  const before = bests[key]
  const now: Best = { ...examPoints(judgeStations(exam)), at: Date.now() }
  // An exam of which some stations were not judged sets no record.
  if (now.right === 0 || now.of < exam.stations.length || (before && !isBetter(now, before))) return false
  await storeExam(examKeys.best, { ...bests, [key]: now })
  return before !== undefined
}

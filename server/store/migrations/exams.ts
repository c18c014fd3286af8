import { keyed, numbers, type Step, texts } from './table.ts'

/** Answers at the stations of exams. */
export const up: Step = async (db) => {
  const table = texts(keyed(db, 'stationAnswer'), 'examId', 'said')
  await numbers(table, 'accountId', 'specimenId', 'markId', 'right', 'at')
    .addPrimaryKeyConstraint('stationAnswerKey', ['tenant', 'accountId', 'examId', 'specimenId', 'markId'])
    .execute()
}

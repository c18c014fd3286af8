import { keyed, numbers, type Step, texts } from '../table.ts'

/** The newest item analysis of each quiz, as a background job computed it. */
export const up: Step = async (db) => {
  await texts(numbers(keyed(db, 'quizItemFigures'), 'quizId', 'asOf'), 'basis', 'figures')
    .addPrimaryKeyConstraint('quizItemFiguresKey', ['tenant', 'quizId'])
    .execute()
}

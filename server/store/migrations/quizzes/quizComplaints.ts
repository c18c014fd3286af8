import { maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** What students ask to have looked at again, with the answers. */
export const up: Step = async (db, name) => {
  const table = texts(numbered(db, name, 'quizComplaint'), 'text', 'answer')
  await maybeNumbers(
    numbers(table, 'quizId', 'accountId', 'at', 'answeredBy', 'answeredAt'),
    'questionId',
  ).execute()
  await db.schema.createIndex('quizComplaintQuiz').on('quizComplaint').columns(['tenant', 'quizId']).execute()
}

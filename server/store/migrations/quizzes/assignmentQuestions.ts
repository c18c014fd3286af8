import { numbered, numbers, type Step, texts } from '../table.ts'

/** Questions of assignments, each as it was when it was chosen. */
export const up: Step = async (db, name) => {
  const question = numbers(numbered(db, name, 'assignmentQuestion'), 'assignmentId', 'sourceId', 'position')
  await texts(question, 'body').execute()
  await db.schema
    .createIndex('assignmentQuestionAssignment')
    .on('assignmentQuestion')
    .columns(['tenant', 'assignmentId'])
    .execute()
}

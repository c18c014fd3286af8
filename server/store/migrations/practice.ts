import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from './table.ts'

/** Papers, what stands on the cards, every answer that arrived, the book of wrong questions. */
export const up: Step = async (db, name) => {
  const paper = numbers(texts(keyed(db, 'paper'), 'id'), 'accountId', 'catalogId', 'openedAt', 'usedAt')
  await maybeNumbers(paper, 'clearedAt')
    .addPrimaryKeyConstraint('paperKey', ['tenant', 'accountId', 'id'])
    .execute()
  await db.schema
    .createIndex('paperCatalog')
    .on('paper')
    .columns(['tenant', 'accountId', 'catalogId'])
    .execute()

  let answer = numbers(keyed(db, 'answer'), 'accountId', 'questionId', 'catalogId', 'at')
  answer = maybeNumbers(texts(answer, 'paperId', 'content'), 'correct')
  await answer.addPrimaryKeyConstraint('answerKey', ['tenant', 'accountId', 'questionId']).execute()
  await db.schema
    .createIndex('answerCatalog')
    .on('answer')
    .columns(['tenant', 'accountId', 'catalogId'])
    .execute()

  const submission = numbers(numbered(db, name, 'submission'), 'accountId', 'questionId', 'at')
  await maybeNumbers(texts(submission, 'paperId', 'content'), 'correct').execute()
  await db.schema
    .createIndex('submissionQuestion')
    .on('submission')
    .columns(['tenant', 'accountId', 'questionId'])
    .execute()

  await numbers(keyed(db, 'wrongQuestion'), 'accountId', 'questionId', 'at')
    .addPrimaryKeyConstraint('wrongQuestionKey', ['tenant', 'accountId', 'questionId'])
    .execute()
}

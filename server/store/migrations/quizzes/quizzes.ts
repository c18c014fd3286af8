import type { Kysely } from 'kysely'
import type { DialectName } from '../../dialect/name.ts'
import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Quizzes, their attempts and scores. */
export const up: Step = async (db, name) => {
  await addQuizzes(db, name)
  await addAttempts(db, name)
  await addGrades(db, name)
}

async function addQuizzes(db: Kysely<unknown>, name: DialectName): Promise<void> {
  let quiz = texts(numbered(db, name, 'quiz'), 'title', 'titleEn', 'intro', 'kind', 'counts', 'partial')
  quiz = texts(quiz, 'review', 'policy', 'takeOver', 'state')
  quiz = numbers(quiz, 'courseId', 'opensAt', 'minutes', 'together', 'attempts', 'shuffleQuestions')
  quiz = numbers(quiz, 'shuffleOptions', 'requiresDesktop', 'paperVersion', 'createdBy', 'createdAt')
  await maybeNumbers(quiz, 'closesAt', 'releasedAt').execute()
  await db.schema.createIndex('quizCourse').on('quiz').columns(['tenant', 'courseId']).execute()

  await numbers(keyed(db, 'quizRoom'), 'quizId', 'roomId')
    .addPrimaryKeyConstraint('quizRoomKey', ['tenant', 'quizId', 'roomId'])
    .execute()
  await db.schema.createIndex('quizRoomRoom').on('quizRoom').columns(['tenant', 'roomId']).execute()

  const question = numbers(numbered(db, name, 'quizQuestion'), 'quizId', 'sourceId', 'position', 'maxPoints')
  await texts(question, 'body').execute()
  await db.schema
    .createIndex('quizQuestionQuiz')
    .on('quizQuestion')
    .columns(['tenant', 'quizId', 'position'])
    .execute()

  const extension = numbers(
    numbered(db, name, 'quizExtension'),
    'quizId',
    'minutes',
    'factorPercent',
    'by',
    'at',
  )
  await maybeNumbers(texts(extension, 'reason'), 'accountId', 'roomId').execute()
  await db.schema.createIndex('quizExtensionQuiz').on('quizExtension').columns(['tenant', 'quizId']).execute()
}

async function addAttempts(db: Kysely<unknown>, name: DialectName): Promise<void> {
  let attempt = texts(keyed(db, 'quizAttempt'), 'id', 'state', 'receiptCode')
  attempt = numbers(attempt, 'quizId', 'accountId', 'number', 'seed', 'startedAt', 'seenAt', 'changedAt')
  await maybeNumbers(attempt, 'endAt', 'submittedAt', 'points')
    .addPrimaryKeyConstraint('quizAttemptKey', ['tenant', 'id'])
    .addUniqueConstraint('quizAttemptOnce', ['tenant', 'quizId', 'accountId', 'number'])
    .execute()
  await db.schema
    .createIndex('quizAttemptAccount')
    .on('quizAttempt')
    .columns(['tenant', 'accountId', 'quizId'])
    .execute()

  let holder = texts(keyed(db, 'quizHolder'), 'attemptId', 'token', 'sessionHash', 'deviceId', 'name')
  holder = numbers(holder, 'epoch', 'from', 'by', 'waiting', 'paperLoaded')
  await maybeNumbers(holder, 'lastHeardAt')
    .addPrimaryKeyConstraint('quizHolderKey', ['tenant', 'attemptId', 'epoch'])
    .execute()

  let answer = texts(keyed(db, 'quizAnswer'), 'attemptId', 'opId', 'token', 'kind', 'content', 'run', 'prev')
  answer = numbers(texts(answer, 'hash'), 'seq', 'auto', 'at', 'receivedAt')
  await maybeNumbers(answer, 'questionId', 'mono', 'beacon')
    .addPrimaryKeyConstraint('quizAnswerKey', ['tenant', 'attemptId', 'opId'])
    .execute()

  await numbers(texts(keyed(db, 'quizCommitment'), 'attemptId', 'token', 'hash', 'by'), 'at')
    .addPrimaryKeyConstraint('quizCommitmentKey', ['tenant', 'attemptId', 'token', 'hash'])
    .execute()
  await numbers(texts(keyed(db, 'quizFlag'), 'attemptId'), 'questionId')
    .addPrimaryKeyConstraint('quizFlagKey', ['tenant', 'attemptId', 'questionId'])
    .execute()

  const event = numbers(numbered(db, name, 'quizEvent'), 'quizId', 'by', 'at')
  await texts(event, 'attemptId', 'kind', 'detail').execute()
  await db.schema
    .createIndex('quizEventQuiz')
    .on('quizEvent')
    .columns(['tenant', 'quizId', 'attemptId'])
    .execute()
}

async function addGrades(db: Kysely<unknown>, name: DialectName): Promise<void> {
  const decision = numbers(numbered(db, name, 'quizDecision'), 'accept', 'by', 'at')
  await texts(decision, 'attemptId', 'opId', 'reason').execute()
  await db.schema
    .createIndex('quizDecisionAttempt')
    .on('quizDecision')
    .columns(['tenant', 'attemptId'])
    .execute()

  const grade = numbers(numbered(db, name, 'quizGrade'), 'questionId', 'points', 'gradedBy', 'at')
  await texts(grade, 'attemptId', 'comment').execute()
  await db.schema
    .createIndex('quizGradeAttempt')
    .on('quizGrade')
    .columns(['tenant', 'attemptId', 'questionId'])
    .execute()

  const key = numbers(numbered(db, name, 'quizKey'), 'quizId', 'questionId', 'by', 'at')
  await texts(key, 'change', 'reason').execute()
  await db.schema.createIndex('quizKeyQuiz').on('quizKey').columns(['tenant', 'quizId']).execute()
}

import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Learning platforms (LTI 1.3), the launches that were used, and scores that are given back. */
export const up: Step = async (db, name) => {
  const platform = texts(
    numbered(db, name, 'ltiPlatform'),
    ...['name', 'issuer', 'clientId', 'signInUrl', 'tokenUrl', 'keysUrl', 'deployments', 'numberSource'],
  )
  await numbers(platform, 'enabled', 'createdAt')
    .addUniqueConstraint('ltiPlatformClient', ['tenant', 'issuer', 'clientId'])
    .execute()

  await numbers(texts(keyed(db, 'ltiNonce'), 'nonceHash'), 'expiresAt')
    .addPrimaryKeyConstraint('ltiNonceKey', ['tenant', 'nonceHash'])
    .execute()

  const score = texts(numbered(db, name, 'ltiScore'), 'lineItem', 'subject', 'state', 'reason')
  await maybeNumbers(
    numbers(score, 'platformId', 'accountId', 'quizId', 'maxPoints', 'scoredAt', 'tries', 'dueAt'),
    'points',
    'endedAt',
  )
    .addUniqueConstraint('ltiScoreLine', ['tenant', 'platformId', 'accountId', 'lineItem'])
    .execute()
  await db.schema.createIndex('ltiScoreDue').on('ltiScore').columns(['tenant', 'state', 'dueAt']).execute()
  await db.schema.createIndex('ltiScoreQuiz').on('ltiScore').columns(['tenant', 'quizId']).execute()
}

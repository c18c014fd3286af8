import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Assignments with their submissions, and the gradebook. */
export const up: Step = async (db, name) => {
  let assignment = texts(numbered(db, name, 'assignment'), 'title', 'titleEn', 'content', 'attachments')
  assignment = numbers(assignment, 'courseId', 'deadline', 'maxScore', 'allowLate', 'createdBy', 'createdAt')
  await maybeNumbers(assignment, 'remindedAt').execute()
  await db.schema.createIndex('assignmentCourse').on('assignment').columns(['tenant', 'courseId']).execute()

  let submission = texts(keyed(db, 'assignmentSubmission'), 'state', 'clientId', 'content', 'attachments')
  submission = numbers(texts(submission, 'answers', 'comment'), 'assignmentId', 'accountId', 'version')
  submission = numbers(submission, 'submittedAt', 'isLate', 'seenAt')
  await maybeNumbers(submission, 'score', 'scoredBy', 'scoredAt')
    .addPrimaryKeyConstraint('assignmentSubmissionKey', ['tenant', 'assignmentId', 'accountId', 'version'])
    .execute()

  const score = texts(numbers(keyed(db, 'score'), 'courseId', 'accountId', 'by', 'at'), 'part', 'status')
  await maybeNumbers(score, 'score', 'resitScore')
    .addPrimaryKeyConstraint('scoreKey', ['tenant', 'courseId', 'accountId', 'part'])
    .execute()
  const publication = numbers(keyed(db, 'scorePublication'), 'courseId', 'by', 'at')
  await publication.addPrimaryKeyConstraint('scorePublicationKey', ['tenant', 'courseId']).execute()
}

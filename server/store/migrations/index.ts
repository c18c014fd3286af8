/** The steps from an empty database to today's tables. A step that was shipped is never changed. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { holdMigrationRow, makeMigrationTables, untilUnlocked } from '../dialect/migrationLock.ts'
import type { DialectName } from '../dialect/name.ts'
import type { Database } from '../schema.ts'
import * as amended from './amended.ts'
import * as apart from './apart.ts'
import * as bank from './bank.ts'
import * as bankFacts from './bankFacts.ts'
import * as books from './books.ts'
import * as codesByAsker from './codesByAsker.ts'
import * as content from './content.ts'
import * as exams from './exams.ts'
import * as foundations from './foundations.ts'
import * as indexes from './indexes.ts'
import * as experiments from './library/experiments.ts'
import * as library from './library/library.ts'
import * as ownMarks from './library/ownMarks.ts'
import * as specimenStates from './library/specimenStates.ts'
import * as notices from './notices.ts'
import * as accountClosings from './people/accountClosings.ts'
import * as administration from './people/administration.ts'
import * as identityLinks from './people/identityLinks.ts'
import * as learningPlatforms from './people/learningPlatforms.ts'
import * as outgoing from './people/outgoing.ts'
import * as people from './people/people.ts'
import * as personDetails from './people/personDetails.ts'
import * as scoreHosts from './people/scoreHosts.ts'
import * as practice from './practice.ts'
import * as questionStamp from './questionStamp.ts'
import * as assignmentAnnouncements from './quizzes/assignmentAnnouncements.ts'
import * as assignmentQuestions from './quizzes/assignmentQuestions.ts'
import * as assignments from './quizzes/assignments.ts'
import * as frozenPictures from './quizzes/frozenPictures.ts'
import * as leftOutQuestions from './quizzes/leftOutQuestions.ts'
import * as partPoints from './quizzes/partPoints.ts'
import * as questionDifficulty from './quizzes/questionDifficulty.ts'
import * as quizAllowances from './quizzes/quizAllowances.ts'
import * as quizComplaints from './quizzes/quizComplaints.ts'
import * as quizConfigKeys from './quizzes/quizConfigKeys.ts'
import * as quizItemFigures from './quizzes/quizItemFigures.ts'
import * as quizOnlyQuestions from './quizzes/quizOnlyQuestions.ts'
import * as quizResultFiles from './quizzes/quizResultFiles.ts'
import * as quizzes from './quizzes/quizzes.ts'
import * as runningAttempts from './quizzes/runningAttempts.ts'
import * as scoreDocuments from './quizzes/scoreDocuments.ts'
import * as replaced from './replaced.ts'
import * as bankPrefix from './search/bankPrefix.ts'
import * as bankSearch from './search/bankSearch.ts'
import * as courseInitials from './search/courseInitials.ts'
import * as folded from './search/folded.ts'
import * as searchForms from './search/forms.ts'
import * as keptSigns from './search/keptSigns.ts'
import * as keywordInitials from './search/keywordInitials.ts'
import * as searchSigns from './search/signs.ts'
import * as wordInitials from './search/wordInitials.ts'
import * as words from './search/words.ts'
import * as wordsBySchool from './search/wordsBySchool.ts'
import * as shown from './shown.ts'
import * as spentKeys from './spentKeys.ts'
import * as submissionFacts from './submissionFacts.ts'
import * as submissionTimes from './submissionTimes.ts'
import type { Step } from './table.ts'
import * as broughtDecks from './teaching/broughtDecks.ts'
import * as documentPages from './teaching/documentPages.ts'
import * as followPresence from './teaching/followPresence.ts'
import * as followStates from './teaching/followStates.ts'
import * as preparations from './teaching/preparations.ts'
import * as teacherMarks from './teaching/teacherMarks.ts'
import * as teaching from './teaching/teaching.ts'
import * as timed from './timed.ts'
import * as withoutTriggers from './withoutTriggers.ts'

const steps: Record<string, { up: Step }> = {
  '0001-people': people,
  '0002-content': content,
  '0003-practice': practice,
  '0004-notices': notices,
  '0005-library': library,
  '0006-words': words,
  '0007-books': books,
  '0008-bank': bank,
  '0009-indexes': indexes,
  '0010-folded': folded,
  '0011-experiments': experiments,
  '0012-amended': amended,
  '0013-bank-search': bankSearch,
  '0014-apart': apart,
  '0015-shown': shown,
  '0016-timed': timed,
  '0017-replaced': replaced,
  '0018-bank-facts': bankFacts,
  '0019-bank-prefix': bankPrefix,
  '0020-own-marks': ownMarks,
  '0021-exams': exams,
  '0030-teaching': teaching,
  '0040-quizzes': quizzes,
  '0041-foundations': foundations,
  '0042-assignments': assignments,
  '0043-codes-by-asker': codesByAsker,
  '0044-spent-keys': spentKeys,
  '0045-person-details': personDetails,
  '0046-brought-decks': broughtDecks,
  '0047-quiz-only-questions': quizOnlyQuestions,
  '0051-preparations': preparations,
  '0052-follow-states': followStates,
  '0053-teacher-marks': teacherMarks,
  '0054-identity-links': identityLinks,
  '0055-administration': administration,
  '0056-word-initials': wordInitials,
  '0057-follow-presence': followPresence,
  '0058-document-pages': documentPages,
  '0059-outgoing': outgoing,
  '0060-account-closings': accountClosings,
  '0061-submission-times': submissionTimes,
  '0062-question-difficulty': questionDifficulty,
  '0063-learning-platforms': learningPlatforms,
  '0064-quiz-allowances': quizAllowances,
  '0065-quiz-complaints': quizComplaints,
  '0066-quiz-config-keys': quizConfigKeys,
  '0067-words-by-school': wordsBySchool,
  '0068-search-forms': searchForms,
  '0069-question-stamp': questionStamp,
  '0070-submission-facts': submissionFacts,
  '0071-left-out-questions': leftOutQuestions,
  '0072-without-triggers': withoutTriggers,
  '0073-running-attempts': runningAttempts,
  '0074-course-initials': courseInitials,
  '0075-part-points': partPoints,
  '0076-search-signs': searchSigns,
  '0077-assignment-questions': assignmentQuestions,
  '0078-keyword-initials': keywordInitials,
  '0079-kept-signs': keptSigns,
  '0080-specimen-states': specimenStates,
  '0081-score-hosts': scoreHosts,
  '0082-frozen-pictures': frozenPictures,
  '0083-assignment-announcements': assignmentAnnouncements,
  '0084-quiz-item-figures': quizItemFigures,
  '0085-score-documents': scoreDocuments,
  '0086-quiz-result-files': quizResultFiles,
}

/** The name of the last step. */
export const latestMigration = Object.keys(steps).sort().at(-1) ?? ''

/**
 * Safe to run at every start and by several processes at once: all steps stand in one transaction that holds a row of its
 * own, so that the others wait and then find nothing to do. An advisory lock would belong to a connection, and the pool (or
 * a pooler in front of the database) gives each statement another one.
 * @param upTo the name of the last step, for an empty database that gets rows of that time
 */
export async function migrate(
  db: Kysely<Database>,
  name: DialectName,
  upTo = latestMigration,
): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([step, { up }]) => [step, { up: (within) => up(within, name) }]),
  )
  await untilUnlocked(() => makeMigrationTables(db))
  await untilUnlocked(() =>
    db.transaction().execute(async (within) => {
      await holdMigrationRow(within, name)
      if (await hasExactly(within, upTo)) return
      const migrator = new Migrator({
        db: within,
        provider: { getMigrations: async () => migrations },
        ...(name === 'postgres' ? { migrationTableSchema: await currentSchema(within) } : {}),
      })
      const { error } = await migrator.migrateTo(upTo)
      if (error) throw error
    }),
  )
}

/** Whether these steps stand and no others: the migrator would first read what every table looks like, half a second on PostgreSQL. */
async function hasExactly(db: Kysely<Database>, upTo: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  const stand = rows.map(({ name }) => name).sort()
  const wanted = Object.keys(steps)
    .filter((step) => step <= upTo)
    .sort()
  return stand.join() === wanted.join()
}

/** Named, for the migrator would take another schema's table for its own. */
async function currentSchema(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as "name"`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new Error('The schema that DATABASE_URL names does not exist.')
  return name
}

/** Every call that changes what others depend on leaves an entry in the audit, with what it was before and after. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { auditFacts, flatFacts } from '../../src/contract/admin/auditFacts.ts'
import type { Permission } from '../../src/rules/permissions.ts'
import { openAdminStage } from './adminStage.ts'
import type { Step } from './auditedStage.ts'
import { AuditedTeaching } from './auditedTeaching.ts'
import { databases } from './databases.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** What a call with one of these changes is the caller's own. */
const ofOneself: readonly Permission[] = [
  'public',
  'account.self',
  'account.student',
  'account.teacher',
  'library.read',
  'library.collect',
  'mark.own',
  'question.read',
  'question.own',
  'practice.use',
  'notice.read',
  'sync.use',
  'job.own',
  'file.upload',
  'course.study',
  'room.join',
  'quiz.take',
  'mark.teach',
]

/** A running quiz keeps by itself who did what and when, and shows it with the attempts and in its archive. */
const keptByQuiz = [
  'quizEnd',
  'quizExtend',
  'quizReopen',
  'quizNotice',
  'quizAllow',
  'quizAllowTakeOver',
  'quizDecide',
  'quizGrade',
  'quizComplaintAnswer',
  'quizPresence',
  'quizWitness',
  'quizImport',
]

/** Calls whose entries are looked for where the things are that they need. */
const elsewhere: Record<string, string> = {
  adminFreshRenew: 'accountImport.test.ts: an entry for each account, by its job',
  adminImportConfirm: 'accountImport.test.ts: an entry for each account, by its job',
  quizRegrade: 'quizRegrade.test.ts',
  scoreImport: 'scores.test.ts',
  scorePublish: 'scores.test.ts',
  scoreSave: 'scores.test.ts',
}

/** Calls that change nothing that lasts. */
const changesNothing: Record<string, string> = {
  adminGradePreview: 'says what would happen',
  adminImportPreview: 'says what would happen',
  adminNoticeCount: 'counts people',
  adminPlatformTest: 'asks the platform',
  adminSenderTest: 'sends to the address that was typed',
  assignmentRemind: 'sends messages, which stand in the students’ own lists',
  followShow: 'shows a slide for as long as a lesson lasts',
  followEnd: 'shows a slide for as long as a lesson lasts',
  quizAnalyse: 'computes figures of what is there',
  quizExcel: 'writes what is there to a file',
  quizQuestionRead: 'reads a file for the form',
}

describe.each(places)('the audit of changes on $name', (place) => {
  let audited: AuditedTeaching
  let steps: Step[]
  beforeAll(async () => {
    const stage = await openAdminStage(place)
    const teaching = await seedTeaching(stage.service.service.db, stage.school)
    audited = new AuditedTeaching(stage, teaching)
    steps = [...audited.people(), ...audited.school(), ...audited.teachers(), ...audited.material()]
  })
  afterAll(() => audited.stage.service.stop())

  test('each call of administrators and teachers that writes is walked, or says why not', () => {
    const writing = calls.filter(
      ({ endpoint, permission }) => endpoint.method !== 'GET' && !ofOneself.includes(permission),
    )
    const known = [
      ...new Set(steps.map(({ name }) => name)),
      ...keptByQuiz,
      ...Object.keys(elsewhere),
      ...Object.keys(changesNothing),
    ]
    expect(known.toSorted()).toEqual(writing.map(({ name }) => name).toSorted())
  })

  test('each of these calls leaves one entry that says what changed', async () => {
    const { kysely } = audited.stage.service.service.db
    const lastId = async () =>
      Number(
        (await kysely.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0,
      )
    for (const { name, what, sides, args, as } of steps) {
      const given = await args()
      const before = await lastId()
      const { code, message, data } = await audited.ask(name, given)
      expect([name, what, code, message]).toEqual([name, what, 0, expect.any(String)])
      if (as) {
        const made = data as number | { id: number }
        audited.made[as] = typeof made === 'number' ? made : made.id
      }
      const entries = await kysely.selectFrom('audit').selectAll().where('id', '>', before).execute()
      const told = entries.map((entry) => [
        entry.what,
        entry.before !== '' && entry.before !== '{}',
        entry.after !== '' && entry.after !== '{}',
      ])
      const expected = [what, sides === 'before' || sides === 'both', sides === 'after' || sides === 'both']
      expect([name, told]).toEqual([name, [expected]])
      expect(entries[0]).toMatchObject({ accountId: audited.stage.school.accounts.admin })
      if (sides === 'both') expect(entries[0]?.before).not.toBe(entries[0]?.after)
    }
  })

  test('the pages have a word for each fact of these entries', async () => {
    const entries = await audited.stage.service.service.db.kysely.selectFrom('audit').selectAll().execute()
    const names = entries.flatMap(({ before, after }) =>
      [before, after].flatMap((json) => Object.keys(flatFacts(json))),
    )
    const known: readonly string[] = auditFacts
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([])
  })
})

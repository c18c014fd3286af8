/** Teachers grade without network: scores wait one by one, and a score that another teacher gave first stands. */
import { beforeEach, expect, test } from 'vitest'
import { assignmentLines, assignmentScore } from '../../../../src/contract/quizzes/assignment.ts'
import { quizGrade, quizGrading } from '../../../../src/contract/quizzes/quizTeaching.ts'
import { browser, open, setStudent, signIn, there } from '../student.ts'
import { Refusal, until, watch } from '../world.ts'

setStudent()

const refusal = new Refusal('另一位老师已评分：2 分')
const attemptIds = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const

interface Scored {
  points: number | null
  version: number
}

/** What the service holds: another teacher scores the second answer while this one has no network. */
const held: { byAttempt: Map<string, Scored>; byAccount: Map<number, number | null> } = {
  byAttempt: new Map(),
  byAccount: new Map(),
}

beforeEach(() => {
  held.byAttempt = new Map(attemptIds.map((id) => [id, { points: null, version: 0 }]))
  held.byAccount = new Map([
    [1, null],
    [2, null],
  ])
  const before = browser.service
  browser.service = (asked) => {
    if (!there.state.online) return before(asked)
    const { path, body } = asked
    if (path === quizGrading.path)
      return [...held.byAttempt].map(([attemptId, scored]) => ({
        attemptId,
        name: '',
        nameEn: '',
        content: '答',
        comment: '',
        ...scored,
      }))
    if (path === quizGrade.path) {
      const { attemptId, points, version } = body as unknown as { attemptId: string } & Scored
      if (held.byAttempt.get(attemptId)?.version !== version) return refusal
      held.byAttempt.set(attemptId, { points, version: version + 1 })
      return { attemptId, points, version: version + 1 }
    }
    if (path === assignmentLines.path)
      return [...held.byAccount].map(([accountId, score]) => ({
        accountId,
        name: '',
        nameEn: '',
        loginName: '',
        roomName: '',
        state: score === null ? 'submitted' : 'scored',
        submissions: [{ version: 1, content: '答', score, comment: '', isReturned: false }],
      }))
    if (path === assignmentScore.path) {
      const { accountId, score } = body as { accountId: number; score: number }
      if (held.byAccount.get(accountId) !== null) return refusal
      held.byAccount.set(accountId, score)
      return { version: 1, score }
    }
    return before(asked)
  }
})

async function teach() {
  const page = await open()
  await signIn(page)
  const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
  const refused = async () => (await pendingRows()).map(({ state, lastError }) => [state, lastError?.text])
  return { page, refused }
}

test('points of a quiz that another teacher gave first are not overwritten', async () => {
  const { page, refused } = await teach()
  const grading = await import('../../../../src/queries/quizzes/grading.ts')
  const answers = await watch<(Scored & { attemptId: string })[]>(page, grading.quizGradingQuery(7, 3))
  const points = () => answers.now()?.map((one) => one.points)
  await until(() => answers.now() !== undefined)
  there.state.online = false
  for (const attemptId of attemptIds)
    await grading.gradeAnswer({ quizId: 7, questionId: 3, attemptId, points: 400, comment: '', version: 0 })
  await until(() => points()?.every((one) => one === 400) === true)
  held.byAttempt.set(attemptIds[1], { points: 200, version: 1 })
  there.state.online = true
  await page.sync.flushNow()
  await until(() => points()?.[1] === 200)
  expect(points()).toEqual([400, 200])
  expect(await refused()).toEqual([['parked', refusal.words]])
  expect(held.byAttempt.get(attemptIds[0])).toEqual({ points: 400, version: 1 })
})

test('scores of an assignment wait one by one; what another teacher gave first stands', async () => {
  const { page, refused } = await teach()
  const work = await import('../../../../src/queries/quizzes/submissions.ts')
  const lines = await watch<{ submissions: { score: number | null }[] }[]>(page, work.assignmentLinesQuery(5))
  const scores = () => lines.now()?.map(({ submissions }) => submissions[0]?.score)
  await until(() => lines.now() !== undefined)
  there.state.online = false
  for (const accountId of [1, 2])
    await work.scoreSubmission({ practiseId: 5, accountId, version: 1, score: 8000, comment: '', seenAt: 0 })
  await until(() => scores()?.every((one) => one === 8000) === true)
  held.byAccount.set(2, 6000)
  there.state.online = true
  await page.sync.flushNow()
  await until(() => scores()?.[1] === 6000)
  expect(scores()).toEqual([8000, 6000])
  expect(await refused()).toEqual([['parked', refusal.words]])
})

/** Answers to the questions of an assignment: on this device at once, and handed in once, whatever happens between. */
import { beforeEach, expect, test } from 'vitest'
import { assignmentPaper, assignmentSubmit } from '../../../../src/contract/quizzes/assignment.ts'
import { browser, open, setStudent, signIn, there } from '../student.ts'
import { type Asked, until, watch } from '../world.ts'

setStudent()

const paper = { questions: [{ id: 31 }, { id: 32 }], specimens: [], keys: null }
let handedIn: Asked['body'][] = []

beforeEach(() => {
  handedIn = []
  const before = browser.service
  browser.service = (asked) => {
    if (!there.state.online) return before(asked)
    if (asked.path === assignmentPaper.path) return paper
    if (asked.path !== assignmentSubmit.path) return before(asked)
    handedIn.push(asked.body)
    return { version: 1 }
  }
})

const queries = async () => ({
  handIn: await import('../../../../src/queries/quizzes/handIn.ts'),
  quizzes: await import('../../../../src/queries/quizzes/quizzes.ts'),
})

test('S37 answers written without network outlive a reload and are handed in once', async () => {
  let page = await open()
  await signIn(page)
  let { handIn, quizzes } = await queries()
  const first = await watch(page, quizzes.assignmentPaperQuery(4))
  await until(() => first.now() !== undefined)
  first.stop()
  there.state.online = false
  const draft = { content: '附图', files: [], answers: { 31: '2', 32: '' } }
  expect(await handIn.saveAssignmentDraft(4, draft)).toBe(true)

  page = await open()
  ;({ handIn, quizzes } = await queries())
  const again = await watch(page, quizzes.assignmentPaperQuery(4))
  await until(() => again.now() !== undefined)
  expect(again.now()).toEqual(paper)
  again.stop()
  expect(await handIn.loadAssignmentDraft(4)).toEqual(draft)
  const answers = [{ questionId: 31, content: '2' }]
  await handIn.handInAssignment(4, draft, [], answers)
  expect(await handIn.loadAssignmentDraft(4)).toBeUndefined()
  await page.sync.flushNow()

  page = await open()
  there.state.online = true
  await page.sync.flushNow()
  await until(() => handedIn.length > 0)
  await page.sync.flushNow()
  expect(handedIn).toEqual([expect.objectContaining({ practiseId: 4, content: '附图', answers })])
})

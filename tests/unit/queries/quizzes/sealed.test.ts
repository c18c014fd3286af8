/** A sealed paper on a device without network: opened by its code alone, and sent as any other attempt later. */
import { beforeEach, expect, test } from 'vitest'
import { userDatabase } from '../../../../src/device/names.ts'
import { chainRoot } from '../../../../src/rules/quizzes/acceptance.ts'
import {
  deriveSealKey,
  groupCode,
  makeSalt,
  makeSealCode,
  pieceName,
  type SealedPiece,
  sealPiece,
} from '../../../../src/rules/quizzes/sealedPaper.ts'
import { browser, open, setStudent, signIn, there } from '../student.ts'

setStudent()

const quizId = 11
const roomId = 3
const code = makeSealCode()
const salt = makeSalt()
const attemptId = '33333333-3333-4333-8333-333333333333'
const device = { deviceId: '22222222-2222-4222-8222-222222222222', deviceName: 'Tablet' }
const listed = { id: quizId, title: '密封', together: true } as never
const secretTitle = '谁也不知道的题目'
/** The code as the service gives it: empty before the opening. */
let given = ''
const begun = { attemptId, seed: 4, token: 'sealed-token', startedAt: 1000, endAt: 9e12 }

async function seal(name: string, text: string): Promise<SealedPiece> {
  return sealPiece(await deriveSealKey(code, salt), name, new TextEncoder().encode(text))
}

beforeEach(async () => {
  given = ''
  const content = {
    questions: [{ id: 1, title: secretTitle, children: [], specimenId: null, maxPoints: 100 }],
    specimens: [],
    shuffleQuestions: false,
    shuffleOptions: false,
  }
  const paper = await seal(pieceName(quizId, roomId), JSON.stringify(content))
  const picture = await seal(pieceName(quizId, roomId, 0), 'picture')
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path === '/dh-teaching/quiz/sealed' && there.state.online)
      return { roomId, ...begun, salt, ...paper, pictures: 1, code: given }
    if (asked.path === '/dh-teaching/record/submit/insert' && there.state.online)
      return { paperId: attemptId, number: 1, ...begun }
    if (asked.path === '/dh-teaching/quiz/sealed/pictures' && there.state.online)
      return { pieces: [picture], next: null }
    return before(asked)
  }
})

async function keep() {
  const page = await open()
  await signIn(page)
  const sealed = await import('../../../../src/queries/quizzes/sealed.ts')
  const run = await import('../../../../src/queries/quizzes/run.ts')
  const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
  const progress: number[] = []
  await sealed.keepSealedPaper(listed, device, (kept) => progress.push(kept))
  expect(progress).toEqual([1])
  there.state.online = false
  return { sealed, run, pendingRows }
}

/** All that the databases of this origin hold, as text. */
async function storedText(): Promise<string> {
  let text = ''
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === userDatabase(0)) continue
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    for (const store of db.objectStoreNames) {
      const values = await new Promise((resolve, reject) => {
        const asked = db.transaction(store).objectStore(store).getAll()
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
      text += JSON.stringify(values)
    }
    db.close()
  }
  return text
}

test('a sealed paper is unreadable until its code opens it without network', async () => {
  const { sealed, run, pendingRows } = await keep()
  expect(await storedText()).not.toContain(secretTitle)
  const opened = await sealed.openSealedPaper(quizId, groupCode(code).toLowerCase())
  expect(opened).toMatchObject({ paperId: attemptId, token: begun.token, isSealed: true, number: 1 })
  expect((await run.loadPaper(quizId))?.questions[0]?.title).toBe(secretTitle)
  expect(await sealed.loadSeal(quizId)).toBeUndefined()
  await run.answerQuiz(quizId, 1, '2')
  const [row] = await pendingRows()
  expect(row?.input).toMatchObject({ token: begun.token, seq: 1, prev: chainRoot(begun.token), number: 1 })
})

test('a wrong code opens nothing and makes the next try wait', async () => {
  const { sealed } = await keep()
  const wrong = () => sealed.openSealedPaper(quizId, '0000000000000000').catch((error: unknown) => error)
  expect(await wrong()).toMatchObject({ waitMs: 1000 })
  // The right code has to wait too.
  await expect(sealed.openSealedPaper(quizId, code)).rejects.toBeInstanceOf(sealed.WrongSealCode)
  const kept = await sealed.loadSeal(quizId)
  expect(kept?.wrongCodes).toBe(1)
  expect(sealed.waitOfSeal(kept ?? expect.unreachable())).toBeGreaterThan(0)
})

test('with a network the code that the service gives at the opening opens the paper', async () => {
  const { sealed, run } = await keep()
  there.state.online = true
  // before the opening nothing is opened
  await sealed.beginOnline(quizId, device)
  expect(await run.loadPaper(quizId)).toBeUndefined()
  expect(await sealed.loadSeal(quizId)).toBeDefined()
  given = code
  const opened = await sealed.beginOnline(quizId, device)
  expect(opened).toMatchObject({ paperId: attemptId, token: begun.token })
  // it began at the service: nobody has to have watched the room
  expect(opened?.isSealed).toBeUndefined()
  expect((await run.loadPaper(quizId))?.questions[0]?.title).toBe(secretTitle)
  expect(await sealed.loadSeal(quizId)).toBeUndefined()
})

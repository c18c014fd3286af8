/** The session ends at each item of a queue. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { setAudit } from '../../tools/audit.ts'
import { blink, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { submissions } from '../../tools/effects.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { base, fillSignIn, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student
const submit = /chapter\/submit$/
const body = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })
const noBatch = JSON.stringify({ code: 404, message: '没有这个接口', data: null })
const queued = 5

/** Puts one answer to each question into the queue, in the app's own words; a lane each, as one queue has several. */
async function queueUp(page: Page, { chapter: { id: catalogId }, card }: ChapterBundle, asked: Question[]) {
  const rows = asked.map(({ id: questionId, options }, at) => ({
    id: randomUUID(),
    call: 'chapter.submit',
    version: 1,
    input: { catalogId, paperId: card.paperId, questionId, content: String(options[0]?.id) },
    lane: `chapter:${catalogId}:${at % 2}`,
    subject: `question:${questionId}`,
    madeAt: Date.now(),
    state: 'waiting',
    notBefore: 0,
    tries: 0,
    local: { correct: true, submitted: 1, corrected: 1 },
  }))
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction('queue', 'readwrite')
          for (const row of all) tx.objectStore('queue').add(row)
          tx.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [`wk-user-${user}`, rows] as const,
  )
  return rows.map(({ id }) => id)
}

describe(`a session that ends at one of ${queued} items that wait`, () => {
  const kinds = [
    ['HTTP 401', 401],
    ['02012001 at HTTP 200', 200],
  ] as const
  const each = kinds.flatMap(([kind, status]) =>
    Array.from({ length: queued }, (_, at) => [kind, at + 1, status] as const),
  )

  test.each(each)(
    '%s at item %i loses nothing and delivers each once after one sign-in: T03 F10',
    async (_, k, status) => {
      await stage.anew()
      const { page, context, origin, wire, service } = stage
      await page.setViewportSize({ width: 390, height: 320 })
      const bundle = await chapter(stage, '泌尿系统')
      const asked = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN').slice(0, queued)
      const [written] = [ofKind(bundle, 'WENDA')]
      await enterAs(context, origin, 'student')
      await openQuestion(page, origin, bundle.chapter.id, written.id)
      await controlled(page)
      await page.goto(`${origin}${base}/static/version.json`)
      const keys = await queueUp(page, bundle, asked)
      const before = new Map(
        submissions(
          service.dataDir,
          asked.map(({ id }) => id),
        ).map(({ questionId, n }) => [questionId, n]),
      )
      // nothing is sent until all is ready; then one by one, as where the service has no batch
      wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
      const address = `${base}/exercise/chapter/question/${bundle.chapter.id}?q=${written.id}`
      await page.goto(origin + address)
      const text = page.getByRole('textbox').first()
      await text.fill('没有写完')
      await page.evaluate(() => scrollTo(0, 90))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
      const y = await page.evaluate(() => scrollY)
      const logins: string[] = []
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('/account/login')) logins.push(frame.url())
      })
      wire.pass()
      wire.fault(/dh-sync\/batch/, { kind: 'status', status: 404, body: noBatch })
      wire.fault(submit, { kind: 'pass' }, k - 1)
      wire.fault(submit, { kind: 'status', status, body })
      const from = wire.seen.length
      await blink(context)
      await page.waitForURL('**/account/login*')
      await page.getByLabel('学号 / 工号 / 用户名').waitFor()
      // who was refused is still there, and what was taken in before is not asked for again
      const left = (await queueOf(page, user)).map(({ id }) => id)
      const tried = wire.seen.slice(from).filter(({ path }) => submit.test(path))
      expect(tried.length).toBeGreaterThanOrEqual(k)
      const refusedKeys = tried.slice(k - 1).map(({ key }) => key)
      expect(left).toEqual(expect.arrayContaining(refusedKeys))
      expect(left.length).toBeGreaterThanOrEqual(queued - k + 1)
      wire.pass()
      await fillSignIn(page, 'student', 'Student-2026')
      await page.waitForURL(origin + address)
      await expect.poll(() => text.inputValue()).toBe('没有写完')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
      await expect.poll(() => queueOf(page, user)).toEqual([])
      const after = submissions(
        service.dataDir,
        asked.map(({ id }) => id),
      )
      const times = after.map(({ questionId, n }) => n - (before.get(questionId) ?? 0))
      tally({
        figure: `at each of ${queued} items ${logins.length} sign-in asked for, all of ${keys.length} kept`,
      })
      expect(times).toEqual(asked.map(() => 1))
      expect(logins).toHaveLength(1)
    },
  )
})

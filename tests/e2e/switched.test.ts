/** One device, two people: what was on its way for the one when the other came. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { setAudit } from '../tools/audit.ts'
import { controlled, ids, queueOf } from '../tools/device.ts'
import { takenIn } from '../tools/effects.ts'
import { whole } from '../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../tools/stage.ts'
import { answer, base, fillSignIn, openQuestion, signIn } from '../tools/steps.ts'
import { tally } from '../tools/tally.ts'
import { sending } from '../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
const [user, next] = [ids.student2, ids.student]

const cookie = async () =>
  (await stage.context.cookies()).find(({ name }) => name === 'vitrine_token')?.value ?? ''

/** Shows another screen in the same document. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, '', to), `${base}${path}`)

/** Leaves what waits here, and lets the next person in by the form. */
async function switchTo(page: Page, loginName: string, unsent: boolean) {
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', unsent ? { name: /替我留在本机/ } : { name: '退出', exact: true }).click()
  await page.waitForURL('**/account/login')
  await fillSignIn(page, loginName, 'Student-2026')
  await page.waitForURL(`${stage.origin}${base}/`)
}

describe.runIf(whole)('whoever signs in by the form in another tab', () => {
  test.each([
    ['which tells the first one', '消化管', true],
    ['of which the first one does not hear', '消化腺', false],
  ])('%s: every request from then on is that person’s: F46', async (_, name, hears) => {
    const { context, wire, origin } = stage
    const first = stage.page
    const bundle = await chapter(stage, name)
    const [question, other] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
    if (!hears)
      await first.addInitScript(() =>
        Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }),
      )
    await signIn(first, origin, 'student2')
    await openQuestion(first, origin, bundle.chapter.id, question.id)
    await controlled(first)
    const before = await cookie()
    wire.fault(sending, { kind: 'reset-before' })
    await answer(first, question)
    await first.getByText('已存到本机，待发送').waitFor()
    await go(first, `/exercise/chapter/question/${bundle.chapter.id}?q=${other.id}`)

    const second = await context.newPage()
    await stage.open('/my', second)
    await switchTo(second, 'student', true)
    const after = await cookie()
    expect(after).not.toBe(before)
    const from = wire.seen.findLastIndex(({ path }) => path.includes('/login/anon/front')) + 1
    wire.pass()
    // the first tab goes on: by itself, by the person's hand, and from the start
    await first.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined)
    await first.waitForTimeout(500)
    if (!hears) {
      await answer(first, other).catch(() => undefined)
      await first.waitForTimeout(1000)
    }
    await stage.open('/my', first)
    await first.getByRole('button', { name: '退出登录' }).waitFor()
    await stage.open('/', first)
    await first.getByRole('button', { name: '已送达' }).waitFor()
    await second.reload()
    await second.getByRole('button', { name: '已送达' }).waitFor()

    const calls = wire.seen.slice(from).filter(({ authorization }) => authorization !== undefined)
    // the last word of a session may be that it ended
    const wrong = calls.filter(
      ({ authorization, path }) => authorization !== `Bearer ${after}` && !path.endsWith('/login/out'),
    )
    tally({ figure: `${wrong.length} of ${calls.length} requests with the other person's token` })
    expect(calls.length).toBeGreaterThan(5)
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(wire.seen.slice(from).some(({ path }) => sending.test(path))).toBe(false)
    expect(await queueOf(second, next)).toEqual([])

    await stage.open('/my', second)
    await switchTo(second, 'student2', false)
    await expect.poll(() => queueOf(second, user)).toEqual([])
    expect(takenIn(stage.service.dataDir, [question])).toEqual([[user, 1]])
  })
})

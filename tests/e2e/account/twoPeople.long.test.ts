/** One device, two people: what was on its way for the one when the other came. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { controlled, ids, queueOf } from '../../tools/device.ts'
import { takenIn, timesSubmitted } from '../../tools/effects.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, fillSignIn, homeStands, openQuestion, signIn } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { tracesOf } from '../../tools/traces.ts'
import { sending } from '../../tools/waitingAnswer.ts'

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

/** Counts what a page writes into databases and caches that are not of this person. */
function countWrites({ own, texts }: { own: string; texts: string[] }) {
  const counted = { writes: 0 }
  Object.assign(globalThis, { counted })
  const note = (held: unknown) => {
    const text = JSON.stringify(held) ?? ''
    if (texts.some((one) => text.includes(one))) counted.writes++
  }
  for (const name of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, value, key) {
      if (this.transaction.db.name !== own) note([value, key])
      return real.call(this, value, key)
    }
  }
}

test('late replies to one person leave no trace in the next person’s data: F43', async () => {
  const { page, wire, origin } = stage
  const first = await chapter(stage, '皮肤', 'student2')
  const second = await chapter(stage, '呼吸系统', 'student2')
  const question = ofKind(first, 'DANXUAN')
  await signIn(page, origin, 'student2')
  const token = await cookie()
  // what only this person's replies say
  const texts = [first.card.paperId, second.card.paperId]
  await page.addInitScript(countWrites, { own: `wk-user-${user}`, texts })
  await openQuestion(page, origin, first.chapter.id, question.id)
  await controlled(page)
  await page.evaluate(() => Object.assign(globalThis, { same: true }))

  const from = wire.seen.length
  wire.fault(sending, { kind: 'hold-reply' })
  wire.fault(/chapter\/(bundle|card)|user\/current|figure|notice|announcement/, { kind: 'hold-reply' })
  await answer(page, question)
  await expect.poll(() => timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
  await go(page, `/exercise/chapter/question/${second.chapter.id}`)
  const asked = `bundle?catalogId=${second.chapter.id}`
  await expect.poll(() => wire.seen.slice(from).some(({ path }) => path.endsWith(asked))).toBe(true)
  await go(page, '/my')
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  const held = wire.seen.slice(from).filter(({ path, answered }) => answered > 0 && /^\/(dh-|api)/.test(path))
  wire.heal()
  await switchTo(page, 'student', true)
  await homeStands(page)
  wire.release()
  await page.waitForTimeout(1500)

  const { same, counted } = await page.evaluate(() => {
    const { same, counted } = globalThis as unknown as { same?: boolean; counted: { writes: number } }
    return { same, counted }
  })
  expect(same).toBe(true)
  const traces = (await Promise.all([...texts, token].map((text) => tracesOf(page, text)))).flat()
  const strange = traces.filter((place) => !place.startsWith(`indexedDB wk-user-${user}/`))
  tally({
    figure: `${held.length} replies held over the switch, ${counted.writes} writes of them elsewhere, ${strange.length} left there`,
  })
  expect([counted.writes, strange]).toEqual([0, []])
  expect(await queueOf(page, next)).toEqual([])

  await go(page, '/my')
  await switchTo(page, 'student2', false)
  await expect.poll(() => queueOf(page, user)).toEqual([])
  expect(takenIn(stage.service.dataDir, [question])).toEqual([[user, 1]])
})

describe('whoever signs in by the form in another tab', () => {
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
    await homeStands(first)
    await second.reload()
    await homeStands(second)

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

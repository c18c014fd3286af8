/** Pages that close in the middle of something, and several that are open at once. */
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { takenIn } from '../../tools/effects.ts'
import { currentRelease, nextRelease } from '../../tools/release.ts'
import { rounds, some, whole, within } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const audit = setAudit(stage)
const user = ids.student2

/** All that makes an answer of this question. */
const wholeRow = (row: Awaited<ReturnType<typeof queueOf>>[number], catalogId: number, questionId: number) =>
  row.call === 'chapter.submit' &&
  row.state === 'waiting' &&
  row.subject === `question:${questionId}` &&
  /^[0-9a-f-]{36}$/.test(row.id) &&
  row.input.catalogId === catalogId &&
  row.input.questionId === questionId &&
  typeof row.input.paperId === 'string' &&
  /^\d+$/.test(String(row.input.content))

const closes = rounds(5, 100)

test('a page that closes during a submit has stored all of it or nothing: F18', {
  timeout: 60_000 + closes * 5000,
}, async () => {
  const { context } = stage
  let { page } = stage
  const bundle = await chapter(stage, '孢子虫')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(stage.context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await controlled(page)
  // a page of this origin that is not the app watches what is stored
  const watch = await context.newPage()
  await watch.goto(`${stage.origin}${base}/static/version.json`)
  await context.setOffline(true)
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('已存到本机，待发送'))
        localStorage.setItem('said', window.name)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const seen = { stored: 0, absent: 0, said: 0, saidAbsent: 0, partial: 0 }
  // around the moment of storing, which comes later on a busy machine
  let closesAfterMs = 0
  for (let round = 0; round < closes; round++) {
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await page.locator('label:has(input[type=radio])').first().click()
    await page.getByRole('button', { name: '提交答案' }).waitFor()
    // now and then the tap comes early enough for the words to be seen, now and then too late
    await page.evaluate(
      ({ ms, name }) => {
        window.name = name
        const submit = [...document.querySelectorAll('button')].find(
          (one) => one.textContent?.trim() === '提交答案',
        )
        setTimeout(() => submit?.click(), ms)
      },
      { ms: round % 2 ? 20 : 3, name: String(round) },
    )
    await new Promise((resolve) => setTimeout(resolve, closesAfterMs))
    await page.close()
    const said = (await watch.evaluate(() => localStorage.getItem('said'))) === String(round)
    if (said && (await queueOf(watch, user)).length === 0) seen.saidAbsent++
    // what was on its way when the page closed may still arrive
    page = await context.newPage()
    let rows = await queueOf(watch, user)
    await expect
      .poll(async () => {
        const before = rows.length
        rows = await queueOf(watch, user)
        return rows.length === before
      })
      .toBe(true)
    expect(rows.length).toBeLessThan(2)
    for (const row of rows) if (!wholeRow(row, bundle.chapter.id, question.id)) seen.partial++
    const isStored = rows.length === 1
    seen[isStored ? 'stored' : 'absent']++
    closesAfterMs = Math.max(0, closesAfterMs + (isStored ? -4 : 4))
    seen.said += said ? 1 : 0
    await watch.evaluate(async (name) => {
      localStorage.removeItem('said')
      const opening = indexedDB.open(name)
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      // one by one: what leaves the queue together with another store's rows is taken for acknowledged
      for (const store of ['queue', 'drafts']) {
        const tx = db.transaction(store, 'readwrite')
        tx.objectStore(store).clear()
        await new Promise((resolve) => {
          tx.oncomplete = resolve
        })
      }
      db.close()
    }, `wk-user-${user}`)
  }
  const { stored, absent, said, saidAbsent, partial } = seen
  audit.givenUp(stored)
  tally({
    figure: `of ${closes} cut off ${stored} stored, ${absent} absent, ${partial} partial, ${said} said to be saved, ${saidAbsent} of them absent`,
  })
  expect([stored + absent, partial, saidAbsent]).toEqual([closes, 0, 0])
  // else no page closed in the middle of anything
  expect([stored > 0, absent > 0]).toEqual([true, true])
})

describe('two tabs that are told of the network at once', () => {
  const next = nextRelease()
  afterAll(() => rmSync(next, { recursive: true, force: true }))

  test.each(
    some(1, [
      ['of one version', currentRelease],
      ['of the old and the new version', next],
    ] as const),
  )('%s send what waits once, and both show the same count: F20', async (_, second) => {
    // without a worker each tab has what the service serves when it is opened
    await stage.anew({ workers: second === currentRelease })
    const { page, context, wire } = stage
    const bundle = await chapter(stage, second === next ? '唾液腺' : '牙体组织')
    const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
    await enterAs(context, stage.origin, 'student2')
    await stage.open('/')
    await homeStands(page)
    if (second === next) {
      // what a page asks for just now waits for the service to be back
      wire.fault(/./, { kind: 'hold' })
      await stage.release(next)
      wire.pass()
    }
    const other = await context.newPage()
    await openQuestion(other, stage.origin, bundle.chapter.id)
    expect(await other.locator('meta[name=release]').count()).toBe(second === next ? 1 : 0)
    expect(await page.locator('meta[name=release]').count()).toBe(0)
    wire.fault(sending, { kind: 'reset-before' })
    for (const [at, question] of asked.entries()) {
      await openQuestion(other, stage.origin, bundle.chapter.id, question.id)
      await answer(other, question)
      await other.getByText('已存到本机，待发送').waitFor()
      await page.getByRole('button', { name: `${at + 1} 条待发送` }).waitFor()
    }
    await stage.open('/', other)
    await other.getByRole('button', { name: '2 条待发送' }).waitFor()
    const rows = await queueOf(page, user)
    wire.pass()
    wire.fault(sending, { kind: 'delay', ms: 700 })
    const from = wire.seen.length
    await Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(() => {
          for (let at = 0; at < 5; at++) setTimeout(() => dispatchEvent(new Event('online')), at * 100)
        }),
      ),
    )
    for (const tab of [page, other]) await tab.getByRole('button', { name: '已送达' }).waitFor()
    const carriers = wire.seen.slice(from).filter(({ path }) => sending.test(path))
    const carried = rows.map(
      ({ id }) => carriers.filter(({ body, key }) => key === id || body.includes(id)).length,
    )
    tally({ figure: `each carried by at most ${Math.max(...carried)} request` })
    expect(carried).toEqual(rows.map(() => 1))
    expect(takenIn(stage.service.dataDir, asked)).toEqual([
      [user, 1],
      [user, 1],
    ])
    if (second === next) await stage.release(currentRelease)
  })
})

test('another tab takes over from a frozen one within a minute: F21', async () => {
  const { page: frozen, context, wire } = stage
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, stage.origin, 'student2')
  const other = await context.newPage()
  // a minute passes at once where it is not measured
  await other.addInitScript(() => {
    const now = performance.now.bind(performance)
    Object.assign(globalThis, { ahead: 0 })
    performance.now = () => now() + (globalThis as unknown as { ahead: number }).ahead
  })
  await openQuestion(frozen, stage.origin, bundle.chapter.id, question.id)
  await controlled(frozen)
  wire.fault(sending, { kind: 'hold' }, 1)
  const from = wire.seen.length
  const carriers = () => wire.seen.slice(from).filter(({ path }) => sending.test(path))
  await answer(frozen, question)
  await expect.poll(() => carriers().length).toBe(1)
  // opened now: that one is the sender is certain
  await stage.open('/', other)
  await other.getByRole('button', { name: '1 条待发送' }).waitFor()
  // a browser freezes no page in the middle of a transaction
  await frozen.waitForTimeout(500)
  const cdp = await context.newCDPSession(frozen)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  const begun = performance.now()
  const occasion = () => other.evaluate(() => dispatchEvent(new Event('online')) && undefined)
  await occasion()
  await other.waitForTimeout(1000)
  expect(carriers()).toHaveLength(1)
  if (!whole) await other.evaluate(() => Object.assign(globalThis, { ahead: 46_000 }) && undefined)
  await expect.poll(() => carriers().length, { timeout: 90_000 }).toBe(2)
  const took = performance.now() - begun
  if (whole) tally({ figure: `taken over after ${(took / 1000).toFixed(0)} s in Chromium` })
  within(took, 60_000)
  await other.getByRole('button', { name: '已送达' }).waitFor()
  wire.release()
  const failures: string[] = []
  frozen.on('pageerror', ({ message }) => failures.push(message))
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  await frozen.getByText('已送达').waitFor()
  expect(failures).toEqual([])
  expect(await queueOf(other, user)).toEqual([])
  expect(takenIn(stage.service.dataDir, [question])).toEqual([[user, 1]])
})

/** Pages that close in the middle of something, and several that are open at once. */
import { expect, test } from 'vitest'
import { setAudit } from '../tools/audit.ts'
import { controlled, enterAs, ids, queueOf } from '../tools/device.ts'
import { submissions } from '../tools/effects.ts'
import { chapter, ofKind, setStage } from '../tools/stage.ts'
import { answer, base, openQuestion } from '../tools/steps.ts'
import { tally } from '../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2

test('a page that closes in the middle of a submit has stored all of it or nothing, and never said otherwise: F18', async () => {
  const { context } = stage
  let { page } = stage
  const rounds = process.env.FAULTS_DIR ? 30 : 10
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
  const seen = { stored: 0, absent: 0, said: 0 }
  for (let round = 0; round < rounds; round++) {
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
    await new Promise((resolve) => setTimeout(resolve, round % 9))
    await page.close()
    const said = (await watch.evaluate(() => localStorage.getItem('said'))) === String(round)
    if (said) expect(await queueOf(watch, user)).toHaveLength(1)
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
    for (const row of rows) {
      expect(row).toMatchObject({
        call: 'chapter.submit',
        state: 'waiting',
        subject: `question:${question.id}`,
      })
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/)
    }
    seen[rows.length === 1 ? 'stored' : 'absent']++
    seen.said += said ? 1 : 0
    await watch.evaluate(async (name) => {
      localStorage.removeItem('said')
      const opening = indexedDB.open(name)
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const tx = db.transaction(['queue', 'drafts'], 'readwrite')
      tx.objectStore('queue').clear()
      tx.objectStore('drafts').clear()
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
      db.close()
    }, `wk-user-${user}`)
  }
  tally({ figure: `of ${rounds} cut off ${seen.stored} stored, ${seen.absent} absent, ${seen.said} said` })
  expect(seen.stored + seen.absent).toBe(rounds)
})

test('two tabs send what waits once, and both show the same count: F20', async () => {
  const { page, context, wire } = stage
  const bundle = await chapter(stage, '牙体组织')
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  await enterAs(stage.context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id)
  await controlled(page)
  const other = await context.newPage()
  await stage.open('/', other)
  await other.getByRole('button', { name: '已送达' }).waitFor()
  await context.setOffline(true)
  for (const [at, question] of asked.entries()) {
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
    await other.getByRole('button', { name: `${at + 1} 条待发送` }).waitFor()
  }
  await stage.open('/')
  await page.getByRole('button', { name: '2 条待发送' }).waitFor()
  const rows = await queueOf(page, user)
  const from = wire.seen.length
  await context.setOffline(false)
  for (const tab of [page, other]) await tab.getByRole('button', { name: '已送达' }).waitFor()
  const carried = rows.map(
    ({ id }) =>
      wire.seen.slice(from).filter(({ body, path }) => body.includes(id) || path.endsWith('submit')).length,
  )
  tally({ figure: `each carried by at most ${Math.max(...carried)} request` })
  expect(carried).toEqual(rows.map(() => 1))
  expect(
    submissions(
      stage.service.dataDir,
      asked.map(({ id }) => id),
    ).map(({ n }) => n),
  ).toEqual([1, 1])
})

/** A shared computer's sign-out that meets an archive which a worker holds open: it ends once that is let go. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { controlled, ids, queueOf, storedIn } from '../../tools/device.ts'
import { packFiles } from '../../tools/opfs.ts'
import { isPack, MB } from '../../tools/packStage.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, fillSignIn, openQuestion, tick } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const user = ids.student2

async function signIn(page: Page, name: string) {
  await stage.open('/account/login', page)
  await tick(page.getByRole('switch', { name: '公用设备' }))
  await fillSignIn(page, name, 'Student-2026')
  await page.waitForURL((url) => !url.pathname.includes('/account'))
  await controlled(page)
}

async function keepSlide(page: Page, id: number, words = /^可离线/) {
  await stage.open(`/resource/specimen/detail/${id}`, page)
  await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
  await page.getByRole('button', { name: words }).waitFor()
}

async function signOut(page: Page, choice: RegExp) {
  await stage.open('/my', page)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: choice }).click()
  await page.waitForURL('**/account/login')
}

/** A page of this origin, not of the app, whose worker opens each archive as a downloading one does, and keeps it open. */
async function holdPacks(): Promise<Page> {
  await stage.context.route('**/holder', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const page = await stage.context.newPage()
  await page.goto(`${stage.origin}/holder`)
  const hold = async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('packs')
    const held: unknown[] = []
    for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
      if (handle.kind === 'file')
        held.push(
          await (
            handle as unknown as { createSyncAccessHandle(): Promise<unknown> }
          ).createSyncAccessHandle(),
        )
    Object.assign(globalThis, { held })
    postMessage(held.length)
  }
  const count = await page.evaluate(
    (code) =>
      new Promise<number>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([`(${code})()`])))
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        Object.assign(window, { worker })
      }),
    String(hold),
  )
  expect(count).toBeGreaterThan(0)
  return page
}

/** What of people is on this device, beside what waits to be sent. */
const leftOf = async (page: Page) => {
  const files = Object.keys(await packFiles(page))
  const items = [
    ...(await storedIn(page, `wk-user-${user}`, 'receipts', 'replies', 'drafts', 'packs')),
    ...(await storedIn(page, 'wk-device', 'wipes')),
  ]
  const names = await page.evaluate(async () => [
    ...(await caches.keys()).filter((name) => /^u-|^media$|^kept$/.test(name)),
    ...Object.keys(localStorage).filter((key) => key === 'id'),
  ])
  return [...files, ...items, ...names].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
}

/** One answer that waits. */
async function leaveOne(page: Page) {
  stage.wire.fault(sending, { kind: 'reset-before' })
  const bundle = await chapter(stage, '线虫')
  const question = ofKind(bundle, 'DANXUAN')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
}

test('F45 an archive that a worker holds open is wiped at the next start', async () => {
  const { page } = stage
  await signIn(page, 'student2')
  await keepSlide(page, 29)
  await leaveOne(page)
  const holder = await holdPacks()
  await signOut(page, /替我留在本机/)
  // it could not be removed, and that is remembered
  expect((await leftOf(page)).length).toBeGreaterThan(1)
  // it is still held: the start is none the worse, and what waits is there
  await stage.open('/')
  await page.getByLabel('学号 / 工号 / 用户名').waitFor()
  expect(await queueOf(page, user)).toHaveLength(1)
  await holder.close()
  await stage.open('/')
  await page.getByLabel('学号 / 工号 / 用户名').waitFor()
  const left = await leftOf(page)
  tally({ figure: `${left.length} private items left` })
  expect(left).toEqual([])
  expect(await queueOf(page, user)).toHaveLength(1)
})

test('F45 an archive that is still coming at sign-out is wiped at the next start', async () => {
  const { page } = stage
  await signIn(page, 'student2')
  stage.wire.fault(isPack, { kind: 'slow', bytesPerSecond: MB / 2 })
  await keepSlide(page, 29, /正在存到本机/)
  await expect.poll(async () => Object.keys(await packFiles(page))).not.toEqual([])
  await signOut(page, /^退出$/)
  await stage.open('/')
  await page.getByLabel('学号 / 工号 / 用户名').waitFor()
  const left = await leftOf(page)
  tally({ figure: `${left.length} private items left` })
  expect(left).toEqual([])
})

test('F45 what the next person keeps survives the wipe of the last one’s data', async () => {
  const { page, context } = stage
  await signIn(page, 'student2')
  await keepSlide(page, 29)
  const holder = await holdPacks()
  await signOut(page, /^退出$/)
  await signIn(page, 'student')
  await keepSlide(page, 7)
  await holder.close()
  await context.setOffline(true)
  await stage.open('/resource/specimen/detail/7', page)
  await page.getByRole('button', { name: /^可离线/ }).waitFor()
  // what was begun is ended a while after the start
  const begun = async () => (await leftOf(page)).filter((one) => one.includes('keepQueue'))
  await expect.poll(begun).toEqual([])
  const names = Object.keys(await packFiles(page)).filter((name) => !name.endsWith('.json'))
  expect(names).toEqual([expect.stringMatching(/^slide-7-/)])
  await stage.open('/resource/specimen/detail/7', page)
  await page.getByRole('button', { name: /^可离线/ }).waitFor()
})

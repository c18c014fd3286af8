/** Storage that the browser clears, empties or loses under the app: what is left goes on, what is lost is said. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { setAudit } from '../../tools/audit.ts'
import { openBrowser, type Session } from '../../tools/browser.ts'
import { blink, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { currentRelease, hangingRelease, nextRelease } from '../../tools/release.ts'
import { some } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, fillSignIn, goWithin, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { leaveWaiting } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const audit = setAudit(stage)
const user = ids.student2
const times = ({ id }: Question) => timesSubmitted(stage.service.dataDir, user, id)

/** An answer that waits because the line is broken, and of which the witness knows. */
async function waiting(name: string, { page, context }: Pick<Session, 'page' | 'context'> = stage, nth = 0) {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => {
    // the browser's own line for each request that fails is no error of the app
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      failures.push(message.text())
  })
  const bundle = await chapter(stage, name)
  const question = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN')[nth]
  if (!question) throw new Error(`too few questions in ${name}`)
  await leaveWaiting({ ...stage, page, context }, bundle.chapter.id, question, 'student2')
  const witness = async () => (await (await caches.match('/wk_mobile/witness/2'))?.text()) ?? ''
  await expect.poll(() => page.evaluate(witness)).toContain('"unsent":1')
  return { page, bundle, question, failures }
}

async function clear(page: Page, storageTypes: string) {
  const session = await stage.context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: stage.origin, storageTypes })
}

const notTheApp = () => `${stage.origin}${base}/static/version.json`

const lossIsSaid = async (page: Page, count = 1) => {
  await page.getByRole('button', { name: `${count} 条需处理` }).click()
  await page
    .getByRole('alert')
    .getByText(new RegExp(`${count} 条没有送达的内容可能已丢失`))
    .waitFor()
  audit.told()
  await page.getByRole('button', { name: '知道了' }).click()
  await page.getByText(/^(你在本机做的一切都已送达服务器|本机还没有要发送的内容)。$/).waitFor()
}

describe('storage that is cleared', () => {
  /** What becomes of what waited: it is there, it waits for a sign-in, its loss is said, nothing is left that knows of it. */
  const types = [
    // what an eviction takes: all but the cookies
    ['indexeddb,cache_storage,local_storage,file_systems,service_workers', 'said', '循环系统'],
    ['indexeddb', 'said', '线虫'],
    ['all', 'unknown', '消化管'],
    ['cookies', 'signIn', '球菌'],
    ['cache_storage', 'there', '皮肤'],
    ['local_storage', 'there', '杆菌'],
    ['service_workers', 'there', '吸虫'],
    ['file_systems', 'there', '泌尿系统'],
  ] as const
  const cases = (['while the app is open', 'between two visits'] as const).flatMap((when) =>
    types.map(([type, then, name]) => [type, when, then, name] as const),
  )

  test.each(some(1, cases))(
    '%s, %s: the app goes on, and says what is lost: F33 F34',
    async (type, when, then, name) => {
      // each chapter is met twice
      const { page, question, failures } = await waiting(name, stage, when === 'between two visits' ? 1 : 0)
      await (when === 'between two visits' ? page.goto(notTheApp()) : stage.open('/'))
      await clear(page, type)
      if (when === 'while the app is open') {
        // the app may be starting anew by itself at this moment
        const mine = page.getByRole('navigation').getByRole('link', { name: '我的' })
        await mine.click({ timeout: 2000 }).catch(() => undefined)
        await page.reload().catch(() => undefined)
      } else await stage.open('/my')
      if (then === 'signIn' || then === 'unknown') {
        await page.getByLabel('学号 / 工号 / 用户名').waitFor()
        await fillSignIn(page, 'student2', 'Student-2026')
        await page.waitForURL((url) => !url.pathname.includes('/account'))
      }
      await stage.open('/')
      if (then === 'said') await lossIsSaid(page)
      else if (then === 'unknown') audit.nothingLeft()
      else await page.getByRole('button', { name: '1 条待发送' }).waitFor()
      stage.wire.pass()
      await stage.open('/')
      const isLost = then === 'said' || then === 'unknown'
      await (isLost ? homeStands(page) : page.getByRole('button', { name: '已送达' }).waitFor())
      expect(times(question)).toBe(isLost ? 0 : 1)
      // answered again it is saved and sent as ever
      await openQuestion(page, stage.origin, (await chapter(stage, name)).chapter.id, question.id)
      await controlled(page)
      tally({ figure: `${failures.length} console errors` })
      expect(failures).toEqual([])
    },
  )
})

test('a database cleared under the open app is reported and opened anew: F31 F32', async () => {
  const { page, bundle, failures } = await waiting('消化腺')
  await stage.open('/')
  await page.getByRole('button', { name: '1 条待发送' }).waitFor()
  await clear(page, 'indexeddb')
  await page.getByRole('button', { name: '1 条需处理' }).waitFor()
  // to another question, as a link of the app leads there
  const second = ofKind(bundle, 'PANDUAN')
  await goWithin(page, `/exercise/chapter/question/${bundle.chapter.id}?q=${second.id}`)
  await page.getByRole('article').waitFor()
  await answer(page, second)
  await page.getByText('已存到本机，待发送').waitFor()
  expect(await queueOf(page, user)).toHaveLength(1)
  stage.wire.pass()
  await blink(stage.context)
  await expect.poll(() => times(second)).toBe(1)
  await stage.open('/')
  await lossIsSaid(page)
  tally({ figure: '1 of 1 writes recovered, 1 of 1 losses told' })
  expect(failures).toEqual([])
})

describe('files of the browser’s own that are damaged between two starts', () => {
  const flip = (path: string) => {
    const bytes = readFileSync(path)
    for (let at = 0; at < bytes.length; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff
    writeFileSync(path, bytes)
  }
  const manifestsOf = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('MANIFEST'))
      .map((name) => join(folder, name))
  const damages: [string, string, (folder: string) => void][] = [
    ['flipped', '心', (folder) => manifestsOf(folder).forEach(flip)],
    [
      'emptied',
      '唾液腺',
      (folder) => {
        for (const name of readdirSync(folder)) truncateSync(join(folder, name))
      },
    ],
    ['gone', '呼吸系统', (folder) => rmSync(folder, { recursive: true })],
  ]

  test.each(some(1, damages))(
    '%s: what was unsent and is lost is said, never "all sent": F32',
    async (_, name, damage) => {
      const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
      let session = await openBrowser({ profile })
      try {
        await audit.follow(session.context)
        const { question } = await waiting(name, session)
        await session.close()
        const databases = join(profile, 'Default/IndexedDB')
        const folder = readdirSync(databases).find((one) => one.endsWith('.leveldb'))
        damage(join(databases, folder ?? ''))
        session = await openBrowser({ profile })
        await enterAs(session.context, stage.origin, 'student2')
        await stage.open('/', session.page)
        await lossIsSaid(session.page)
        expect(times(question)).toBe(0)
        tally({ figure: '1 of 1 losses told' })
        await audit.leave(session.context)
      } finally {
        await session.close()
        rmSync(profile, { recursive: true, force: true })
      }
    },
  )
})

describe('a database that a newer build has made its own', () => {
  const newer = async (page: Page) => {
    await page.goto(notTheApp())
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, 99)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
      `wk-user-${user}`,
    )
  }

  test('is left as it is by this build, which says so and keeps the session: F30', async () => {
    const { page, question } = await waiting('神经系统')
    await newer(page)
    stage.wire.pass()
    await stage.open('/')
    await page.getByRole('heading', { name: '应用没能启动' }).waitFor()
    await page.getByText('若有未发送的作答，仍保存在本机').waitFor()
    const left = await queueOf(page, user)
    expect(left).toHaveLength(1)
    expect((await stage.context.cookies()).map(({ name }) => name)).toContain('vitrine_token')
    tally({ figure: `${1 - left.length} of 1 rows lost` })
    expect(times(question)).toBe(0)
  })

  test('brings the newer build in, where there is one: F30', async () => {
    const { page } = await waiting('肌组织')
    const next = nextRelease()
    try {
      await newer(page)
      await stage.release(next)
      await stage.open('/')
      // it comes by itself: with the one reload of a start that failed, or as soon as it is here whole
      await page.locator('meta[name=release]').waitFor({ state: 'attached' })
      expect(await queueOf(page, user)).toHaveLength(1)
    } finally {
      await stage.release(currentRelease)
      rmSync(next, { recursive: true, force: true })
    }
  })

  test('comes anew when the worker never answers the reload that was asked for: F30', async () => {
    const hanging = hangingRelease()
    try {
      await stage.release(hanging)
      const { page } = await waiting('软骨和骨')
      await newer(page)
      await stage.open('/')
      const again = page.getByRole('button', { name: '重新加载' })
      await again.waitFor()
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            Object.assign(globalThis, { isOld: true })
            navigator.serviceWorker.onmessage = resolve
            navigator.serviceWorker.controller?.postMessage('HANG')
          }),
      )
      const begun = performance.now()
      await again.click({ noWaitAfter: true })
      await page.waitForFunction(() => !('isOld' in globalThis), undefined, { timeout: 30_000 })
      const took = performance.now() - begun
      // else the worker had answered
      expect(took).toBeGreaterThan(9000)
      await again.waitFor()
      expect(await queueOf(page, user)).toHaveLength(1)
      tally({
        figure: `the page came anew after ${(took / 1000).toFixed(1)} s without an answer of the worker`,
      })
    } finally {
      await stage.release(currentRelease)
      rmSync(hanging, { recursive: true, force: true })
    }
  })
})

test('what the first build left waiting is delivered by this one, once: F25', async () => {
  const { page, context, origin } = stage
  const bundle = await chapter(stage, '免疫系统')
  const question = ofKind(bundle, 'DANXUAN')
  const stored = JSON.parse(readFileSync(new URL('../../stored/queue-v1.json', import.meta.url), 'utf8'))
  const rows = (stored.rows as { call: string; input: object }[])
    .filter(({ call }) => ['chapter.submit', 'wrong.add'].includes(call))
    .slice(0, 2)
    .map((row) => ({
      ...row,
      input: {
        ...row.input,
        questionId: question.id,
        ...('paperId' in row.input ? { catalogId: bundle.chapter.id, paperId: bundle.card.paperId } : {}),
      },
    }))
  await enterAs(context, origin, 'student2')
  await page.goto(notTheApp())
  await page.evaluate(
    ([name, old]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          const db = opening.result
          db.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true }).createIndex('state', 'state')
          db.createObjectStore('receipts', { keyPath: 'n', autoIncrement: true })
          db.createObjectStore('replies', { keyPath: 'hash' })
          db.createObjectStore('drafts', { keyPath: 'key' })
          db.createObjectStore('packs', { keyPath: 'key' })
          db.createObjectStore('meta').put('e', 'epoch')
        }
        opening.onsuccess = () => {
          const db = opening.result
          const tx = db.transaction('queue', 'readwrite')
          for (const row of old) tx.objectStore('queue').add(row)
          tx.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    [`wk-user-${user}`, rows] as const,
  )
  await stage.open('/')
  await page.getByRole('button', { name: '已送达' }).waitFor()
  expect(await queueOf(page, user)).toEqual([])
  expect(times(question)).toBe(1)
  tally({ figure: `${rows.length} of ${rows.length} old rows delivered` })
})

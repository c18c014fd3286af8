/** A line that fails, lies and repeats itself, below page and worker: what the student did is neither lost nor doubled. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import type { Question } from '../../src/contract/questions.ts'
import { openShelf, type Shelf, tablet } from '../tools/browser.ts'
import { blink, cachedWith, controlled, enterAs, ids, queueOf } from '../tools/device.ts'
import { submissions, timesSubmitted } from '../tools/effects.ts'
import { type Fault, startProxy, type Proxy as Wire } from '../tools/proxy.ts'
import { type Service, startService } from '../tools/service.ts'
import { answer, base, chapterNamed, fillSignIn, openQuestion, tokenOf } from '../tools/steps.ts'

let service: Service
let proxy: Wire
let shelf: Shelf
let origin: string

beforeAll(async () => {
  service = await startService({ copyOf: inject('dataDir') })
  proxy = await startProxy(service.origin)
  origin = proxy.origin
  shelf = await openShelf()
})
afterAll(async () => {
  await shelf?.close()
  await proxy?.close()
  await service?.remove()
})

let context: BrowserContext
let page: Page
beforeEach(async () => {
  ;({ context, page } = await shelf.take())
})
afterEach(async () => {
  proxy.pass()
  await context.close()
})

const open = (path: string, one = page) => one.goto(`${origin}${base}${path}`)
const chapter = async (name: string): Promise<ChapterBundle> =>
  chapterNamed(service.origin, await tokenOf(service.origin, 'student2'), name)
const ofKind = ({ questions }: ChapterBundle, kind: string): Question => {
  const found = questions.find(({ type }) => type.baseType === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
const submits = () => proxy.seen.filter(({ path }) => /chapter\/submit$|dh-sync\/batch/.test(path))
const user = ids.student2
/** The words of the proxy's portal. */
const portal = 'Campus WiFi'

test('answers given without network survive a reload and are delivered once: F01', async () => {
  const bundle = await chapter('球菌')
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PEIWU'), ofKind(bundle, 'BINGLI')]
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id)
  await controlled(page)
  await open('/')
  await page.getByRole('button', { name: '已送达' }).waitFor()
  await context.setOffline(true)
  for (const question of asked) {
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
  }
  await page.reload()
  await page.getByText('回答正确').waitFor()
  await page.getByText('已存在本机').waitFor()
  await open('/')
  await page.getByRole('button', { name: '3 条待发送' }).waitFor()
  expect(await queueOf(page, user)).toHaveLength(3)
  await context.setOffline(false)
  await page.getByRole('button', { name: '已送达' }).waitFor()
  expect(
    submissions(
      service.dataDir,
      asked.map(({ id }) => id),
    ).map(({ accountId, n }) => [accountId, n]),
  ).toEqual(asked.map(() => [user, 1]))
})

describe('a reply that does not come whole', () => {
  const cases: [string, Fault, number][] = [
    ['lost after the effect', { kind: 'reset-after' }, 0],
    ['cut off', { kind: 'truncate', bytes: 10 }, 1],
    ['empty', { kind: 'status', status: 200 }, 2],
  ]
  test.each(cases)('%s leaves the answer waiting, and it takes effect once: F05', async (_, fault, place) => {
    const bundle = await chapter('杆菌')
    const question = bundle.questions.filter(({ type }) =>
      ['DANXUAN', 'PANDUAN', 'DUOXUAN'].includes(type.baseType),
    )[place] as Question
    await enterAs(context, origin, 'student2')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    proxy.fault(/chapter\/submit$|dh-sync\/batch/, fault)
    const from = submits().length
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
    await expect.poll(() => submits().length).toBeGreaterThan(from)
    const [row] = await queueOf(page, user)
    expect(row?.subject).toBe(`question:${question.id}`)
    expect(await page.getByText('已送达').count()).toBe(0)
    proxy.pass()
    await blink(context)
    await page.getByText('已送达').waitFor()
    expect(await queueOf(page, user)).toEqual([])
    expect(timesSubmitted(service.dataDir, user, question.id)).toBe(1)
    // the same key both times
    expect(submits().length).toBeGreaterThan(from + 1)
  })
})

test('what the line delivers twice takes effect once: F06', async () => {
  const bundle = await chapter('线虫')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  proxy.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'dup' })
  await answer(page, question)
  await page.getByText('已送达').waitFor()
  expect(timesSubmitted(service.dataDir, user, question.id)).toBe(1)
})

describe('a captive portal that answers everything with its own page', () => {
  test('is no network: the app starts, answers wait, nothing of the portal is kept: F13', async () => {
    const bundle = await chapter('吸虫')
    const question = ofKind(bundle, 'PANDUAN')
    await enterAs(context, origin, 'student2')
    await open('/')
    await controlled(page)
    await openQuestion(page, origin, bundle.chapter.id)
    const from = submits().length
    proxy.fault(/./, { kind: 'html200' })
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
    await expect.poll(() => submits().length).toBeGreaterThan(from)
    // pictures that were not seen yet, and the worker's own script
    await page.evaluate(async (path) => {
      await fetch(`${path}/media/slide/none-00000000/0/0_0.webp`).catch(() => undefined)
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
    }, base)
    for (const path of ['/', '/resource', '/my/notice', '/my', '/set']) {
      await open(path)
      await page.getByRole('main').waitFor()
      expect(await page.getByText(portal).count()).toBe(0)
    }
    await open('/')
    await page.getByRole('button', { name: '1 条待发送' }).waitFor()
    expect(await cachedWith(page, portal)).toEqual([])
    const kept = await page.evaluate(async (name) => {
      const opening = indexedDB.open(name)
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const all = db.transaction('replies').objectStore('replies').getAll()
      await new Promise((resolve) => {
        all.onsuccess = resolve
      })
      db.close()
      return JSON.stringify(all.result)
    }, `wk-user-${user}`)
    expect(kept).not.toContain(portal)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing),
    ).toBeNull()

    proxy.pass()
    await blink(context)
    await page.getByRole('button', { name: '已送达' }).waitFor()
    expect(timesSubmitted(service.dataDir, user, question.id)).toBe(1)
  })

  test('at install: no worker takes over with the page of a portal in it, the next start installs it whole: F13', async () => {
    await enterAs(context, origin, 'student2')
    proxy.fault(/assets\/(agreement|privacy)/, { kind: 'html200' })
    await open('/')
    await page.getByText('组织学').first().waitFor()
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return !registration || (!registration.installing && !registration.waiting && !registration.active)
        }),
      )
      .toBe(true)
    expect(await cachedWith(page, portal)).toEqual([])
    proxy.pass()
    await page.reload()
    await controlled(page)
    expect(await cachedWith(page, portal)).toEqual([])
  })
})

test('a page that closes in the middle of a submit has stored all of it or nothing, and never said otherwise: F18', async () => {
  const rounds = 30
  const bundle = await chapter('孢子虫')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await controlled(page)
  // a page of this origin that is not the app watches what is stored
  const watch = await context.newPage()
  await watch.goto(`${origin}${base}/static/version.json`)
  await context.setOffline(true)
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('已存在本机')) localStorage.setItem('said', '1')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const seen = { stored: 0, absent: 0, said: 0 }
  for (let round = 0; round < rounds; round++) {
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await page.locator('label:has(input[type=radio])').first().click()
    await page.getByRole('button', { name: '提交答案' }).waitFor()
    await page.evaluate(() => {
      const submit = [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === '提交答案',
      )
      setTimeout(() => submit?.click(), 8)
    })
    await new Promise((resolve) => setTimeout(resolve, round % 9))
    await page.close()
    const said = await watch.evaluate(() => localStorage.getItem('said') === '1')
    const rows = await queueOf(watch, user)
    expect(rows.length).toBeLessThan(2)
    for (const row of rows) {
      expect(row).toMatchObject({
        call: 'chapter.submit',
        state: 'waiting',
        subject: `question:${question.id}`,
      })
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/)
    }
    if (said) expect(rows).toHaveLength(1)
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
    page = await context.newPage()
  }
  console.log(
    `F18: of ${rounds} submits cut off, ${seen.stored} stored, ${seen.absent} absent, ${seen.said} said`,
  )
  expect(seen.stored + seen.absent).toBe(rounds)
})

test('two tabs send what waits once, and both show the same count: F20', async () => {
  const bundle = await chapter('牙体组织')
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  await enterAs(context, origin, 'student2')
  await openQuestion(page, origin, bundle.chapter.id)
  await controlled(page)
  const other = await context.newPage()
  await open('/', other)
  await other.getByRole('button', { name: '已送达' }).waitFor()
  await context.setOffline(true)
  for (const [at, question] of asked.entries()) {
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
    await other.getByRole('button', { name: `${at + 1} 条待发送` }).waitFor()
  }
  await open('/')
  await page.getByRole('button', { name: '2 条待发送' }).waitFor()
  const rows = await queueOf(page, user)
  const from = proxy.seen.length
  await context.setOffline(false)
  for (const tab of [page, other]) await tab.getByRole('button', { name: '已送达' }).waitFor()
  for (const { id } of rows) {
    const carried = proxy.seen
      .slice(from)
      .filter(({ body, path }) => body.includes(id) || path.endsWith('submit'))
    expect(carried.length).toBe(1)
  }
  expect(
    submissions(
      service.dataDir,
      asked.map(({ id }) => id),
    ).map(({ n }) => n),
  ).toEqual([1, 1])
})

describe('what is said of a failure', () => {
  // a browser asks again by itself when a connection that it kept breaks: the line stays broken
  const signInWith = async (fault: Fault) => {
    await open('/account/login')
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    proxy.fault(/login\/anon\/front/, fault)
    await fillSignIn(page, 'student2', 'Student-2026')
  }

  test('a refusal (code 1) is a toast for 3 s: X01', async () => {
    const message = '今天的考试还没有开始'
    await signInWith({ kind: 'status', status: 200, body: JSON.stringify({ code: 1, message, data: null }) })
    const toast = page.getByText(message)
    await toast.waitFor()
    const from = Date.now()
    await toast.waitFor({ state: 'detached' })
    expect(Date.now() - from).toBeGreaterThan(2500)
    expect(Date.now() - from).toBeLessThan(4500)
  })

  test('no response has its own words, on a phone as a toast, else across the page: X02', async () => {
    await signInWith({ kind: 'reset-before' })
    const said = page.getByRole('status').getByText('请求失败，请重试')
    await said.waitFor()
    const small = await page.evaluate(() => document.querySelector('[popover] p')?.className ?? '')
    await context.close()
    ;({ context, page } = await shelf.take({ viewport: tablet }))
    await signInWith({ kind: 'reset-before' })
    await page.getByRole('status').getByText('请求失败，请重试').waitFor()
    const large = await page.evaluate(() => document.querySelector('[popover] p')?.className ?? '')
    expect([/bar/.test(small), /bar/.test(large)]).toEqual([false, true])
  })

  test('a service that fails shows one page over everything, with a reload that helps: B09', async () => {
    await enterAs(context, origin, 'student2')
    proxy.fault(/teaching\/course\/page/, { kind: 'status', status: 500, body: '{}' })
    await open('/ts')
    const modal = page.getByRole('alertdialog', { name: '服务器出错了，正在修复' })
    await modal.waitFor()
    await page.keyboard.press('Escape')
    expect(await modal.isVisible()).toBe(true)
    proxy.pass()
    await modal.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('heading', { name: '教学', level: 1 }).waitFor()
    expect(await modal.count()).toBe(0)
  })
})

import { deleteDB, openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import { tally } from '../../tools/tally.ts'
import { right } from './school.ts'
import { browser, open, setStudent, status, store, there } from './student.ts'
import { type Page, until, watch } from './world.ts'

const person = (id: number) => ({
  accessToken: `T${id}`,
  expireInSeconds: 2_592_000,
  id,
  roleTypeKeys: ['Student' as const],
})
const signIn = (page: Page, id = 1, how = { remember: true, shared: false }) =>
  page.begin.signIn(person(id), how)
const answer = (page: Page, questionId: number) =>
  page.practice.submitAnswer({
    catalogId: 10,
    paperId: '11111111-1111-4111-8111-111111111111',
    questionId,
    content: right(questionId),
  })
const inDatabase = async (user: number) => {
  const { inUser } = await import('../../../src/device/db.ts')
  return inUser(user, async (db) =>
    Object.fromEntries(
      await Promise.all(
        (['queue', 'receipts', 'replies', 'drafts'] as const).map(
          async (name) => [name, await db.count(name)] as const,
        ),
      ),
    ),
  )
}

setStudent()

describe('signing in', () => {
  test('T01 stores token, id, roles, isLogin and LockedScreen; a jwt is a token too', async () => {
    const page = await open()
    const { accessToken, ...rest } = person(1)
    expect(await page.begin.signIn({ ...rest, jwt: accessToken }, { remember: true, shared: false })).toBe(
      'in',
    )
    expect(browser.page.jar.get('vitrine_token')).toBe('T1')
    expect(
      browser.page.written.some(
        (text) => text.startsWith('vitrine_token=T1') && text.includes('Max-Age=2592000'),
      ),
    ).toBe(true)
    expect(localStorage.getItem('id')).toBe('1')
    expect(localStorage.getItem('roleTypeKeys')).toBe('["Student"]')
    expect(localStorage.getItem('isLogin')).toBe('true')
    expect(localStorage.getItem('LockedScreen')).toBe('false')
    await until(() => store.get(page.session.sessionAtom)?.user.fullName === '林晓')
    // name and session are back after a restart without network
    there.state.online = false
    const next = await open()
    expect(store.get(next.session.sessionAtom)).toMatchObject({
      state: 'in',
      user: { id: 1, fullName: '林晓', userType: 'Student' },
    })
  })

  test.each([[{ remember: false, shared: false }], [{ remember: true, shared: true }]])(
    'T01 without remember-me, or on a shared device, the token ends with the browser: %o',
    async (how) => {
      const page = await open()
      await signIn(page, 1, how)
      expect(
        browser.page.written
          .filter((text) => text.startsWith('vitrine_token=T1'))
          .every((text) => !text.includes('Expires')),
      ).toBe(true)
    },
  )

  test('T02 a reply without token is handed back unchanged and begins nothing', async () => {
    const page = await open()
    const reply = { id: 9, nextStep: 'resetPassword' as const, ticket: 'x' }
    expect(await page.begin.signIn(reply, { remember: true, shared: false })).toBe(reply)
    expect(page.session.isSignedIn()).toBe(false)
    expect(browser.page.jar.size).toBe(0)
  })
})

describe('the session’s end', () => {
  test('P6 F42 whoever signs in next in that tab comes home, not to where the other person was', async () => {
    let page = await open()
    await signIn(page)
    there.state.session = false
    await page.client.queryClient.fetchQuery(page.practice.chapterTreeQuery(1)).catch(() => undefined)
    await until(() => browser.page.reloads === 1)
    page = await open()
    there.state.session = true
    await signIn(page, 2)
    expect(page.session.takePlace()).toEqual({ href: '/wk_mobile/', y: 0 })
    expect(page.session.takePlace()).toBe(null)
  })

  test('T03 F10 clears local storage and token and starts anew once; draft, theme, language and unsent work stay', async () => {
    let page = await open()
    await signIn(page)
    localStorage.setItem('theme', 'dark')
    browser.page.jar.set('lang', 'en')
    there.state.online = false
    await answer(page, 1)
    const { beforeLeaving } = await import('../../../src/device/leaving.ts')
    beforeLeaving(() => page.drafts.saveDraft('question:2', 'half an answer'))
    there.state.online = true
    there.state.session = false
    await Promise.allSettled([
      page.sync.flushNow(),
      ...[1, 2, 3].map((id) => page.client.queryClient.fetchQuery(page.practice.chapterTreeQuery(id))),
    ])
    await until(() => browser.page.reloads === 1)
    expect([...browser.page.jar.keys()]).toEqual(['lang'])
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(localStorage.length).toBe(1)

    page = await open()
    expect(page.session.isSignedIn()).toBe(false)
    there.state.session = true
    await signIn(page)
    expect(page.session.takePlace()).toEqual({ user: 1, href: '/wk_mobile/exercise?tab=1', y: 42 })
    expect(page.session.takePlace()).toBe(null)
    const isText = (value: unknown): value is string => typeof value === 'string'
    expect(await page.drafts.loadDraft('question:2', isText)).toBe('half an answer')
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`])
    expect(browser.page.reloads).toBe(1)
  })

  test('goes on without network with what is kept, and says that sign-in sends it', async () => {
    let page = await open()
    await signIn(page)
    await page.client.queryClient.fetchQuery(page.practice.chapterQuery(10))
    await until(() => store.get(page.session.sessionAtom)?.user.fullName === '林晓')
    await until(async () => (await page.session.lastAccounts()).length === 0)
    browser.page.jar.clear()
    there.state.online = false
    page = await open()
    expect(page.session.isSignedIn()).toBe(false)
    const [account] = await page.session.lastAccounts()
    expect(account).toMatchObject({ id: 1, fullName: '林晓' })
    await page.session.continueOffline(account!)
    expect(store.get(page.session.sessionAtom)).toMatchObject({
      state: 'offline',
      user: { fullName: '林晓' },
    })
    const shown = await watch<ChapterBundle>(page, page.practice.chapterQuery(10))
    await until(() => shown.now() !== undefined)
    await answer(page, 1)
    await until(() => status(page).state === 'signIn')
    // the network is back: nothing is asked without a session, and nobody is thrown out
    there.state.online = true
    browser.asked = []
    await page.sync.flushNow()
    await page.client.queryClient.refetchQueries()
    expect(browser.asked.filter(({ path }) => path !== '/dh-usercenter/system/anon/info')).toEqual([])
    expect(browser.page.reloads).toBe(0)
    shown.stop()
    page = await open()
    expect(store.get(page.session.sessionAtom)?.state).toBe('offline')
    await signIn(page)
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`])
  })

  test('what waits for a sign-in says so beside what the service refused', async () => {
    let page = await open()
    await signIn(page)
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    await answer(page, 1)
    await until(() => status(page).state === 'attention')
    expect(status(page).signIn).toBe(false)
    there.state.session = false
    await page.client.queryClient.fetchQuery(page.practice.chapterTreeQuery(1)).catch(() => undefined)
    await until(() => browser.page.reloads === 1)
    page = await open()
    const [account] = await page.session.lastAccounts()
    await page.session.continueOffline(account!)
    await page.readMarks.markRead('announcement', 1)
    await until(() => status(page).signIn)
    expect(status(page)).toMatchObject({ state: 'attention', parked: 1, waiting: 1 })
  })

  test('not after sign-out, and not on a shared device', async () => {
    const page = await open()
    await signIn(page)
    await page.out.signOut('keep')
    expect(await page.session.lastAccounts()).toEqual([])
    await signIn(page, 2, { remember: false, shared: true })
    browser.page.jar.clear()
    const next = await open()
    expect(await next.session.lastAccounts()).toEqual([])
  })
})

describe('signing out', () => {
  async function withOneUnsent(): Promise<Page> {
    const page = await open()
    await signIn(page)
    await page.client.queryClient.fetchQuery(page.practice.chapterQuery(10))
    await page.drafts.saveDraft('d', 'text')
    there.state.online = false
    await answer(page, 1)
    await until(() => status(page).waiting === 1)
    return page
  }

  test('F42 keeps unsent work for its author: the next person sees a count, and sends none of it', async () => {
    const page = await withOneUnsent()
    expect(await page.out.signOut('keep')).toEqual({ done: true })
    expect(await inDatabase(1)).toEqual({ queue: 1, receipts: 0, replies: 0, drafts: 0 })
    expect(await page.unsent.unsentOfOthers()).toBe(1)
    there.state.online = true
    await signIn(page, 2)
    expect(await page.unsent.unsentOfOthers()).toBe(1)
    expect(status(page)).toMatchObject({ state: 'sent', waiting: 0 })
    await page.sync.flushNow()
    expect(there.effects).toEqual([])
    await page.out.signOut('keep')
    await signIn(page, 1)
    await until(() => there.effects.length === 1)
    expect(
      browser.asked.filter(({ path }) => path.endsWith('chapter/submit')).map(({ token }) => token),
    ).toEqual(['T1'])
  })

  test('F44 without network it wipes at once, and the service hears of it later', async () => {
    let page = await withOneUnsent()
    const saved = await page.unsent.exportUnsent()
    expect(await page.out.signOut('remove', saved?.keys)).toEqual({ done: true })
    expect(page.session.isSignedIn()).toBe(false)
    expect(browser.page.jar.size).toBe(0)
    expect(localStorage.getItem('id')).toBe(null)
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
    there.state.online = true
    page = await open()
    await until(() =>
      browser.asked.some(({ path, body }) => path === '/dh-usercenter/login/out' && body.token === 'T1'),
    )
    const { revocations } = await import('../../../src/device/accounts.ts')
    await until(async () => (await revocations()).length === 0)
  })

  test('sends first when asked to, and asks again when it cannot', async () => {
    const page = await withOneUnsent()
    expect(await page.out.signOut('send')).toEqual({ done: false, waiting: 1, parked: 0 })
    expect(page.session.isSignedIn()).toBe(true)
    there.state.online = true
    expect(await page.out.signOut('send')).toEqual({ done: true })
    expect(there.effects).toEqual([`submit 1 ${right(1)}`])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
  })

  test('F44 nothing is removed that a second tab stored after the export, and which is in no file', async () => {
    const page = await withOneUnsent()
    const saved = await page.unsent.exportUnsent()
    const { storeOf } = await import('../../../src/outbox/store.ts')
    const { entry } = await import('../../../src/outbox/entry.ts')
    const place = { lane: 'notices', subject: 'message:5' }
    await storeOf(1).add(entry('message.read', { id: 5 }, place, Date.now()))
    expect(await page.out.signOut('remove', saved?.keys)).toMatchObject({ done: false })
    expect(page.session.isSignedIn()).toBe(true)
    expect(await inDatabase(1)).toMatchObject({ queue: 2 })
    const again = await page.unsent.exportUnsent()
    expect(await page.out.signOut('remove', again?.keys)).toEqual({ done: true })
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
  })

  test.each(['remove', 'keep'] as const)(
    'F44 what a second tab stores while the device is cleared (%s) is kept for its author',
    async (choice) => {
      const page = await withOneUnsent()
      const saved = await page.unsent.exportUnsent()
      const { storeOf } = await import('../../../src/outbox/store.ts')
      const { entry } = await import('../../../src/outbox/entry.ts')
      const late = entry('message.read', { id: 5 }, { lane: 'notices', subject: 'message:5' }, Date.now())
      // the pictures go first
      vi.stubGlobal('caches', { delete: () => storeOf(1).addNew([late]) })
      expect(await page.out.signOut(choice, saved?.keys)).toEqual({ done: true })
      expect(await inDatabase(1)).toMatchObject({ queue: choice === 'keep' ? 2 : 1, drafts: 0 })
      expect(await page.unsent.unsentOfOthers()).toBe(choice === 'keep' ? 2 : 1)
      vi.stubGlobal('caches', undefined)
      there.state.online = true
      await signIn(page, 1)
      await until(() => browser.asked.some(({ key }) => key === late.id))
    },
  )

  test('where only refused work is left after sending, it is told apart from what a network would deliver', async () => {
    const page = await withOneUnsent()
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    there.state.online = true
    expect(await page.out.signOut('send')).toEqual({ done: false, waiting: 0, parked: 1 })
    expect(page.session.isSignedIn()).toBe(true)
  })

  test('somebody else signing in leaves nothing of the last person beside what is unsent', async () => {
    const page = await withOneUnsent()
    browser.page.jar.clear()
    there.state.online = true
    const next = await open()
    await signIn(next, 2)
    expect(await inDatabase(1)).toEqual({ queue: 1, receipts: 0, replies: 0, drafts: 0 })
    expect(await next.session.lastAccounts()).toEqual([])
    void page
  })
})

test('F27 F30 a database of somebody else that this build cannot open keeps nobody out, and is cleared once it opens', async () => {
  let page = await open()
  await signIn(page)
  await page.drafts.saveDraft('d', 'text')
  browser.page.jar.clear()
  page = await open()
  const { closeUser, inUser } = await import('../../../src/device/db.ts')
  await closeUser(1)
  // a newer build was here
  const newer = await openDB('wk-user-1', 9)
  newer.close()
  expect(await signIn(page, 2)).toBe('in')
  expect(browser.page.jar.get('vitrine_token')).toBe('T2')
  await deleteDB('wk-user-1')
  await inUser(1, (db) => db.put('drafts', { key: 'd', value: 'text', at: 1 }))
  const { resumeWipes } = await import('../../../src/device/wipe.ts')
  await resumeWipes()
  expect(await inDatabase(1)).toMatchObject({ drafts: 0 })
  expect(await page.session.lastAccounts()).toEqual([])
})

describe('what the browser lost', () => {
  test('F32 a database that came back empty is told', async () => {
    const kept = new Map<string, Response>()
    const cache = {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
      delete: async (address: string) => kept.delete(address),
    }
    vi.stubGlobal('caches', { open: async () => cache, delete: async () => true })
    let page = await open()
    await signIn(page)
    there.state.online = false
    await answer(page, 1)
    await answer(page, 2)
    await until(async () => (await kept.get('/wk_mobile/witness/1')?.clone().json())?.unsent === 2)
    page = await open()
    expect(store.get(page.sync.lostAtom)).toBe(0)
    const { deleteUser } = await import('../../../src/device/db.ts')
    await page.sync.leaveQueue()
    await deleteUser(1)
    page = await open()
    await until(() => store.get(page.sync.lostAtom) === 2)
    tally({ figure: `${store.get(page.sync.lostAtom)} of 2 lost things told` })
    await page.unsent.dismissLost()
    page = await open()
    expect(store.get(page.sync.lostAtom)).toBe(0)
  })
})

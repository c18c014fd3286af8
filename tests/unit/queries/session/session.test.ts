/** How a session begins and ends, and what the device still knows after it. */
import { deleteDB, openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import type { ChapterBundle } from '../../../../src/contract/practice.ts'
import { tally } from '../../../tools/tally.ts'
import { answer, inDatabase, person, signIn } from '../people.ts'
import { right } from '../school.ts'
import { browser, open, setStudent, status, store, there } from '../student.ts'
import { until, watch } from '../world.ts'

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
    'T01 without remember-me or on a shared device the token is a session cookie: %o',
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
  test('P6 F42 the next person to sign in in that tab starts on the home page', async () => {
    let page = await open()
    await signIn(page)
    there.state.session = false
    await page.client.queryClient.fetchQuery(page.practice.chapterTreeQuery(1)).catch(() => undefined)
    await until(() => browser.page.reloads === 1)
    page = await open()
    there.state.session = true
    await signIn(page, 2)
    expect(page.place.takePlace()).toEqual({ href: '/wk_mobile/', y: 0 })
    expect(page.place.takePlace()).toBe(null)
  })

  test('T03 F10 clears the token and reloads once, keeping drafts and unsent work', async () => {
    let page = await open()
    await signIn(page)
    localStorage.setItem('theme', 'dark')
    browser.page.jar.set('lang', 'en')
    there.state.online = false
    await answer(page, 1)
    const { beforeLeaving } = await import('../../../../src/device/leaving.ts')
    beforeLeaving(() => page.drafts.saveDraft('question:2', 'half an answer'))
    there.state.online = true
    there.state.session = false
    // a tap that is on its way into the database as another call learns of the end
    const tapped = answer(page, 2)
    await Promise.allSettled([
      page.sync.flushNow(),
      ...[1, 2, 3].map((id) => page.client.queryClient.fetchQuery(page.practice.chapterTreeQuery(id))),
    ])
    await until(() => browser.page.reloads === 1)
    await tapped
    expect([...browser.page.jar.keys()]).toEqual(['lang'])
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(localStorage.length).toBe(1)

    page = await open()
    expect(page.session.isSignedIn()).toBe(false)
    // the sign-in form says why it is there
    expect(page.session.isPlaceKept()).toBe(true)
    there.state.session = true
    await signIn(page)
    expect(page.place.takePlace()).toEqual({ user: 1, href: '/wk_mobile/exercise?tab=1', y: 42 })
    expect(page.place.takePlace()).toBe(null)
    expect(page.session.isPlaceKept()).toBe(false)
    const isText = (value: unknown): value is string => typeof value === 'string'
    expect(await page.drafts.loadDraft('question:2', isText)).toBe('half an answer')
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`, `submit 2 ${right(2)}`])
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
    // the sign-in form names it
    expect(account).toMatchObject({ id: 1, loginName: 's', fullName: '林晓' })
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
    await page.out.signOutHere('keep')
    expect(await page.session.lastAccounts()).toEqual([])
    await signIn(page, 2, { remember: false, shared: true })
    browser.page.jar.clear()
    const next = await open()
    expect(await next.session.lastAccounts()).toEqual([])
  })
})

test('F27 F30 another person’s database that cannot be opened keeps nobody out', async () => {
  let page = await open()
  await signIn(page)
  await page.drafts.saveDraft('d', 'text')
  browser.page.jar.clear()
  page = await open()
  const { closeUser, inUser } = await import('../../../../src/device/db.ts')
  await closeUser(1)
  // a newer build was here
  const newer = await openDB('wk-user-1', 9)
  newer.close()
  expect(await signIn(page, 2)).toBe('in')
  expect(browser.page.jar.get('vitrine_token')).toBe('T2')
  await deleteDB('wk-user-1')
  await inUser(1, (db) => db.put('drafts', { key: 'd', value: 'text', at: 1 }))
  const { resumeWipes } = await import('../../../../src/device/wipe.ts')
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
    const { deleteUser } = await import('../../../../src/device/db.ts')
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

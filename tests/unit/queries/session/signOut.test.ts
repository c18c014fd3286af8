/** Signing out with something unsent: it is sent, kept for its author or removed, and never lost unasked. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answer, inDatabase, signIn } from '../people.ts'
import { right } from '../school.ts'
import { browser, open, setStudent, status, there } from '../student.ts'
import { type Page, until } from '../world.ts'

setStudent()

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

  test('F42 keeps unsent work for its author, and the next person sends none of it', async () => {
    const page = await withOneUnsent()
    expect(await page.out.signOutHere('keep')).toEqual({ done: true })
    expect(await inDatabase(1)).toEqual({ queue: 1, receipts: 0, replies: 0, drafts: 0 })
    expect(await page.unsent.unsentOfOthers()).toBe(1)
    there.state.online = true
    await signIn(page, 2)
    expect(await page.unsent.unsentOfOthers()).toBe(1)
    expect(status(page)).toMatchObject({ state: 'sent', waiting: 0 })
    await page.sync.flushNow()
    expect(there.effects).toEqual([])
    await page.out.signOutHere('keep')
    await signIn(page, 1)
    await until(() => there.effects.length === 1)
    expect(
      browser.asked.filter(({ path }) => path.endsWith('chapter/submit')).map(({ token }) => token),
    ).toEqual(['T1'])
  })

  test('F44 without network it wipes at once, and the service hears of it later', async () => {
    let page = await withOneUnsent()
    const saved = await page.unsent.exportUnsent()
    expect(await page.out.signOutHere('remove', saved?.keys)).toEqual({ done: true })
    expect(page.session.isSignedIn()).toBe(false)
    expect(browser.page.jar.size).toBe(0)
    expect(localStorage.getItem('id')).toBe(null)
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
    there.state.online = true
    page = await open()
    await until(() =>
      browser.asked.some(({ path, body }) => path === '/dh-usercenter/login/out' && body.token === 'T1'),
    )
    const { revocations } = await import('../../../../src/device/accounts.ts')
    await until(async () => (await revocations()).length === 0)
  })

  test('F10 work stored as its page was left is counted on the sign-in page', async () => {
    const page = await open()
    await signIn(page)
    const { inUser } = await import('../../../../src/device/db.ts')
    const { entry } = await import('../../../../src/outbox/entry.ts')
    const place = { lane: 'notices', subject: 'message:5' }
    await page.sync.leaveQueue()
    // the row was committed, and nothing ran in the page after it
    await inUser(1, (db) => db.add('queue', entry('message.read', { id: 5 }, place, Date.now()) as never))
    browser.page.jar.clear()
    const signInPage = await open()
    expect(signInPage.session.isSignedIn()).toBe(false)
    expect(await signInPage.unsent.unsentOfOthers()).toBe(1)
  })

  test('F29 unsent work of others is unknown where a database does not open', async () => {
    const page = await withOneUnsent()
    await page.out.signOutHere('keep')
    await signIn(page, 2)
    const { closeUser } = await import('../../../../src/device/db.ts')
    await closeUser(1)
    const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => refused.mockRestore())
    expect(await page.unsent.unsentOfOthers()).toBe(null)
  })

  test('sends first when asked to, and asks again when it cannot', async () => {
    const page = await withOneUnsent()
    expect(await page.out.signOutHere('send')).toEqual({ done: false, waiting: 1, parked: 0 })
    expect(page.session.isSignedIn()).toBe(true)
    there.state.online = true
    expect(await page.out.signOutHere('send')).toEqual({ done: true })
    expect(there.effects).toEqual([`submit 1 ${right(1)}`])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
  })

  test('F44 work that a second tab stored after the export is not removed', async () => {
    const page = await withOneUnsent()
    const saved = await page.unsent.exportUnsent()
    const { storeOf } = await import('../../../../src/outbox/store.ts')
    const { entry } = await import('../../../../src/outbox/entry.ts')
    const place = { lane: 'notices', subject: 'message:5' }
    await storeOf(1).add(entry('message.read', { id: 5 }, place, Date.now()))
    expect(await page.out.signOutHere('remove', saved?.keys)).toMatchObject({ done: false })
    expect(page.session.isSignedIn()).toBe(true)
    expect(await inDatabase(1)).toMatchObject({ queue: 2 })
    const again = await page.unsent.exportUnsent()
    expect(await page.out.signOutHere('remove', again?.keys)).toEqual({ done: true })
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('wk-user-1')
  })

  test.each(['remove', 'keep'] as const)(
    'F44 what a second tab stores during the clearing (%s) is kept for its author',
    async (choice) => {
      const page = await withOneUnsent()
      const saved = await page.unsent.exportUnsent()
      const { storeOf } = await import('../../../../src/outbox/store.ts')
      const { entry } = await import('../../../../src/outbox/entry.ts')
      const late = entry('message.read', { id: 5 }, { lane: 'notices', subject: 'message:5' }, Date.now())
      // the pictures go first
      vi.stubGlobal('caches', { delete: () => storeOf(1).addNew([late]) })
      expect(await page.out.signOutHere(choice, saved?.keys)).toEqual({ done: true })
      expect(await inDatabase(1)).toMatchObject({ queue: choice === 'keep' ? 2 : 1, drafts: 0 })
      expect(await page.unsent.unsentOfOthers()).toBe(choice === 'keep' ? 2 : 1)
      vi.stubGlobal('caches', undefined)
      there.state.online = true
      await signIn(page, 1)
      await until(() => browser.asked.some(({ key }) => key === late.id))
    },
  )

  test('refused work left after sending is counted apart from waiting work', async () => {
    const page = await withOneUnsent()
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    there.state.online = true
    expect(await page.out.signOutHere('send')).toEqual({ done: false, waiting: 0, parked: 1 })
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

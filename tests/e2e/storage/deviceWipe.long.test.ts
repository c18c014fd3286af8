/** A sign-out that the browser's end cuts short: the next start ends it before anything is shown. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { kill, openBrowser, sightOf } from '../../tools/browser.ts'
import { controlled, ids, queueOf, storedIn } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { some } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, fillSignIn, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const audit = setAudit(stage)
const user = ids.student2

/** The page stops for good where the sign-out comes to this step. */
const stopAt = (page: Page, step: string) =>
  page.evaluate((name) => {
    const owners = {
      'clearing the session': [Document.prototype, 'cookie'],
      'removing pictures': [CacheStorage.prototype, 'delete'],
      'emptying the database': [IDBObjectStore.prototype, 'clear'],
      'forgetting the name': [IDBObjectStore.prototype, 'put'],
    } as Record<string, [object, string]>
    const [owner, key] = owners[name] ?? []
    if (!owner || !key) throw new Error(name)
    const stop = () => {
      for (;;);
    }
    const of = Object.getOwnPropertyDescriptor(owner, key)
    const { value } = of ?? {}
    Object.defineProperty(owner, key, {
      configurable: true,
      ...(value
        ? {
            value(this: { name?: string }, ...all: unknown[]) {
              if (key !== 'put' || this.name === 'accounts') stop()
              return value.apply(this, all)
            },
          }
        : { get: of?.get, set: stop }),
    })
  }, step)

const steps = ['clearing the session', 'emptying the database', 'removing pictures', 'forgetting the name']
const unsent = ['球菌', '杆菌', '皮肤', '心']

test.each(
  some(
    1,
    steps.map((step, at) => [step, unsent[at] ?? ''] as const),
  ),
)('while %s: only unsent work of the person is left after the next start: F45', async (step, name) => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let session = await openBrowser({ profile })
  try {
    const bundle = await chapter(stage, name)
    const question = ofKind(bundle, 'DANXUAN')
    await stage.open('/account/login', session.page)
    await fillSignIn(session.page, 'student2', 'Student-2026')
    await homeStands(session.page)
    await controlled(session.page)
    // what is kept of the session is on the disk
    await session.close()
    session = await openBrowser({ profile })
    await audit.follow(session.context)
    stage.wire.fault(sending, { kind: 'reset-before' })
    await openQuestion(session.page, stage.origin, bundle.chapter.id, question.id)
    await answer(session.page, question)
    await session.page.getByText('已存到本机，待发送').waitFor()
    await stage.open('/my', session.page)
    await session.page.getByRole('button', { name: '退出登录' }).click()
    const keep = session.page.getByRole('button', { name: /替我留在本机/ })
    await keep.waitFor()
    await stopAt(session.page, step)
    await keep.click({ noWaitAfter: true })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    kill(profile)
    await session.close().catch(() => undefined)

    session = await openBrowser({ profile })
    const { page, context } = session
    await audit.follow(context)
    await stage.open('/', page)
    await page.getByLabel('学号 / 工号 / 用户名').waitFor()
    const names = await page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => name.startsWith('u-')),
      ...Object.keys(localStorage).filter((key) => ['vitrine_home', 'id'].includes(key)),
    ])
    const items = [
      ...(await storedIn(page, `wk-user-${user}`, 'receipts', 'replies', 'drafts', 'packs')),
      ...(await storedIn(page, 'wk-device', 'wipes')),
      ...names,
    ]
    expect((await context.cookies()).map(({ name: cookie }) => cookie)).not.toContain('vitrine_token')
    expect(await storedIn(page, 'wk-device', 'accounts')).toMatchObject([
      { id: user, fullName: '', roles: [], signedOut: true },
    ])
    tally({ figure: `${items.length} private items left` })
    expect(items).toEqual([])
    expect(await queueOf(page, user)).toHaveLength(1)
    stage.wire.pass()
    await fillSignIn(page, 'student2', 'Student-2026')
    await page.getByRole('button', { name: '已送达' }).waitFor()
    expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
    await audit.leave(context)
  } catch (failure) {
    console.error(await sightOf(session.page, stage.wire))
    throw failure
  } finally {
    await session.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true })
  }
})

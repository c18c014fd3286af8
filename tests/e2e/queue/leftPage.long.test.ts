/**
 * A page that was left in the middle of sending, and that the browser may keep for coming back. The headless shell keeps
 * none (BackForwardCacheDisabledForDelegate): the figure says whether the browser of this run did.
 */
import { describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { openBrowser } from '../../tools/browser.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { takenIn } from '../../tools/effects.ts'
import { within } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const audit = setAudit(stage)
const user = ids.student2

describe('a page that is left in the middle of sending', () => {
  test.each([
    ['with the queue’s lock', '皮肤', false],
    // plain HTTP: nothing forbids the browser to keep the page
    ['without locks', '消化管', true],
  ] as const)(
    '%s is relieved by another within a minute; come back to, it does no harm: F21',
    async (how, name, lockless) => {
      const { origin, wire, service } = stage
      const bundle = await chapter(stage, name, 'student2')
      const question = ofKind(bundle, 'DANXUAN')
      const session = await openBrowser({ pagesKept: true })
      try {
        const { context, page: left } = session
        await audit.follow(context)
        if (lockless)
          await context.addInitScript(() =>
            Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { value: undefined }),
          )
        await context.addInitScript(() =>
          addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
        )
        const failures: string[] = []
        left.on('pageerror', ({ message }) => failures.push(message))
        await enterAs(context, origin, 'student2')
        await openQuestion(left, origin, bundle.chapter.id, question.id)
        wire.fault(sending, { kind: 'hold' }, 1)
        const from = wire.seen.length
        const carriers = () => wire.seen.slice(from).filter(({ path }) => sending.test(path))
        await answer(left, question)
        await expect.poll(() => carriers().length).toBe(1)
        // a browser keeps no page in the middle of a transaction
        await left.waitForTimeout(500)
        await left.goto(`${origin}${base}/static/version.json`)
        expect(await queueOf(left, user)).toHaveLength(1)
        const begun = performance.now()
        const other = await context.newPage()
        await stage.open('/', other)
        await expect.poll(() => carriers().length, { timeout: 90_000 }).toBe(2)
        const took = performance.now() - begun
        within(took, 60_000)
        await other.getByRole('button', { name: '已送达' }).waitFor()
        await left.goBack()
        wire.release()
        await left.getByText('已送达').waitFor()
        const persisted = await left.evaluate(() => (globalThis as { persisted?: boolean }).persisted)
        tally({
          figure: `left ${how} (${persisted ? 'kept' : 'not kept'} by this Chromium): taken over after ${(took / 1000).toFixed(0)} s`,
        })
        expect(failures).toEqual([])
        expect(await queueOf(other, user)).toEqual([])
        expect(takenIn(service.dataDir, [question])).toEqual([[user, 1]])
        await audit.leave(context)
      } finally {
        await session.close()
      }
    },
  )
})

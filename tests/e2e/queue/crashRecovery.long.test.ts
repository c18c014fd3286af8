/** The browser itself ends in the middle of sending, as by a kill or a battery: page, worker and their locks at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quantile } from '../../bench/figures.ts'
import { kill, openBrowser } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { submissions } from '../../tools/effects.ts'
import { rounds, within } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const sent = () => stage.wire.seen.filter(({ path }) => sending.test(path)).length
const kills = rounds(2, 50)

test('a browser killed while sending delivers once after its next start: F19', {
  timeout: 60_000 + kills * 15_000,
}, async () => {
  const { wire, origin } = stage
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  const bundle = await chapter(stage, '循环系统')
  const question = ofKind(bundle, 'DANXUAN')
  let session = await openBrowser({ profile })
  try {
    await enterAs(session.context, origin, 'student')
    await openQuestion(session.page, origin, bundle.chapter.id, question.id)
    await controlled(session.page)
    wire.fault(sending, { kind: 'hold' })
    await answer(session.page, question)
    await expect.poll(sent).toBeGreaterThan(0)
    const took: number[] = []
    for (let round = 1; round <= kills; round++) {
      await session.page.waitForTimeout(Math.random() * 400)
      kill(profile)
      await session.close().catch(() => undefined)
      session = await openBrowser({ profile })
      // the browser may not have written its cookies down yet
      await enterAs(session.context, origin, 'student')
      // the last one gets through
      if (round === kills) wire.pass()
      const before = sent()
      const begun = performance.now()
      await stage.open('/', session.page)
      await expect.poll(sent, { interval: 20, timeout: 20_000 }).toBeGreaterThan(before)
      took.push(performance.now() - begun)
    }
    await session.page.getByRole('button', { name: '已送达' }).waitFor()
    await expect.poll(() => queueOf(session.page, ids.student)).toEqual([])
    const taken = submissions(stage.service.dataDir, [question.id])
    const own = taken.find(({ accountId }) => accountId === ids.student)?.n ?? 0
    const counts = {
      lost: own === 0 ? 1 : 0,
      duplicated: Math.max(0, own - 1),
      misattributed: taken.filter(({ accountId }) => accountId !== ids.student).length,
      // the device says that all has been delivered
      falselySent: own === 0 ? 1 : 0,
    }
    tally({ items: 1, counts })
    expect(counts).toEqual({ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 })
    const p95 = quantile(took, 0.95)
    tally({ figure: `${kills} browsers killed, sent again after ${(p95 / 1000).toFixed(1)} s (p95)` })
    within(p95, 3000)
  } finally {
    await session.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** A new version is accepted while the old one is in the middle of something. */
import { rmSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { setAudit } from '../../tools/audit.ts'
import { blink, ids, queueOf } from '../../tools/device.ts'
import { takenIn } from '../../tools/effects.ts'
import { packHash } from '../../tools/opfs.ts'
import { fileOf, isPack, MB, setPackStage, sha256 } from '../../tools/packStage.ts'
import { currentRelease, nextRelease } from '../../tools/release.ts'
import { chapter, ofKind } from '../../tools/stage.ts'
import { answer, goWithin, kept, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { leaveWaiting, sending } from '../../tools/waitingAnswer.ts'
import { wakeWorker } from '../../tools/wake.ts'

const pack = setPackStage()
const { stage } = pack
setAudit(stage)
const next = nextRelease()
afterEach(() => stage.release(currentRelease))
afterAll(() => rmSync(next, { recursive: true, force: true }))

const prompt = () => stage.page.getByRole('region', { name: '应用更新' })

/** The next version stands and waits to be accepted. */
async function offered() {
  await stage.release(next)
  await stage.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await prompt().waitFor()
}

/** Accepts it; resolves with the time it took (ms) once its page stands. */
async function accepted() {
  const begun = performance.now()
  await prompt().getByRole('button', { name: '现在更新' }).click()
  await stage.page.locator('meta[name=release]').waitFor({ state: 'attached' })
  return performance.now() - begun
}

const half = '写到一半'

/** Answers that wait, then a question of which the answer is half written. */
async function writing(name: string): Promise<Question[]> {
  const { page, origin } = stage
  const bundle = await chapter(stage, name)
  const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN'), ofKind(bundle, 'DUOXUAN')]
  const [first, ...others] = asked
  if (first) await leaveWaiting(stage, bundle.chapter.id, first)
  for (const question of others) {
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await kept(page)
  }
  await openQuestion(page, origin, bundle.chapter.id, ofKind(bundle, 'WENDA').id)
  await page.getByRole('textbox').first().fill(half)
  return asked
}

const written = () => stage.page.getByRole('textbox').first()

describe('an update that is accepted', () => {
  test.each([
    ['the page', '唾液腺', () => blink(stage.context)],
    ['the worker', '牙体组织', () => wakeWorker(stage.page)],
  ] as const)(
    'while %s sends what waits loses nothing and sends nothing twice: F23',
    async (who, name, begin) => {
      const { page, wire, service } = stage
      const asked = await writing(name)
      await offered()
      wire.pass()
      wire.fault(sending, { kind: 'hold' }, 1)
      const from = wire.seen.length
      const carriers = () => wire.seen.slice(from).filter(({ path }) => sending.test(path))
      // beside an open page the worker leaves the queue its pause, which grows with every send that failed before
      await expect
        .poll(
          async () => {
            if (carriers().length === 0) await begin()
            return carriers().length
          },
          { timeout: 100_000, interval: 1000 },
        )
        .toBe(1)
      await written().pressSequentially('，还在写')
      const took = await accepted()
      expect(took).toBeLessThan(10_000)
      await expect.poll(() => written().inputValue()).toBe(`${half}，还在写`)
      // what the old version sent arrives after what the new one does
      await expect.poll(() => queueOf(page, ids.student), { timeout: 60_000 }).toEqual([])
      wire.release()
      await page.waitForTimeout(1000)
      const effects = takenIn(service.dataDir, asked)
      tally({
        figure: `accepted while ${who} sends: ${effects.filter(([, times]) => times !== 1).length} of ${asked.length} double, taken over after ${(took / 1000).toFixed(1)} s`,
      })
      expect(effects).toEqual(asked.map(() => [ids.student, 1]))
    },
  )

  test('during a pack download resumes it and keeps what is being written: F23', async () => {
    const { page, wire } = stage
    const archive = pack.place(200, 60_000)
    await pack.openChapters()
    await offered()
    wire.fault(isPack, { kind: 'slow', bytesPerSecond: 1.5 * MB }, 1)
    await pack.keepChapter()
    const question = ofKind(pack.bundle, 'WENDA')
    await goWithin(page, `/exercise/chapter/question/${pack.bundle.chapter.id}?q=${question.id}`)
    await written().fill(half)
    await expect.poll(() => pack.sent(archive), { timeout: 20_000 }).toBeGreaterThan(3 * MB)
    expect(pack.sent(archive)).toBeLessThan(archive.bytes.length)
    await accepted()
    await expect.poll(() => written().inputValue()).toBe(half)
    await expect.poll(() => packHash(page, fileOf(archive)), { timeout: 60_000 }).toBe(sha256(archive.bytes))
    const ratio = pack.sent(archive) / archive.bytes.length
    tally({ figure: `accepted during a download: ${ratio.toFixed(2)} of its bytes on the line` })
    expect(ratio).toBeLessThanOrEqual(1.1)
  })
})

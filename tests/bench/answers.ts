/**
 * CPU x4: from the tap to the verdict on screen, and from the tap on 下一题 to the next question on screen, in the
 * school's chapters and at the end of one with 500 questions, whose others the service has or the device still keeps to
 * be sent; beside a bare page that makes the same changes. At full speed: from enqueue to durable.
 */
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import type { ChapterBundle, ChapterNode } from '../../src/contract/practice.ts'
import type { Subject } from '../../src/contract/subjects.ts'
import { controlled, ids, queueOf } from '../tools/device.ts'
import { startService } from '../tools/service.ts'
import { answer, ask, base, chapterNamed, openQuestion, tokenOf } from '../tools/steps.ts'
import { held, openBare, type Swap, swapped } from './bareSwap.ts'
import { type Figure, quantile } from './figures.ts'
import { addLongChapter } from './longChapter.ts'
import { signedIn, slowDown, startBrowser } from './pageTools.ts'
import { queueUp } from './queueTools.ts'

const chapters = 8
/** the first ones are answered at CPU x4, for verdict and next question; the others at full speed, for the writes */
const slowChapters = 5
const long = 500
/** Time (ms) before and after a tap in which nothing of ours runs in the page: looking for an element there takes its time too */
const undisturbed = 250
/** of the long chapter these last ones are answered on the page, the others before */
const last = 40

interface Seen {
  verdicts: number[]
  nexts: number[]
  writes: number[]
}

/** As a swap, not yet put into words: that would take the page's time while it is measured. */
type Change = Omit<Swap, 'before' | 'after'> & Record<'before' | 'after', HTMLElement>

/** Watches in the page itself: a click on the big button and the frame with what it asks for; each write to the queue. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { verdicts: [], nexts: [], writes: [] }
    const changes: Change[] = []
    Object.assign(globalThis, { seen, changes })
    const bodyNow = () => {
      for (const input of document.querySelectorAll('input')) input.toggleAttribute('checked', input.checked)
      return document.body.cloneNode(true) as HTMLElement
    }
    let before: { body: HTMLElement; scrolled: number }
    addEventListener(
      'pointerdown',
      () => {
        before = { body: bodyNow(), scrolled: scrollY }
      },
      true,
    )
    /** Notes the ms from a click until the frame in which something stands is painted. */
    const untilPainted = (
      kind: Swap['kind'],
      { timeStamp: from, clientX: x, clientY: y }: MouseEvent,
      stands: () => boolean,
    ) => {
      const { body, scrolled } = before
      const look = () => {
        if (!stands()) return requestAnimationFrame(look)
        // the next task after this frame: it is painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          seen[`${kind}s`].push(performance.now() - from)
          changes.push({ kind, before: body, after: bodyNow(), scrolled, x, y })
        }
        return port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    const stem = () => document.querySelector('article [id^=stem-]')?.id
    addEventListener(
      'click',
      (event) => {
        const words = (event.target as Element).closest('button')?.textContent ?? ''
        if (words.includes('提交答案')) {
          untilPainted(
            'verdict',
            event,
            () => document.querySelector('[data-standing] > [role=status]') !== null,
          )
        } else if (words.includes('下一题')) {
          const left = stem()
          untilPainted('next', event, () => stem() !== undefined && stem() !== left)
        }
      },
      true,
    )
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      if (this.name === 'queue') {
        const from = performance.now()
        this.transaction.addEventListener('complete', () => seen.writes.push(performance.now() - from))
      }
      return add.apply(this, args)
    }
  })
}

/**
 * Presses at the place of a button, as long as a finger does, without what Playwright’s own click does in the page
 * meanwhile.
 */
async function press(button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('a button is not on screen')
  const page = button.page()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.waitForTimeout(undisturbed)
  await page.mouse.click(x, y, { delay: held })
  await page.waitForTimeout(undisturbed)
}

/** Answers a chapter from a question on, one after the other, as a student does; every third wrong. */
async function practise(
  page: Page,
  origin: string,
  { chapter, questions }: ChapterBundle,
  from = 0,
): Promise<Seen> {
  const first = questions[from]
  await page.goto(`${origin}${base}/exercise/chapter/question/${chapter.id}?q=${first?.id}`)
  for (const [at, question] of questions.slice(from).entries()) {
    const whole = question.title.replace(/_{2,}.*/, '').slice(0, 12)
    await page.getByRole('article').filter({ hasText: whole }).waitFor()
    await answer(page, question, at % 3 !== 0, press)
    await page.locator('[data-standing] > [role=status]').waitFor()
    if (from + at < questions.length - 1) {
      await press(page.getByRole('button', { name: '下一题' }).first())
      await page.locator('[data-standing] > [role=status]').waitFor({ state: 'detached' })
    }
  }
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

/** The changes that each tap on this page made. */
const swapsOf = (page: Page) =>
  page.evaluate(() => {
    const { changes } = globalThis as unknown as { changes: Change[] }
    return changes.map(
      ({ before, after, ...rest }): Swap => ({ ...rest, before: before.innerHTML, after: after.innerHTML }),
    )
  })

const bundleOf = (origin: string, token: string, catalogId: number) =>
  ask<ChapterBundle>(origin, `/dh-questionbank/practise/chapter/bundle?catalogId=${catalogId}`, token)

/** Answers to the questions of the long chapter but for its last ones. */
const earlier = ({ chapter, card, questions }: ChapterBundle) =>
  questions.slice(0, -last).map(({ id }) => ({
    catalogId: chapter.id,
    paperId: card.paperId,
    questionId: id,
    content: '1',
  }))

/** The long chapter, answered up to its last questions before the page sees it: the service has all of that. */
async function farOnline(page: Page, origin: string, token: string, catalogId: number): Promise<Seen> {
  const bundle = await bundleOf(origin, token, catalogId)
  for (const args of earlier(bundle))
    await ask(origin, '/dh-questionbank/practise/chapter/submit', token, args)
  return practise(page, origin, bundle, long - last)
}

/** The same on another student's device, which was without network for as many answers and still is: all of them wait. */
async function farOffline(browser: Browser, origin: string, catalogId: number): Promise<Seen> {
  const context = await signedIn(browser, origin, 'student')
  const bundle = await bundleOf(origin, await tokenOf(origin, 'student'), catalogId)
  const page = await context.newPage()
  await openQuestion(page, origin, catalogId)
  await controlled(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await queueUp(page, earlier(bundle))
  await watch(page)
  await slowDown(page, false)
  const seen = await practise(page, origin, bundle, long - last)
  const waiting = (await queueOf(page, ids.student)).length
  if (waiting < long) throw new Error(`${waiting} of ${long} answers wait`)
  await context.close()
  return seen
}

export async function answers(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const { origin } = service
  const browser = await startBrowser()
  try {
    const token = await tokenOf(origin, 'student2')
    const [subject] = await ask<Subject[]>(origin, '/dh-specimen/subject/list', token)
    const subjectId = subject?.id ?? 0
    const path = `/dh-questionbank/practise/chapter/tree?subjectId=${subjectId}`
    const tree = await ask<ChapterNode[]>(origin, path, token)
    const names = tree.flatMap(({ items }) => items.map(({ name }) => name)).slice(0, chapters)
    const context = await signedIn(browser, origin, 'student2')
    const page = await context.newPage()
    await watch(page)
    const cdp: CDPSession = await slowDown(page, false)
    const seen: Seen = { verdicts: [], nexts: [], writes: [] }
    const least = { verdict: [] as number[], next: [] as number[] }
    for (const [round, name] of names.entries()) {
      const slow = round < slowChapters
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 })
      const more = await practise(page, origin, await chapterNamed(origin, token, name))
      if (slow) {
        seen.verdicts.push(...more.verdicts)
        seen.nexts.push(...more.nexts)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        const bare = await openBare(browser, page)
        for (const swap of await swapsOf(page)) least[swap.kind].push(await swapped(bare, swap, undisturbed))
        await bare.close()
      } else seen.writes.push(...more.writes)
    }
    const catalogId = await addLongChapter(service.dataDir, subjectId, long)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const far = await farOnline(page, origin, token, catalogId)
    await context.close()
    const kept = await farOffline(browser, origin, catalogId)
    const told = (values: number[]) =>
      `${values.length} times, median ${quantile(values, 0.5).toFixed(1)}, most ${Math.max(...values).toFixed(1)} ms`
    const beside = (values: number[]) =>
      ` · a bare page with the same changes: p95 ${quantile(values, 0.95).toFixed(1)}, ${told(values)}`
    const p95 = (name: string, values: number[], limit: number, bare?: number[]): Figure => ({
      name,
      value: quantile(values, 0.95),
      unit: 'ms',
      limit,
      good: 'at most',
      runs: told(values) + (bare ? beside(bare) : ''),
    })
    const end = `questions ${long - last + 1} to ${long} of ${long}`
    return [
      p95('tap to verdict on screen, p95, CPU x4', seen.verdicts, 100, least.verdict),
      p95('tap to next question on screen, p95, CPU x4', seen.nexts, 100, least.next),
      p95(`tap to verdict on screen, ${end}, p95, CPU x4`, far.verdicts, 100),
      p95(`tap to next question on screen, ${end}, p95, CPU x4`, far.nexts, 100),
      p95(`tap to verdict on screen, ${end}, the others wait on the device, p95, CPU x4`, kept.verdicts, 100),
      p95(`tap to next question on screen, ${end}, the others wait, p95, CPU x4`, kept.nexts, 100),
      p95('enqueue to complete, p95', seen.writes, 20),
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}

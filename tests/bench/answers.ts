/** From the tap to the verdict on screen at CPU x4, and from enqueue to durable. */
import type { Page } from 'playwright'
import type { ChapterNode } from '../../src/contract/practice.ts'
import type { Subject } from '../../src/contract/subjects.ts'
import { startService } from '../tools/service.ts'
import { answer, ask, base, chapterNamed, tokenOf } from '../tools/steps.ts'
import { type Figure, quantile } from './figures.ts'
import { signedIn, slowDown, startBrowser } from './pageTools.ts'

const chapters = 8
/** the first ones are answered at CPU x4, for the verdict; the others at full speed, for the writes */
const slowChapters = 5

interface Seen {
  verdicts: number[]
  writes: number[]
}

/** Watches in the page itself: the click on the big button, the frame with the verdict; each write to the queue. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { verdicts: [], writes: [] }
    Object.assign(globalThis, { seen })
    addEventListener(
      'click',
      (event) => {
        const button = (event.target as Element).closest('button')
        if (!button || !/提交答案/.test(button.textContent ?? '')) return
        const from = event.timeStamp
        const look = () => {
          if (!document.querySelector('[role=status] [data-standing]')) return requestAnimationFrame(look)
          // the next task after this frame: it is painted
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => seen.verdicts.push(performance.now() - from)
          return port2.postMessage(null)
        }
        requestAnimationFrame(look)
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

export async function answers(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser = await startBrowser()
  try {
    const token = await tokenOf(service.origin, 'student2')
    const [subject] = await ask<Subject[]>(service.origin, '/dh-specimen/subject/list', token)
    const tree = await ask<ChapterNode[]>(
      service.origin,
      `/dh-questionbank/practise/chapter/tree?subjectId=${subject?.id}`,
      token,
    )
    const names = tree.flatMap(({ items }) => items.map(({ name }) => name)).slice(0, chapters)
    const context = await signedIn(browser, service.origin, 'student2')
    const page = await context.newPage()
    await watch(page)
    const cdp = await slowDown(page, false)
    const seen: Seen = { verdicts: [], writes: [] }
    for (const [round, name] of names.entries()) {
      const slow = round < slowChapters
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 })
      const { chapter, questions } = await chapterNamed(service.origin, token, name)
      await page.goto(`${service.origin}${base}/exercise/chapter/question/${chapter.id}`)
      for (const [at, question] of questions.entries()) {
        await page.getByRole('article').waitFor()
        await answer(page, question, at % 3 !== 0)
        await page.locator('[role=status] [data-standing]').waitFor()
        if (at < questions.length - 1) await page.getByRole('button', { name: '下一题' }).first().click()
      }
      const more = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
      if (slow) seen.verdicts.push(...more.verdicts)
      else seen.writes.push(...more.writes)
    }
    const told = (values: number[]) =>
      `${values.length} answers, median ${quantile(values, 0.5).toFixed(1)}, most ${Math.max(...values).toFixed(1)} ms`
    const p95 = (name: string, values: number[], limit: number): Figure => ({
      name,
      value: quantile(values, 0.95),
      unit: 'ms',
      limit,
      good: 'at most',
      runs: told(values),
    })
    return [
      p95('tap to verdict on screen, p95, CPU x4', seen.verdicts, 100),
      p95('enqueue to complete, p95', seen.writes, 20),
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}

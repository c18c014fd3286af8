/** 200 queued answers over a link of 150 ms: how long until all are acknowledged. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { signedIn, startBrowser, throttle } from './pageTools.ts'
import { answersAt, queueUp, untilEmpty } from './queueTools.ts'
import { unlimitedWrites } from './unlimited.ts'

const rounds = 5
const amount = 200

export async function drain(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  const browser = await startBrowser()
  try {
    const rows = await answersAt(service.origin)
    const count = () => {
      const db = new DatabaseSync(join(service.dataDir, 'vitrine.db'), { readOnly: true })
      const effects = Number(db.prepare('select count(*) n from submission').get()?.n)
      db.close()
      return effects
    }
    const before = count()
    const given = Array.from({ length: amount }, (_, at) => rows[at % rows.length]).filter(
      (row) => row !== undefined,
    )
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await signedIn(browser, service.origin, 'student2')
      const page = await context.newPage()
      await page.goto(`${service.origin}${base}/`)
      await page.getByText('组织学').first().waitFor()
      await queueUp(page, given)
      await throttle(await context.newCDPSession(page), -1)
      times.push(await untilEmpty(page))
      await context.close()
    }
    const effects = count() - before
    if (effects !== rounds * amount) throw new Error(`${effects} effects of ${rounds * amount} answers`)
    return [
      {
        name: `${amount} queued answers over 150 ms, all acknowledged (${effects} effects of ${rounds * amount})`,
        value: median(times) / 1000,
        unit: 's',
        limit: 2,
        good: 'at most',
        runs: times.map((time) => (time / 1000).toFixed(2)).join(' '),
      },
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}

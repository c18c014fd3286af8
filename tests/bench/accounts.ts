/** A table of 5,000 accounts, previewed: read, checked and compared with a school that has them all already. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planAccounts } from '../../exchange/accounts/plan.ts'
import { writeImportedAccounts } from '../../server/people/manage/importAccounts.ts'
import { openMigrated } from '../../server/store/db.ts'
import { type Figure, median } from './figures.ts'

const people = 5000
const rounds = 3
/** s */
const limit = 30

const table = () =>
  Buffer.from(
    [
      '学号,姓名,学院,年级,班级,手机号',
      ...Array.from({ length: people }, (_, n) => {
        const number = String(20_260_000 + n).padStart(10, '0')
        return `${number},学生${n},学院${n % 8},2026级,班${n % 100},13${String(n).padStart(9, '0')}`
      }),
    ].join('\r\n'),
  )

export async function accounts(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-accounts-'))
  const db = await openMigrated({ dataDir })
  try {
    const first = await planAccounts(db, table(), null)
    const created = first.created.map((account) => ({ ...account, passwordHash: '' }))
    const asking = { caller: { accountId: 0, roles: 0, tokenHash: '' }, address: '', now: Date.now() }
    await db.kysely
      .transaction()
      .execute((within) => writeImportedAccounts(within, { created, changed: [] }, asking))
    const runs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const from = performance.now()
      const { preview } = await planAccounts(db, table(), null)
      if (preview.counts.unchanged !== people) throw new Error('The same table would change something.')
      runs.push((performance.now() - from) / 1000)
    }
    return [
      {
        name: `preview of ${people} accounts that are there already`,
        value: median(runs),
        unit: 's',
        limit,
        good: 'at most',
        runs: runs.map((seconds) => seconds.toFixed(2)).join(', '),
      },
    ]
  } finally {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

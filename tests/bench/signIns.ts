/** Sign-ins a second: each costs an Argon2id hash, so this is a figure of the machine's cores. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../../server/people/password.ts'
import { openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { startService } from '../tools/service.ts'
import { type Figure, quantile } from './figures.ts'

const people = 200
/** as many wait at a lesson's start */
const atOnce = 50
const password = 'Lesson-Start-8'

async function fill(dataDir: string): Promise<void> {
  const db = await openMigrated({ dataDir })
  // one hash for all: checking it costs what checking another costs
  const passwordHash = await hashPassword(password)
  const rows = Array.from({ length: people }, (_, n) => ({
    tenant,
    loginName: `student${n}`,
    phone: null,
    email: '',
    passwordHash,
    fullName: `student${n}`,
    fullNameEn: '',
    image: '',
    roles: 1,
    language: '' as const,
    mustChangePassword: 0 as const,
    disabled: 0 as const,
    academyName: '',
    academyNameEn: '',
    classesName: '',
    classesNameEn: '',
    subjectName: '',
    subjectNameEn: '',
    createdAt: 1,
  }))
  await db.kysely.insertInto('account').values(rows).execute()
  await db.close()
}

export async function signIns(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sign-ins-'))
  await fill(dataDir)
  const service = await startService({ dataDir })
  try {
    const took: number[] = []
    let next = 0
    const signInOthers = async () => {
      while (next < people) {
        const loginName = `student${next++}`
        const begun = performance.now()
        const response = await fetch(`${service.origin}${signInByAccount.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ loginName, password }),
        })
        const { code } = (await response.json()) as { code: number }
        if (code !== 0) throw new Error(`${loginName} was refused: ${code}`)
        took.push(performance.now() - begun)
      }
    }
    const cpu = process.cpuUsage()
    const begun = performance.now()
    await Promise.all(Array.from({ length: atOnce }, signInOthers))
    const seconds = (performance.now() - begun) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const client = ((user + system) / 1e6 / seconds) * 100
    return [
      {
        name: `sign-ins a second, ${atOnce} at once`,
        value: people / seconds,
        unit: '/s',
        runs: `p95 ${quantile(took, 0.95).toFixed(0)} ms · client's CPU ${client.toFixed(0)} % of a core`,
      },
    ]
  } finally {
    await service.remove()
  }
}

/** The folder of a school: what lies in it (database, pictures, files) is one school's alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tenant } from './schema.ts'

/** The school that most folders belong to, which therefore need not say so. */
const firstTenant = 1

const nameOf = (dataDir: string) => join(dataDir, 'tenant')

function ownerOf(dataDir: string): number | null {
  if (existsSync(nameOf(dataDir))) return Number(readFileSync(nameOf(dataDir), 'utf8'))
  return ['vitrine.db', 'media', 'files'].some((name) => existsSync(join(dataDir, name))) ? firstTenant : null
}

/** @throws an Error where the folder is another school's */
export function refuseOtherFolder(dataDir: string): void {
  const owner = ownerOf(dataDir)
  if (owner !== null && owner !== tenant)
    throw new Error(
      `DATA_DIR (${dataDir}) belongs to school ${owner}, and TENANT is ${tenant}. Give each school a folder of its own.`,
    )
}

/** Notes whose folder an empty one is from now on. @throws an Error where it is another school's */
export function claimFolder(dataDir: string): void {
  refuseOtherFolder(dataDir)
  const owner = ownerOf(dataDir)
  if (owner === null && tenant !== firstTenant) writeFileSync(nameOf(dataDir), `${tenant}\n`, { mode: 0o600 })
}

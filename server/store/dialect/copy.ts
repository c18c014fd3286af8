/** Copies a whole database out of a school in use, and puts such a copy in the place of another. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tenant } from '../schema.ts'

export interface DatabasePlace {
  dataDir: string
  databaseUrl?: string | undefined
}

const sqlitePath = (dataDir: string) => join(dataDir, 'vitrine.db')

interface Address {
  /** without the schema that is ours, and without the password */
  url: string
  password: string
  schema: string
}

export function databaseAddress(databaseUrl: string): Address {
  const url = new URL(databaseUrl)
  const schema = url.searchParams.get('schema') ?? 'public'
  const password = decodeURIComponent(url.password)
  url.searchParams.delete('schema')
  url.password = ''
  return { url: url.href, password, schema }
}

/** Runs one of PostgreSQL's own programs. The password goes by the environment: arguments are open to all users. */
export async function runTool(
  program: string,
  password: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<void> {
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }), ...more }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-4000)
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(`${program} is not on this machine. Install postgresql-client of the server's version.`),
      ),
    )
    child.once('exit', resolve)
  })
  if (status !== 0) throw new Error(`${program} failed: ${said.trim()}`)
}

/** A state of one moment, while others go on writing. @param to a file that does not exist yet */
export async function copyDatabase(place: DatabasePlace, to: string): Promise<void> {
  await rm(to, { force: true })
  if (!place.databaseUrl) {
    const path = sqlitePath(place.dataDir)
    if (!existsSync(path)) throw new Error(`There is no school in ${place.dataDir}.`)
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    try {
      // One reading transaction: the online backup of SQLite would begin anew at each write of another process.
      file.prepare('vacuum into ?').run(to)
    } finally {
      file.close()
    }
    return
  }
  const { url, password, schema } = databaseAddress(place.databaseUrl)
  await runTool('pg_dump', password, [
    '-Fc',
    '--no-owner',
    '--no-privileges',
    '-n',
    `"${schema}"`,
    '-f',
    to,
    '-d',
    url,
  ])
}

/**
 * Puts a copy in the place of what is there; that is kept beside it.
 * @param suffix for the name of what is kept
 */
export async function replaceDatabase(place: DatabasePlace, from: string, suffix: string): Promise<void> {
  if (!place.databaseUrl) {
    const path = sqlitePath(place.dataDir)
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(path + ending)) renameSync(path + ending, `${path}.${suffix}${ending}`)
    await copyFile(from, path)
    return
  }
  const { url, password, schema } = databaseAddress(place.databaseUrl)
  await setSchemaAside(place.databaseUrl, suffix)
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await runTool('pg_restore', password, [...options, '-n', schema, '-d', url, from])
}

/** Makes an empty schema in the place of the one that is there, which is kept under another name. */
export async function setSchemaAside(databaseUrl: string, suffix: string): Promise<void> {
  const { schema } = databaseAddress(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl.replace(/([?&])schema=[^&]*&?/, '$1') })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from pg_tables where schemaname = $1 limit 1', [schema])
    if (rows.length > 0) await client.query(`alter schema "${schema}" rename to "${schema}_${suffix}"`)
    await client.query(`create schema if not exists "${schema}"`)
  } finally {
    await client.end()
  }
}

/** Whether a process of the service has the database open. */
export async function isInUse(place: DatabasePlace): Promise<boolean> {
  if (place.databaseUrl) {
    const client = new pg.Client({
      connectionString: place.databaseUrl.replace(/([?&])schema=[^&]*&?/, '$1'),
    })
    await client.connect()
    try {
      const name = applicationName(databaseAddress(place.databaseUrl).schema)
      const sql =
        'select 1 from pg_stat_activity where application_name = $1 and datname = current_database() limit 1'
      const isListed = async () => (await client.query(sql, [name])).rows.length > 0
      // a connection is listed for a moment after its process has closed it
      for (let tries = 0; tries < 10 && (await isListed()); tries++) await sleep(200)
      return await isListed()
    } finally {
      await client.end()
    }
  }
  const path = sqlitePath(place.dataDir)
  if (!existsSync(path)) return false
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // Needs the file for itself alone: every connection in WAL mode holds a shared lock on it.
    file.exec('pragma journal_mode = delete')
    file.exec('pragma journal_mode = wal')
    return false
  } catch (failure) {
    if (failure instanceof Error && 'errcode' in failure && failure.errcode === 5) return true
    throw failure
  } finally {
    file.close()
  }
}

/** How the connections of a school call themselves to PostgreSQL. */
export const applicationName = (schema: string) => `vitrine ${tenant} ${schema}`.slice(0, 63)

/** The databases that the service's tests run on: SQLite always, PostgreSQL where one can be had. */
import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

interface TestDatabase {
  dataDir: string
  databaseUrl?: string
  /** Removes the database and the folder. */
  dispose(): Promise<void>
}

export interface Place {
  name: 'SQLite' | 'PostgreSQL'
  /** An empty database of its own. */
  fresh(): Promise<TestDatabase>
  /** A database of its own with all tables, as a service finds it that starts again; without globalSetup.ts it is empty. */
  migrated(): Promise<TestDatabase>
}

/** A database of the cluster, and a folder with an SQLite file, that have all tables; globalSetup.ts makes and names them. */
export const template = { database: 'vitrine_migrated', schema: 'school' }
const templateFolder = () => process.env.TEST_MIGRATED_FOLDER
const databaseFile = 'vitrine.db'

function folder(): { dataDir: string; dispose(): Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  return { dataDir, dispose: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

const sqlite: Place = {
  name: 'SQLite',
  fresh: async () => folder(),
  async migrated() {
    const where = folder()
    const from = templateFolder()
    if (from) copyFileSync(join(from, databaseFile), join(where.dataDir, databaseFile))
    return where
  },
}

export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Another database of the same server, its tables in the schema that all have. */
function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  address.searchParams.set('schema', template.schema)
  return address.href
}

export async function createDatabase(url: string, database: string): Promise<string> {
  const address = addressOf(url, database)
  await runSql(url, `create database ${database}`)
  await runSql(address, `create schema ${template.schema}`)
  return address
}

export function postgres(url: string): Place {
  // a database each, not a schema: what one file drops stands in no catalogue that another reads
  function testDatabase(database: string, databaseUrl: string): TestDatabase {
    const { dataDir, dispose } = folder()
    return {
      dataDir,
      databaseUrl,
      async dispose() {
        await runSql(url, `drop database ${database} with (force)`)
        await dispose()
      },
    }
  }
  const newName = () => `t_${randomBytes(6).toString('hex')}`
  const fresh = async () => {
    const database = newName()
    return testDatabase(database, await createDatabase(url, database))
  }
  return {
    name: 'PostgreSQL',
    fresh,
    async migrated() {
      // a server that a test starts for itself has no template
      if (!templateFolder() || url !== process.env.TEST_DATABASE_URL) return fresh()
      const database = newName()
      await runSql(url, `create database ${database} template ${template.database}`)
      return testDatabase(database, addressOf(url, database))
    },
  }
}

/** Where a program of PostgreSQL, or another one, is; null where it is not installed. */
export function findProgram(name: string): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  const folders = [...versions, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((each) => join(each, name)).find((file) => existsSync(file)) ?? null
}

/** PostgreSQL refuses root: as root it runs as `postgres`; null where there is no such user. */
export function userOfServer(): SpawnOptions | null {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Cluster {
  url: string
  /** Ends it as `pg_ctl -m fast stop` does: whoever is connected is thrown out. */
  halt(): Promise<void>
  /** Starts it anew on the same port with the same data. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** The machine never loses power in a test, so nothing waits for the disk: a school begins ten times as fast. */
const withoutSync = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

/** Starts a private cluster in a temporary folder, on loopback only; it ends with this process. */
export async function startCluster(): Promise<Cluster | null> {
  const initdb = findProgram('initdb')
  const program = findProgram('postgres')
  const user = userOfServer()
  if (!initdb || !program || !user) return null
  const home = mkdtempSync(join(tmpdir(), 'vitrine-pg-'))
  const { uid, gid } = user
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  const data = join(home, 'data')
  const options = { uid, gid, cwd: home, stdio: 'ignore' } as const
  execFileSync(
    initdb,
    ['-D', data, '-U', 'vitrine', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    options,
  )
  const port = await freePort()
  const launch = () => {
    const address = ['-p', String(port), '-h', '127.0.0.1', '-k', home, '-N', '300']
    const server = spawn(program, ['-D', data, ...address, ...withoutSync], options)
    return { server, ended: new Promise<void>((resolve) => server.once('exit', () => resolve())) }
  }
  let running = launch()
  const kill = () => running.server.kill('SIGQUIT')
  process.once('exit', kill)
  const url = `postgres://vitrine@127.0.0.1:${port}/postgres`
  await reachable(url)
  const halt = async () => {
    running.server.kill('SIGINT')
    await running.ended
  }
  return {
    url,
    halt,
    async resume() {
      running = launch()
      await reachable(url)
    },
    async stop() {
      process.removeListener('exit', kill)
      await halt()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function reachable(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (failure) {
      if (left === 0) throw failure
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Call at the top of a test file; `stop` in afterAll. Says which databases the run has.
 * @param run false: all of the file's tests are left out, so that no hook would stop what were started
 */
export async function databases(run = true): Promise<{ places: Place[]; stop(): Promise<void> }> {
  if (!run) return { places: [sqlite], stop: async () => undefined }
  const given = process.env.TEST_DATABASE_URL
  const own = given ? null : await startCluster()
  const url = given ?? own?.url
  console.log(url ? 'databases: SQLite, PostgreSQL' : 'databases: SQLite; PostgreSQL: not run')
  return {
    places: url ? [sqlite, postgres(url)] : [sqlite],
    stop: async () => own?.stop(),
  }
}

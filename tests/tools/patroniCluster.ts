/**
 * Two PostgreSQL servers that Patroni keeps, with etcd and HAProxy in front, all on loopback: a primary that dies is
 * replaced by its synchronous standby. The programs are Debian's packages patroni, etcd-server and haproxy.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findProgram, userOfServer } from '../contract/databases.ts'
import { freePort } from './service.ts'

const needed = ['patroni', 'etcd', 'haproxy', 'initdb'] as const
/** How long (s) a primary may be silent; Patroni takes no less than 20. */
const leaderSeconds = 20
const retrySeconds = 3
const checkEveryMs = 200
/** Two checks of HAProxy, one each 500 ms, and some. */
const proxyChecksMs = 2000
const longestWaitMs = 180_000

interface Node {
  name: string
  postgresPort: number
  restPort: number
  folder: string
  patroni: ChildProcess | null
}

export interface PatroniCluster {
  /** through HAProxy: always the primary of the moment */
  url: string
  /** Waits until there is a primary whose standby has everything that it acknowledged. */
  waitUntilSafe(): Promise<void>
  /** Ends the primary and its Patroni as a power cut does. @returns its name */
  killPrimary(): Promise<string>
  /** Starts a machine that was killed again. */
  restart(name: string): void
  stop(): Promise<void>
}

/** @returns the programs that this machine lacks */
export const missingPrograms = (): string[] => needed.filter((name) => findProgram(name) === null)

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function waitFor(what: string, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + longestWaitMs
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`This never came: ${what}.`)
    await sleep(checkEveryMs)
  }
}

const patroniSettings = (
  { name, postgresPort, restPort, folder }: Node,
  etcdPort: number,
  binFolder: string,
) => ({
  scope: 'school',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  etcd3: { hosts: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: leaderSeconds,
      loop_wait: 2,
      retry_timeout: retrySeconds,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${postgresPort}`,
    connect_address: `127.0.0.1:${postgresPort}`,
    data_dir: join(folder, 'data'),
    bin_dir: binFolder,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: 'postgres' },
      replication: { username: 'replicator', password: 'replicator' },
      rewind: { username: 'rewinder', password: 'rewinder' },
    },
    parameters: { unix_socket_directories: folder },
  },
})

const haproxySettings = (port: number, nodes: readonly Node[]) => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 300s
  timeout server 300s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`).join('\n')}
`

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const user = userOfServer()
  const home = mkdtempSync(join(tmpdir(), 'vitrine-patroni-'))
  const own = { uid: user?.uid, gid: user?.gid }
  const giveAway = (path: string) => {
    if (own.uid !== undefined && own.gid !== undefined) chownSync(path, own.uid, own.gid)
  }
  giveAway(home)
  const children = new Set<ChildProcess>()
  // Patroni ends its server with itself.
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.once('exit', endAll)
  const run = (name: (typeof needed)[number], args: string[], options: SpawnOptions = {}) => {
    const child = spawn(findProgram(name) ?? name, args, { ...own, cwd: home, stdio: 'ignore', ...options })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const peer = `http://127.0.0.1:${peerPort}`
  const client = `http://127.0.0.1:${etcdPort}`
  run('etcd', [
    ...['--name', 'one', '--data-dir', join(home, 'etcd'), '--initial-cluster', `one=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ])
  await waitFor('etcd', () => isOk(`${client}/health`))

  const nodes: Node[] = []
  for (const name of ['a', 'b']) {
    const folder = join(home, name)
    mkdirSync(folder, { mode: 0o700 })
    giveAway(folder)
    nodes.push({ name, folder, postgresPort: await freePort(), restPort: await freePort(), patroni: null })
  }
  const binFolder = dirname(findProgram('initdb') ?? '')
  const begin = (node: Node) => {
    const settings = join(node.folder, 'patroni.yml')
    // YAML takes JSON.
    writeFileSync(settings, JSON.stringify(patroniSettings(node, etcdPort, binFolder)))
    giveAway(settings)
    node.patroni = run('patroni', [settings])
  }
  const restOf = ({ restPort }: Node, path: string) => `http://127.0.0.1:${restPort}/${path}`
  const findBy = async (path: string): Promise<Node | undefined> => {
    for (const node of nodes) if (await isOk(restOf(node, path))) return node
    return undefined
  }
  for (const node of nodes) begin(node)
  const settings = join(home, 'haproxy.cfg')
  writeFileSync(settings, haproxySettings(proxyPort, nodes))
  giveAway(settings)
  const isSafe = async () => (await findBy('primary')) !== undefined && (await findBy('sync')) !== undefined
  await waitFor('a primary with a synchronous standby', isSafe)
  run('haproxy', ['-f', settings, '-db'])
  // it takes each server for the primary until two checks of it have failed
  await sleep(proxyChecksMs)
  const url = `postgres://postgres:postgres@127.0.0.1:${proxyPort}/postgres`
  await waitFor('a connection through HAProxy', () => canConnect(url))

  return {
    url,
    waitUntilSafe: () => waitFor('a primary with a synchronous standby', isSafe),
    async killPrimary() {
      const primary = await findBy('primary')
      if (!primary) throw new Error('There is no primary.')
      const [postmaster] = readFileSync(join(primary.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      primary.patroni?.kill('SIGKILL')
      process.kill(Number(postmaster), 'SIGKILL')
      return primary.name
    },
    restart(name) {
      const node = nodes.find((one) => one.name === name)
      if (node) begin(node)
    },
    async stop() {
      for (const { patroni } of nodes) patroni?.kill('SIGTERM')
      await waitFor(
        'the end of the servers',
        async () => !nodes.some(({ patroni }) => patroni && children.has(patroni)),
      )
      endAll()
      process.removeListener('exit', endAll)
      await waitFor('the end of etcd and HAProxy', async () => children.size === 0)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

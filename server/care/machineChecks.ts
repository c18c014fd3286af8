/** Checks of the doctor on the machine: ports, addresses, disk, folders, programs. */
import { execFile } from 'node:child_process'
import { access, constants, readdir, readFile, stat, statfs } from 'node:fs/promises'
import { createServer, isIP } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import { type Finding, fault, hint, reasonOf } from './findings.ts'

const run = promisify(execFile)

export interface Machine {
  config: Config
  environment: NodeJS.ProcessEnv
  nowMs: number
  freeBytes(path: string): Promise<number>
}

export const freeBytesOf = async (path: string): Promise<number> => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** An update, a backup or a large upload needs this much at once. */
const leastFreeBytes = 2_000_000_000

const isLoopback = (host: string) => /^(?:127\.|\[?::1\]?$|localhost$)/.test(host)

async function checkPort({ config }: Machine): Promise<Finding[]> {
  const { port, host } = config
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
  if (failure === null) return []
  if (failure.code === 'EACCES')
    return [
      fault(
        `Port ${port} may not be opened by this user.`,
        'Set PORT to one above 1023 and let nginx listen on 443.',
      ),
    ]
  const isOurs = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    async (response) => 'ready' in ((await response.json()) as object),
    () => false,
  )
  if (isOurs) return []
  return [
    fault(
      `Port ${port} on ${host} is used by another program.`,
      `End that program (ss -ltnp | grep :${port}), or set PORT.`,
    ),
  ]
}

async function checkAddress({ config }: Machine): Promise<Finding[]> {
  const { publicUrl, host, trustedProxies } = config
  const { protocol, hostname } = new URL(publicUrl)
  const found: Finding[] = []
  if (protocol !== 'https:' && !isLoopback(hostname))
    found.push(
      fault(
        `PUBLIC_URL is ${publicUrl}: without HTTPS nothing works offline and passwords cross the network in the open.`,
        'Put nginx with a certificate in front (README.md has the lines) and set PUBLIC_URL=https://….',
      ),
    )
  if (protocol === 'https:' && isLoopback(host) && trustedProxies === 0)
    found.push(
      fault(
        'TRUST_PROXY is 0 although a proxy stands in front: everybody counts as one address, and a few wrong passwords lock out all.',
        'Set TRUST_PROXY=1, and let the proxy set X-Forwarded-For.',
      ),
    )
  if (!isLoopback(host) && protocol !== 'https:' && trustedProxies > 0)
    found.push(
      fault(
        `HOST is ${host} and TRUST_PROXY is ${trustedProxies}: whoever reaches the port directly may claim any address.`,
        'Set HOST=127.0.0.1 where the proxy is on this machine, or close the port to all but the proxy.',
      ),
    )
  return found
}

/** A certificate that ends sooner was not renewed by itself. */
const leastCertificateDays = 14
const connectTimeoutMs = 5000
const dayMs = 86_400_000

/** The certificate that browsers get: until when it holds, and why this machine does not accept it; empty: it does. */
function readCertificate(host: string, port: number): Promise<{ endsAt: number; reason: string }> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({ host, port, ...name, rejectUnauthorized: false })
    socket.setTimeout(connectTimeoutMs, () => socket.destroy(new Error('no answer within 5 s')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
      resolve({ endsAt, reason: socket.authorized ? '' : String(socket.authorizationError) })
      socket.destroy()
    })
  })
}

async function checkCertificate({ config, nowMs }: Machine): Promise<Finding[]> {
  const { protocol, hostname, port, origin } = new URL(config.publicUrl)
  if (protocol !== 'https:') return []
  const remedy = 'Renew it (certbot renew), give nginx the whole chain, and reload nginx.'
  try {
    const { endsAt, reason } = await readCertificate(hostname, Number(port || 443))
    const days = Math.floor((endsAt - nowMs) / dayMs)
    if (reason !== '')
      return [fault(`The certificate of ${origin} is not accepted by this machine (${reason}).`, remedy)]
    if (days >= leastCertificateDays) return []
    return [fault(`The certificate of ${origin} ends in ${days} days.`, remedy)]
  } catch (failure) {
    return [
      hint(
        `PUBLIC_URL (${origin}) cannot be reached from this machine: ${reasonOf(failure)}.`,
        'See that nginx runs, that the name leads to this machine, and that port 443 is open.',
      ),
    ]
  }
}

async function checkDisk({ config, freeBytes }: Machine): Promise<Finding[]> {
  const free = await freeBytes(config.dataDir).catch(() => null)
  if (free === null || free >= leastFreeBytes) return []
  const gigabytes = (free / 1e9).toFixed(1)
  return [
    fault(
      `Only ${gigabytes} GB are free where DATA_DIR lies; below 2 GB backups and uploads fail.`,
      'Enlarge the disk, or remove old copies (*.before_restore_*) and old backups from it.',
    ),
  ]
}

async function checkFolders({ config }: Machine): Promise<Finding[]> {
  const { dataDir } = config
  const found = await stat(dataDir).catch(() => null)
  if (!found)
    return [
      fault(
        `DATA_DIR (${dataDir}) does not exist.`,
        'Set DATA_DIR to the school’s folder, or restore a backup into it.',
      ),
    ]
  const findings: Finding[] = []
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable)
    findings.push(
      fault(
        `DATA_DIR (${dataDir}) cannot be written by this user.`,
        `Run as the user who owns it, or: chown -R USER ${dataDir}`,
      ),
    )
  if ((found.mode & 0o077) !== 0)
    findings.push(
      fault(`DATA_DIR (${dataDir}) is open to other users of the machine.`, `chmod 700 ${dataDir}`),
    )
  const keys = join(dataDir, 'keys')
  for (const name of await readdir(keys).catch(() => [])) {
    const { mode } = await stat(join(keys, name))
    if ((mode & 0o077) !== 0)
      findings.push(
        fault(
          `The key ${join(keys, name)} is open to other users of the machine.`,
          `chmod 600 ${join(keys, name)}`,
        ),
      )
  }
  return findings
}

async function checkBuild({ config }: Machine): Promise<Finding[]> {
  const isBuilt = await access(join(config.dist, 'index.html')).then(
    () => true,
    () => false,
  )
  return isBuilt ? [] : [fault(`There is no build of the app in ${config.dist}.`, 'npm run build')]
}

async function checkNode(): Promise<Finding[]> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return []
  return [
    fault(
      `Node ${process.versions.node} is too old to run the service.`,
      'Start it by npm run serve: the project brings its own Node 24.',
    ),
  ]
}

/** Mail and codes that nobody fetched from the outbox. */
async function checkSenders({ config }: Machine): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, called, isOn] of [
    ['sms', 'SMS', config.sms && !config.senders.smsUrl],
    ['mail', 'MAIL', config.mail && !config.senders.smtpUrl],
  ] as const) {
    if (!isOn) continue
    const text = await readFile(join(config.dataDir, 'outbox', `${name}.jsonl`), 'utf8').catch(() => '')
    const waiting = text.split('\n').filter(Boolean).length
    if (waiting > 0)
      findings.push(
        fault(
          `${waiting} messages wait in outbox/${name}.jsonl: no sender fetches them, so nobody gets a code.`,
          `Set ${called === 'SMS' ? 'SMS_URL' : 'SMTP_URL and MAIL_FROM'}, or ${called}=off.`,
        ),
      )
  }
  return findings
}

/** A program, and what is missing without it. */
const programs: readonly [program: string, args: string[], missing: string, remedy: string][] = [
  [
    'openslide-show-properties',
    ['--version'],
    'NDPI, MRXS and SCN slides cannot be imported',
    'apt-get install openslide-tools',
  ],
  ['soffice', ['--version'], 'PowerPoint decks cannot be imported', 'apt-get install libreoffice-impress'],
  [
    'fc-list',
    [':lang=zh', 'family'],
    'Chinese text in decks is drawn as boxes',
    'apt-get install fontconfig fonts-noto-cjk',
  ],
]

async function checkPrograms({ config, environment }: Machine): Promise<Finding[]> {
  const wanted = config.databaseUrl
    ? [
        ...programs,
        [
          'pg_dump',
          ['--version'],
          'the school cannot be backed up',
          'apt-get install postgresql-client',
        ] as const,
      ]
    : programs
  const findings: Finding[] = []
  for (const [program, args, missing, remedy] of wanted) {
    const said = await run(program, [...args], { env: environment, timeout: 20_000 }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    )
    if (said === '') findings.push(hint(`${program} is not on this machine: ${missing}.`, remedy))
  }
  return findings
}

const checks = [
  checkNode,
  checkPort,
  checkAddress,
  checkCertificate,
  checkDisk,
  checkFolders,
  checkBuild,
  checkSenders,
  checkPrograms,
]

export async function checkMachine(machine: Machine): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks)
    try {
      findings.push(...(await check(machine)))
    } catch (failure) {
      findings.push(
        fault(`${check.name} could not be carried out: ${reasonOf(failure)}`, 'Run the command again.'),
      )
    }
  return findings
}

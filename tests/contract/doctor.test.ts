/** Faults as they happen, one after the other in one school, and what the doctor says of each. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { examineSchool, tellFindings } from '../../server/care/doctor.ts'
import { checkSchool } from '../../server/care/schoolChecks.ts'
import type { Config } from '../../server/config.ts'
import { configFrom } from '../../server/config.ts'
import { noteFailed, noteSent } from '../../server/people/senders/senderState.ts'
import { openMigrated } from '../../server/store/db.ts'
import { loadKeys } from '../../server/store/keys.ts'
import { tenant } from '../../server/store/schema.ts'
import { forgetKey, holdKeys, holdLaterKey } from '../../server/system/keyPrints.ts'
import { writeSetting } from '../../server/system/settings.ts'
import { makeArchive } from '../tools/archive.ts'
import { some } from '../tools/rounds.ts'
import { databases, type Place } from './databases.ts'
import { seed } from './seed.ts'

const { places, stop } = await databases()
afterAll(stop)

const nowMs = Date.UTC(2026, 5, 1)
/** Every program that the doctor asks for is there. */
const tools = mkdtempSync(join(tmpdir(), 'vitrine-tools-'))
afterAll(() => rmSync(tools, { recursive: true, force: true }))
for (const name of ['openslide-show-properties', 'soffice', 'fc-list', 'pg_dump']) {
  writeFileSync(join(tools, name), '#!/bin/sh\necho here\n')
  chmodSync(join(tools, name), 0o755)
}

async function healthySchool(place: Place) {
  const where = await place.fresh()
  const dist = join(where.dataDir, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  const environment = { DATA_DIR: where.dataDir, DIST_DIR: dist, PORT: '0' }
  const config: Config = { ...configFrom(environment, new URL('file:///')), databaseUrl: where.databaseUrl }
  const db = await openMigrated(config)
  const { specimens } = await seed(db)
  const archive = makeArchive(1, '00112233445566778899', 4, 100)
  const picture = join(config.dataDir, 'media', archive.folder)
  mkdirSync(picture, { recursive: true })
  writeFileSync(join(picture, 'pack'), archive.bytes)
  const row = db.kysely.updateTable('specimen').where('id', '=', specimens.ready)
  await row.set({ packFull: archive.bytes.length }).execute()
  await holdKeys(db.kysely, loadKeys(config.dataDir))
  await writeSetting(db.kysely, 'lastBackupAt', nowMs - 1000)
  return { where, config, db, picture }
}

const examine = (config: Config, more: Parameters<typeof examineSchool>[1] = {}) =>
  examineSchool(config, {
    environment: { PATH: `${tools}:/bin` },
    nowMs,
    freeBytes: async () => 1e12,
    ...more,
  })

/** It holds until 2126, for `localhost` alone, and nobody trusts it. */
const certificate = readFileSync(new URL('../cases/certificate/certificate.pem', import.meta.url), 'utf8')
const certificateEndMs = Date.UTC(2126, 10, 5)

/** A server that shows the certificate. @returns its address */
async function startTlsServer(): Promise<string> {
  const key = readFileSync(new URL('../cases/certificate/key.pem', import.meta.url))
  const server = createTlsServer({ key, cert: certificate }, (socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  onTestFinished(() => void server.close())
  return `https://localhost:${port}`
}

describe.each(some(1, places))('doctor on $name', (place) => {
  test('finds nothing in a healthy school, and each of its faults with what to do', {
    timeout: 180_000,
  }, async () => {
    const { where, config, db, picture } = await healthySchool(place)
    const told = async (changed: Partial<Config> = {}, more: Parameters<typeof examineSchool>[1] = {}) =>
      tellFindings(await examine({ ...config, ...changed }, more))
    const run = (sql: string, parameters: unknown[] = []) => db.rows(sql, parameters, 'writer')
    expect(await told()).toBe('Nothing is wrong.')

    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    expect(await told({ port })).toMatch(/^FAULT {2}Port \d+ .*another program.\n +End that program .*PORT/)
    taken.close()

    expect(await told({ publicUrl: 'http://vitrine.school.example' })).toMatch(/without HTTPS.*\n.*nginx/)
    expect(await told({ publicUrl: 'https://vitrine.school.example' })).toMatch(
      /TRUST_PROXY is 0.*\n.*TRUST_PROXY=1/,
    )
    const gone = { publicUrl: 'https://127.0.0.1:1', trustedProxies: 1 }
    expect(await told(gone)).toMatch(/hint {3}PUBLIC_URL .*cannot be reached.*\n.*nginx/)
    const publicUrl = await startTlsServer()
    expect(await told({ publicUrl, trustedProxies: 1 })).toMatch(/not accepted by this machine.*\n.*Renew/)
    const trusted = getCACertificates('default')
    setDefaultCACertificates([certificate])
    const soon = { nowMs: certificateEndMs - 10 * 86_400_000 }
    expect(await told({ publicUrl, trustedProxies: 1 }, soon)).toMatch(/ends in 10 days.*\n.*Renew/)
    expect(await told({ publicUrl, trustedProxies: 1 })).toBe('Nothing is wrong.')
    setDefaultCACertificates(trusted)
    expect(await told({ host: '0.0.0.0', trustedProxies: 1, publicUrl: 'http://127.0.0.1' })).toMatch(
      /HOST is/,
    )
    expect(await told({}, { freeBytes: async () => 5e8 })).toMatch(/Only 0.5 GB.*\n.*Enlarge/)
    expect(await told({ dist: join(where.dataDir, 'none') })).toMatch(/no build.*\n.*npm run build/)
    expect(await told({}, { environment: { PATH: '/none' } })).toMatch(/hint {3}soffice.*\n.*apt-get install/)
    expect(await told({}, { nowMs: nowMs + 30 * 86_400_000 })).toMatch(
      /backup is 30 days old.*\n.*npm run backup/,
    )

    chmodSync(where.dataDir, 0o755)
    expect(await told()).toMatch(/open to other users.*\n.*chmod 700/)
    // it only looks
    expect(statSync(where.dataDir).mode & 0o777).toBe(0o755)
    chmodSync(where.dataDir, 0o700)
    chmodSync(join(where.dataDir, 'keys/identity'), 0o644)
    expect(await told()).toMatch(/identity is open.*\n.*chmod 600/)
    chmodSync(join(where.dataDir, 'keys/identity'), 0o600)

    mkdirSync(join(where.dataDir, 'outbox'), { recursive: true })
    writeFileSync(join(where.dataDir, 'outbox/sms.jsonl'), '{}\n{}\n')
    expect(await told()).toMatch(/2 messages wait.*\n.*SMS=off/)
    rmSync(join(where.dataDir, 'outbox'), { recursive: true })

    await noteFailed(db.kysely, 'mail', nowMs, 'Invalid login: 535')
    expect(await told()).toMatch(/last mail did not leave: Invalid login: 535\n.*SMTP_URL and MAIL_FROM/)
    await noteSent(db.kysely, 'mail', nowMs)
    expect(await told()).toBe('Nothing is wrong.')

    await run(
      `insert into "session" ("tenant", "tokenHash", "accountId", "device", "createdAt", "renewedAt", "expiresAt")
        values (?, 'x', 1, '', ?, ?, ?)`,
      [tenant, nowMs + 3_600_000, nowMs, nowMs],
    )
    expect(await told()).toMatch(/60 minutes behind.*\n.*timedatectl/)
    await run(`delete from "session" where "tokenHash" = 'x'`)

    await run(`insert into "file" ("tenant", "key", "useTo", "name", "type", "sha256", "state", "storageKey", "size")
      values (1, 'k', 'slides', 'a.pdf', 'pdf', '', 'ready', 'abcdef', 10)`)
    expect(await told()).toMatch(/1 uploaded files are missing.*\n.*restore/)
    const bucket = { endpoint: 'http://127.0.0.1:1', name: 'b', accessKey: 'k', secretKey: 's', region: 'r' }
    expect(await told({ bucket })).toMatch(/files cannot be reached.*\n.*S3_ENDPOINT/)
    await run('delete from "file"')

    mkdirSync(join(picture, '9'))
    expect(await told()).toMatch(/tiles of 1 specimens are stored twice.*\n.*npm run files -- tiles/)
    rmSync(join(picture, '9'), { recursive: true })
    truncateSync(join(picture, 'pack'), 500)
    expect(await told()).toMatch(/pictures of 1 specimens are missing or damaged.*\n.*npm run restore/)
    await run(`update "specimen" set "state" = 'waiting'`)

    await run('update "account" set "disabled" = 1 where "roles" = 64')
    expect(await told()).toMatch(/may administer.*\n.*npm run admin/)
    await run('update "account" set "disabled" = 0')

    await holdLaterKey(db.kysely, 'lti', Buffer.from('the key that signs'))
    expect(await told()).toMatch(/keys of this machine \(lti\).*\n.*--with-keys/)
    await forgetKey(db.kysely, 'lti')
    rmSync(join(where.dataDir, 'keys/beacon'))
    expect(await told()).toMatch(/keys of this machine \(beacon\).*\n.*--with-keys/)
    await run(`delete from "setting" where "name" = 'keyPrints'`)

    await run(`insert into "kysely_migration" ("name", "timestamp") values ('9999-later', '')`)
    expect(await told()).toMatch(/newer version of Vitrine \(9999-later\).*\n.*Update the program/)

    await db.close()
    if (place.name === 'SQLite') truncateSync(join(where.dataDir, 'vitrine.db'), 70_000)
    const broken = { databaseUrl: where.databaseUrl && 'postgres://nobody@127.0.0.1:1/none' }
    expect(await told(broken)).toMatch(/database (?:is damaged|cannot be opened).*\n.*(?:restore|pg_isready)/)
    await where.dispose()
  })
})

describe.each(places)('the clock, on $name', (place) => {
  test('a clock that differs by hours from that of PostgreSQL is reported', async () => {
    const where = await place.fresh()
    onTestFinished(() => where.dispose())
    onTestFinished(() => void vi.useRealTimers())
    const config: Config = {
      ...configFrom({ DATA_DIR: where.dataDir, PORT: '0' }, new URL('file:///')),
      databaseUrl: where.databaseUrl,
    }
    await (await openMigrated(config)).close()
    const told = async (aheadMs: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
      const text = tellFindings(await checkSchool(config, Date.now()))
      vi.useRealTimers()
      return text
    }
    expect(await told(0)).not.toMatch(/clock/)
    const hours = 3 * 3_600_000
    if (place.name === 'SQLite') return expect(await told(hours)).not.toMatch(/clock/)
    expect(await told(hours)).toMatch(/FAULT.*180 minutes ahead of the clock of PostgreSQL.*\n.*timedatectl/)
    expect(await told(-hours)).toMatch(/FAULT.*180 minutes behind the clock of PostgreSQL.*\n.*timedatectl/)
  })
})

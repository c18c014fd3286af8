/** The drill: a school is backed up while it is in use, destroyed, and restored into an empty place. */
import 'fake-indexeddb/auto'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '../../server/care/backup.ts'
import { restoreBackup } from '../../server/care/restore.ts'
import type { Db } from '../../server/store/db.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { launchPath } from '../../src/contract/launch.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { enqueue } from '../../src/outbox/enqueue.ts'
import { closeOutbox, openOutbox } from '../../src/outbox/index.ts'
import { whole } from '../tools/rounds.ts'
import { databases, type Place } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

type Where = Awaited<ReturnType<Place['fresh']>>

async function prepare(place: Place) {
  const where = await place.fresh()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await where.dispose()
  })
  // the same place again and again
  const again = async () => ({ ...where, dispose: async () => undefined })
  const fixed: Place = { name: place.name, fresh: again, migrated: again }
  return { where, folder, fixed }
}

/** Takes away the database and all files. */
async function destroy({ dataDir, databaseUrl }: Where): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  if (!databaseUrl) return
  const schema = new URL(databaseUrl).searchParams.get('schema')
  const client = new pg.Client({ connectionString: databaseUrl.replace(/\?schema=.*/, '') })
  await client.connect()
  await client.query(`drop schema "${schema}" cascade`)
  await client.query(`create schema "${schema}"`)
  await client.end()
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const filesBelow = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile() && !/(^|\/)\./.test(name))
      .map((name) => [name, hashOf(join(folder, name))]),
  )

const countsOf = async ({ kysely, rows }: Db) => {
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name).sort()
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await rows<{ n: number }>(`select count(*) as n from "${table}"`, [])
    counts[table] = Number(row?.n)
  }
  return counts
}

/** Tables that the writers below fill while the backup is made. */
const written = ['receipt', 'submission', 'answer', 'book', 'setting', 'signInFailure', 'session']
const withoutWritten = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !written.some((one) => name.startsWith(one))))

async function fill(service: Running) {
  const school = await seed(service.service.db)
  const [student, other, teacher] = await Promise.all(
    ['student', 'student2', 'teacher'].map((name) => service.signIn(name)),
  )
  for (let n = 0; n < 6; n++) {
    const body = new FormData()
    body.append(
      'file',
      new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40_000)])], `${n}.pdf`),
    )
    body.append('useTo', 'slides')
    const headers = { authorization: `Bearer ${teacher}` }
    expect((await service.raw(fileUpload.path, { method: 'POST', headers, body })).status).toBe(200)
  }
  // A photo for exams rests sealed, so that its bytes are not those that its row tells of.
  const photo = new FormData()
  const picture = sharp({ create: { width: 90, height: 120, channels: 3, background: 'gray' } })
  photo.append('file', new File([new Uint8Array(await picture.png().toBuffer())], 'me.png'))
  photo.append('useTo', 'examPhoto')
  const headers = { authorization: `Bearer ${student}` }
  expect((await service.raw(fileUpload.path, { method: 'POST', headers, body: photo })).status).toBe(200)
  const slide = join(service.dataDir, 'media/slide/1-00112233445566778899/12')
  mkdirSync(slide, { recursive: true })
  for (let n = 0; n < 30; n++) writeFileSync(join(slide, `${n}_0.webp`), randomBytes(3000))
  return { school, student: student ?? '', other: other ?? '' }
}

const cardOf = async (service: Running, catalogId: number, token: string) =>
  (await service.ask(chapterCard, { catalogId }, { token })).data

describe.each(places)('on $name', (place) => {
  /** Sends an answer each 20 ms; `stop` tells the keys whose reply came. */
  function keepWriting(service: Running, school: Seeded, token: string, paperId: string) {
    const acknowledged: { key: string; at: number }[] = []
    const sent: Promise<void>[] = []
    const timer = setInterval(() => {
      const key = randomUUID()
      const catalogId = school.catalogs.thickSkin
      const answer = { catalogId, paperId, questionId: school.questions.DANXUAN, content: '1' }
      sent.push(
        service.ask(chapterSubmit, answer, { token, key }).then(({ code }) => {
          if (code === 0) acknowledged.push({ key, at: Date.now() })
        }),
      )
    }, 20)
    return async () => {
      clearInterval(timer)
      await Promise.all(sent)
      return acknowledged
    }
  }

  test('a school destroyed after a backup in use comes back, and queues drain once', {
    timeout: 180_000,
  }, async () => {
    const { where, folder, fixed } = await prepare(place)
    const service = await start(fixed)
    const { school, student, other } = await fill(service)
    const catalogId = school.catalogs.thickSkin
    const { paperId } = await cardOf(service, catalogId, student)
    const otherPaper = (await cardOf(service, catalogId, other)).paperId

    // one answer is delivered before the backup although its device never heard of it
    const unheard = randomUUID()
    const answer = { catalogId, paperId, questionId: school.questions.DANXUAN, content: '2' }
    expect((await service.ask(chapterSubmit, answer, { token: student, key: unheard })).code).toBe(0)

    // a learning platform asks for the public key, which makes the private one
    expect((await service.raw(launchPath('keys'))).status).toBe(200)
    const counted = await countsOf(service.service.db)
    const files = filesBelow(where.dataDir)
    const stopWriting = keepWriting(service, school, other, otherPaper)
    await wait(300)
    const begun = Date.now()
    await makeBackup(service.service.config, folder, { withKeys: true })
    await wait(200)
    const acknowledged = await stopWriting()
    expect(acknowledged.length).toBeGreaterThan(15)
    await service.stop()
    await destroy(where)

    const report = await restoreBackup(service.service.config, folder)
    expect(report.warnings).toEqual([])
    const restored = await start(fixed)
    onTestFinished(() => restored.stop())
    const { db } = restored.service
    expect(withoutWritten(await countsOf(db))).toEqual(withoutWritten(counted))
    const now = filesBelow(where.dataDir)
    for (const [name, hash] of Object.entries(files))
      if (/^(media|files|keys)\//.test(name)) expect([name, now[name]]).toEqual([name, hash])

    // what was acknowledged before the backup began is there, and no answer without its receipt
    const receipts = await db.rows<{ key: string }>(
      'select "key" from "receipt" where "accountId" = ? and "key" <> ?',
      [school.accounts.student2, ''],
    )
    const keys = new Set(receipts.map(({ key }) => key))
    expect(acknowledged.filter(({ key, at }) => at < begun && !keys.has(key))).toEqual([])
    const submissions = async (accountId: number) =>
      (await db.rows('select 1 from "submission" where "accountId" = ?', [accountId])).length
    expect(await submissions(school.accounts.student2)).toBe(keys.size)

    // the device of the student goes on: what was delivered counts once, what waited is delivered
    const token = student
    expect((await restored.ask(chapterSubmit, answer, { token, key: unheard })).code).toBe(0)
    const { origin } = restored
    const outbox = openOutbox({ user: school.accounts.student, token: () => token, lang: () => 'zh', origin })
    const before = await submissions(school.accounts.student)
    for (let n = 0; n < 12; n++)
      await enqueue(
        'chapter.submit',
        { catalogId, paperId, questionId: school.questions.DANXUAN, content: '1' },
        {
          lane: `chapter:${catalogId}`,
          subject: `question:${n}`,
          local: { correct: true, submitted: 1, corrected: 1 },
        },
      )
    await outbox.flush({ force: true })
    expect(await outbox.rows(0, 20)).toEqual([])
    closeOutbox()
    expect([before, await submissions(school.accounts.student)]).toEqual([1, 13])
  })

  test.runIf(whole || place === places[0])(
    'a restore that would lose something is refused',
    {
      timeout: 180_000,
    },
    async () => {
      const { where, folder, fixed } = await prepare(place)
      const service = await start(fixed)
      await fill(service)
      const { config } = service.service
      const first = await makeBackup(config, folder, { nowMs: Date.UTC(2026, 0, 2) })
      expect(first.copied).toBe(37)
      writeFileSync(join(where.dataDir, 'media/slide/1-00112233445566778899/12/new.webp'), 'new')
      const second = await makeBackup(config, folder, { nowMs: Date.UTC(2026, 0, 3) })
      expect(second.copied).toBe(1)
      expect(readdirSync(folder).sort()).toEqual(
        [second.manifest.database.name, 'files', 'manifest.json'].sort(),
      )
      await expect(restoreBackup(config, folder, { replace: true })).rejects.toThrow(/is running/)
      await service.stop()

      const [{ sha256 } = { sha256: '' }] = Object.values(second.manifest.files)
      const blob = join(folder, 'files', sha256.slice(0, 2), sha256)
      const whole = readFileSync(blob)
      appendFileSync(blob, 'x')
      await expect(restoreBackup(config, folder, { replace: true })).rejects.toThrow(/damaged or missing/)
      writeFileSync(blob, whole)

      await expect(restoreBackup(config, folder)).rejects.toThrow(/newer data.*--replace/)
      rmSync(join(where.dataDir, 'keys'), { recursive: true })
      await expect(restoreBackup(config, folder, { replace: true })).rejects.toThrow(
        /keys are not in this backup/,
      )
      await expect(start(fixed)).rejects.toThrow(/written with other keys/)
      const { warnings } = await restoreBackup(config, folder, { replace: true, newKeys: true })
      expect(warnings).toEqual([expect.stringContaining('cannot be read')])
      const again = await start(fixed)
      expect(await again.signIn('student')).not.toBe('')
      await again.stop()
    },
  )
})

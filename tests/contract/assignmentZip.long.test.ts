/** The ZIP of an assignment whose files are more than a service should hold in its memory. */
import { createHash, randomUUID } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { fileStoreOf } from '../../server/media/files/store.ts'
import { fileBegin, filePiece, fileWhole } from '../../src/contract/files.ts'
import { assignmentSave, assignmentSubmit } from '../../src/contract/quizzes/assignment.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** The size (bytes) of the largest attachment. */
const largest = 50_000_000
/** By so much (bytes) the process may grow, which is also the one that reads: three files would not fit. */
const growth = 150_000_000

test.each(places)('memory stays flat while 400 MB are streamed as one ZIP on $name', async (place) => {
  const service = await start(place)
  const { db } = service.service
  const stage = await seedTeaching(db, await seed(db))
  const [teacher, student] = [await service.signIn('teacher'), await service.signIn('student')]
  const once = (token: string) => ({ token, key: randomUUID() })
  const { courses } = stage
  const room = { courseId: courses.lab, name: '一班', capacity: 60 }
  const { code } = (await service.ask(roomSave, room, { token: teacher })).data
  await service.ask(roomJoin, { code }, { token: student })
  const assignment = {
    courseId: courses.lab,
    title: '绘图',
    deadline: service.clock.now + 86_400_000,
    maxScore: 10_000,
    allowLate: false,
  }
  const { id: practiseId } = (await service.ask(assignmentSave, assignment, { token: teacher })).data

  const files: string[] = []
  while (files.length < 8) {
    const bytes = Buffer.from('%PDF-1.4 small')
    const facts = { key: randomUUID(), name: '照片.pdf', size: bytes.length, useTo: 'attachment' as const }
    const begun = await service.ask(fileBegin, facts, { token: student })
    await service.raw(`${filePiece.path}?id=${begun.data.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${student}`,
        'content-type': 'application/octet-stream',
        'upload-offset': '0',
      },
      body: bytes,
    })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await service.ask(fileWhole, { ...facts, sha256 }, once(student))
    files.push(facts.key)
  }
  const { data } = await service.ask(assignmentSubmit, { practiseId, content: '', files }, once(student))
  const stored = await db.rows<{ storageKey: string }>(
    `select "storageKey" from "file" where "id" in (${files.map(() => '?').join(', ')})`,
    data.attachments.map(({ id }) => id),
  )
  expect(stored).toHaveLength(files.length)
  const store = fileStoreOf({ dataDir: service.dataDir, bucket: undefined })
  for (const { storageKey } of stored) {
    await truncate((await store.localPath(storageKey)).path, largest)
    await db.rows('update "file" set "size" = ? where "storageKey" = ?', [largest, storageKey], 'writer')
  }

  const address = `/wk_mobile/media/own/assignment/${practiseId}.zip`
  const response = await service.raw(address, { headers: { authorization: `Bearer ${teacher}` } })
  const before = process.memoryUsage.rss()
  let [bytes, most] = [0, before]
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage.rss())
  }
  expect(bytes).toBeGreaterThan(files.length * largest)
  expect(most - before).toBeLessThan(growth)
  await service.stop()
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Outgoing } from '../../../src/api/http.ts'
import { fileBegin, fileFinish, filePiece, fileWhole } from '../../../src/contract/files.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { answer, clock, done, freshDevice, outboxWith, reply, rows } from './sender.ts'

const key = '5b0f8a0e-3c1d-4a58-9d0c-2f0f6b1f7a11'
const place = { lane: 'assignment:4', subject: 'assignment:4' }
const size = 2_500_000

/** A service that keeps the bytes of files, and says `fails` instead of taking a piece. */
function fileService(fails: () => boolean = () => false) {
  const seen: string[] = []
  let arrived = 0
  const send = async (request: Outgoing) => {
    seen.push(request.path)
    switch (request.path) {
      case fileBegin.path:
        return reply(200, 0, { id: 9, offset: arrived })
      case filePiece.path:
        if (fails()) return reply(502, 502)
        arrived = Number(request.query?.offset) + (request.piece?.size ?? 0)
        return reply(200, 0, { offset: arrived })
      case fileFinish.path:
        return arrived === size ? reply(200, 0, { id: 9 }) : reply(200, 1)
      case '/dh-sync/batch': {
        const items = request.body?.items as { key: string; path: string }[]
        seen.push(...items.map(({ path }) => path))
        const taken = items.map((item) => ({
          key: item.key,
          status: 200,
          reply: { code: 0, message: '', data: {} },
        }))
        return reply(200, 0, { results: taken })
      }
      default:
        return done(request)
    }
  }
  return { seen, send }
}

function stored() {
  const bytes = new Map([[key, new Blob([new Uint8Array(size)])]])
  return {
    bytes,
    files: {
      read: async (wanted: string) => bytes.get(wanted) ?? null,
      drop: async (wanted: string) => void bytes.delete(wanted),
    },
  }
}

async function queueSubmission(outbox: ReturnType<typeof outboxWith>) {
  const file = { key, name: '照片.jpg', size, useTo: 'attachment' as const, sha256: '0'.repeat(64) }
  await outbox.addAll([
    entry('file.upload', file, place, clock.now),
    entry(
      'assignment.submit',
      { practiseId: 4, content: '', attachments: [], files: [key] },
      place,
      clock.now,
    ),
  ])
}

beforeEach(freshDevice)
afterEach(() => void vi.restoreAllMocks())

describe('a submission with files', () => {
  test('S37 the file goes first, in pieces, then the submission that names it', async () => {
    const { seen, send } = fileService()
    const { bytes, files } = stored()
    const outbox = outboxWith({ send, files })
    await queueSubmission(outbox)
    expect(await outbox.flush()).toEqual({ state: 'done', next: null })
    const pieces = [filePiece.path, filePiece.path, filePiece.path]
    expect(seen).toEqual([
      fileBegin.path,
      ...pieces,
      fileFinish.path,
      fileWhole.path,
      '/dh-teaching/practise/submit/insert',
    ])
    expect([await rows(), bytes.size]).toEqual([[], 0])
  })

  test('S37 its hash goes before the files of all submissions', async () => {
    const { seen, send } = fileService()
    const outbox = outboxWith({ send, files: stored().files })
    await queueSubmission(outbox)
    const hash = 'a'.repeat(64)
    const lane = 'assignmentAnnouncement:5'
    await outbox.addAll([
      entry(
        'assignment.submit',
        { practiseId: 5, content: 'x', attachments: [], files: [] },
        { lane: 'assignment:5', subject: '' },
        0,
      ),
      entry('assignment.announce', { practiseId: 5, hash }, { lane, subject: lane }, clock.now),
    ])
    await outbox.flush()
    expect(seen[0]).toBe('/dh-teaching/practise/announce')
    expect(seen.filter((path) => path === '/dh-teaching/practise/submit/insert')).toHaveLength(2)
    expect(await rows()).toEqual([])
  })

  test('S38 an answer and a hand-in of a quiz go between two pieces of a long upload', async () => {
    const { seen, send } = fileService()
    const outbox = outboxWith({
      files: stored().files,
      async send(request) {
        if (request.path === filePiece.path && !seen.includes(filePiece.path)) {
          // a slow line: the piece takes its while, and the person answers meanwhile
          const later = Date.now() + 9000
          vi.spyOn(Date, 'now').mockImplementation(() => later)
          await outbox.addAll([
            entry(
              'quiz.submit',
              { quizId: 7, questionId: 1, content: 'A' },
              { lane: 'quiz:7:1', subject: 'question:1' },
              clock.now,
            ),
            entry('quiz.handIn', { quizId: 7 }, { lane: 'quizHandIn:7:1', subject: 'quiz:7' }, clock.now),
          ])
        }
        return send(request)
      },
    })
    await queueSubmission(outbox)
    await outbox.flush()
    const pieces = seen.flatMap((path, at) => (path === filePiece.path ? [at] : []))
    const answered = ['/dh-teaching/quiz/submit', '/dh-teaching/quiz/submit/all'].map((path) =>
      seen.indexOf(path),
    )
    expect(pieces).toHaveLength(3)
    for (const at of answered) expect(at).toBeGreaterThan(pieces[0] ?? 0)
    for (const at of answered) expect(at).toBeLessThan(pieces[1] ?? 0)
    expect(await rows()).toEqual([])
  })

  test('goes on where it stopped after the line broke in the middle', async () => {
    let left = 1
    const { seen, send } = fileService(() => left-- <= 0)
    const { bytes, files } = stored()
    const outbox = outboxWith({ send, files })
    await queueSubmission(outbox)
    await outbox.flush()
    expect([(await rows()).map(({ call }) => call), bytes.size]).toEqual([
      ['file.upload', 'assignment.submit'],
      1,
    ])
    left = 99
    clock.now += 3_600_000
    await outbox.flush({ force: true })
    expect(await rows()).toEqual([])
    expect(seen.filter((path) => path === filePiece.path)).toHaveLength(4)
  })

  test('other rows are not sent in one batch with a file', async () => {
    const { seen, send } = fileService()
    const outbox = outboxWith({ send, files: stored().files })
    await answer(outbox, 1)
    await answer(outbox, 2)
    await queueSubmission(outbox)
    await outbox.flush()
    expect(seen.indexOf('/dh-sync/batch')).toBe(0)
    expect(await rows()).toEqual([])
  })

  test('a file whose bytes are gone from this device is refused, and the person decides', async () => {
    const { send } = fileService()
    const outbox = outboxWith({ send, files: { read: async () => null, drop: async () => undefined } })
    await queueSubmission(outbox)
    await outbox.flush()
    expect((await rows()).map(({ call, state }) => [call, state])).toEqual([
      ['file.upload', 'parked'],
      ['assignment.submit', 'waiting'],
    ])
  })
})

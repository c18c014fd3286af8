/** A sealed paper: on the device before the quiz, opened by a code, closed by a witness, and taken in later. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetDeviceRecords } from '../../server/quizzes/forgetRecords.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { quizBeat, quizFlag, quizPaper, quizSubmit } from '../../src/contract/quizzes/quiz.ts'
import {
  quizKey,
  quizPresence,
  quizSealed,
  quizSealedPictures,
  quizSeals,
  quizWitness,
  type SealedContent,
} from '../../src/contract/quizzes/quizSeal.ts'
import { quizAttempt, quizExtend, quizRelease } from '../../src/contract/quizzes/quizTeaching.ts'
import { roomExit, roomJoin, roomRemove } from '../../src/contract/teaching/room.ts'
import { startSpreadMs } from '../../src/rules/quizzes/countdown.ts'
import { paperPictures } from '../../src/rules/quizzes/paperTiles.ts'
import {
  closingCodeOf,
  deriveSealKey,
  openPiece,
  pieceName,
  sealedLeadMs,
} from '../../src/rules/quizzes/sealedPaper.ts'
import { makeArchive, tilesOf } from '../tools/archive.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('sealed papers on $name', (place) => {
  let stage: QuizStage
  let quizId: number
  let questionIds: number[]
  let device: TestDevice

  const archive = makeArchive(1, '00112233445566778899', 1, 5000)
  const [[, tile] = expect.unreachable()] = tilesOf(archive.bytes)

  beforeAll(async () => {
    stage = await setQuizStage(place)
    const folder = join(stage.service.dataDir, 'media', archive.folder)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'pack'), archive.bytes)
  })
  afterAll(() => stage.service.stop())
  /** An exam of 30 minutes that opens in an hour, and a device of its first student. */
  beforeEach(async () => {
    const opensAt = stage.service.clock.now + 60 * minuteMs
    const quiz = await stage.publish({ kind: 'exam', opensAt, together: true, minutes: 30 })
    quizId = quiz.id
    questionIds = quiz.questions.map(({ id }) => id)
    device = new TestDevice()
  })

  const pass = (minutes: number) => {
    stage.service.clock.now += minutes * minuteMs
  }
  const load = async (token = stage.student) =>
    stage.service.ask(quizSealed, { quizId, deviceId: device.id, deviceName: '平板' }, { token })
  const roomOf = async () =>
    (await stage.service.ask(quizSeals, { quizId }, { token: stage.teacher })).data[0] ?? expect.unreachable()
  const codeOf = async () =>
    (await stage.service.ask(quizKey, { quizId, roomId: (await roomOf()).roomId }, { token: stage.teacher }))
      .data.code
  const witness = (given: Partial<Given<typeof quizWitness>>) =>
    stage.service.ask(
      quizWitness,
      { quizId, shown: '', at: stage.service.clock.now, ...given },
      { token: stage.teacher, key: randomUUID() },
    )
  const verdicts = async (accountId: number) =>
    (await stage.service.ask(quizAttempt, { quizId, accountId }, { token: stage.teacher })).data.rows.map(
      ({ verdict }) => verdict,
    )

  const rejoin = async (token: string) =>
    expect((await stage.service.ask(roomJoin, { code: stage.room.code }, { token })).code).toBe(0)

  test('a paper comes sealed, opens by its class code alone and tells no key', async () => {
    const { data: sealed, text } = await load().then((answer) => ({
      data: answer.data,
      text: JSON.stringify(answer.data),
    }))
    expect(sealed.code).toBe('')
    for (const word of ['questions', 'title', 'options', 'analysis']) expect(text).not.toContain(word)
    const name = pieceName(quizId, sealed.roomId)
    const key = await deriveSealKey(await codeOf(), sealed.salt)
    const content = JSON.parse(new TextDecoder().decode(await openPiece(key, name, sealed))) as SealedContent
    expect(content.questions).toHaveLength(3)
    for (const word of ['"answer"', 'panDuanAnswer', 'analysis', 'keywords'])
      expect(JSON.stringify(content)).not.toContain(word)
    const wrong = await deriveSealKey('0000000000000000', sealed.salt)
    await expect(openPiece(wrong, name, sealed)).rejects.toThrow()
    await expect(openPiece(key, pieceName(quizId, sealed.roomId, 0), sealed)).rejects.toThrow()
    const again = (await load()).data
    expect([again.token, again.attemptId]).toEqual([sealed.token, sealed.attemptId])
    const { data } = await stage.service.ask(
      quizSealedPictures,
      { quizId, from: 0 },
      { token: stage.student },
    )
    expect(data.pieces).toHaveLength(sealed.pictures)
    // of the pictures of its specimen the first tile alone is there
    const opened = await Promise.all(
      data.pieces.map(async (piece, at) =>
        Buffer.from(await openPiece(key, pieceName(quizId, sealed.roomId, at), piece)),
      ),
    )
    expect(opened.filter(({ length }) => length > 0)).toEqual([tile])
  })

  test('S38 a paper shows its pictures as they were published', async () => {
    const { rows } = stage.service.service.db
    const quiz = await stage.publish()
    const [before] = await rows<{ id: number; width: number }>(
      'select "id", "width" from "specimen" where "tileUrl" = ?',
      [archive.url],
    )
    const replace = (tileUrl: string, width: number) =>
      rows(
        'update "specimen" set "tileUrl" = ?, "width" = ? where "id" = ?',
        [tileUrl, width, before?.id ?? 0],
        'writer',
      )
    await replace('/wk_mobile/media/slide/1-ffffffffffffffffffff/', 77)
    await stage.begin(quiz.id, new TestDevice())
    const { data } = await stage.service.ask(quizPaper, { quizId: quiz.id }, { token: stage.student })
    expect(data.specimens.map(({ width }) => width)).toContain(before?.width)
    expect(data.specimens.map(({ width }) => width)).not.toContain(77)
    const answers = await Promise.all(
      paperPictures(data.questions, data.specimens).map((address) => stage.service.raw(address)),
    )
    const shown = answers.filter(({ status }) => status === 200)
    expect(await Promise.all(shown.map(async (one) => Buffer.from(await one.arrayBuffer())))).toEqual([tile])
    await replace(archive.url, before?.width ?? 0)
  })

  test('the service gives the code itself once the quiz is open, and notes it once', async () => {
    const given = async () => {
      const { rows } = stage.service.service.db
      return rows<object>(`select "detail" from "quizEvent" where "quizId" = ? and "kind" = 'keyGiven'`, [
        quizId,
      ])
    }
    expect((await load()).data.code).toBe('')
    expect(await given()).toEqual([])
    pass(61)
    expect((await load()).data.code).toBe(await codeOf())
    await load()
    expect(await given()).toEqual([{ detail: '平板' }])
    pass(60)
    expect((await stage.service.ask(quizRelease, { quizId }, { token: stage.teacher })).message).toBe('')
    const { db } = stage.service.service
    const names = () => db.rows<object>('select "name" from "quizSealedHolder" where "quizId" = ?', [quizId])
    await forgetDeviceRecords(db, stage.service.clock.now + 179 * 24 * 60 * minuteMs)
    expect(await names()).toEqual([{ name: '平板' }])
    await forgetDeviceRecords(db, stage.service.clock.now + 181 * 24 * 60 * minuteMs)
    expect([await names(), await given()]).toEqual([[{ name: '' }], [{ detail: '' }]])
  })

  test('a sealed paper comes a day before, and only where all begin together', async () => {
    stage.service.clock.now -= sealedLeadMs
    expect((await load()).message).toContain('24 小时')
    stage.service.clock.now += sealedLeadMs
    const loose = await stage.publish({ together: false })
    const refused = await stage.service.ask(
      quizSealed,
      { quizId: loose.id, deviceId: device.id },
      { token: stage.student },
    )
    expect(refused.message).toContain('统一计时')
  })

  test('rows that a witness saw count, whenever they arrive', async () => {
    const sealed = (await load()).data
    device.token = sealed.token
    await codeOf()
    pass(60)
    const opensAt = stage.service.clock.now
    const questions = (await stage.service.ask(quizSeals, { quizId }, { token: stage.teacher })).data
    expect(questions[0]?.sitters.filter(({ loadedAt }) => loadedAt !== null)).toHaveLength(1)
    const rows = [1, 2].map((number) => device.make(number, `${number}`, opensAt + number * minuteMs))
    const accountId = stage.school.accounts.student
    pass(35)
    const last = rows.at(-1)?.sent.hash ?? ''
    expect((await witness({ accountId, shown: closingCodeOf(last) })).code).toBe(0)
    await stage.service.ask(quizPresence, { quizId, roomId: sealed.roomId }, { token: stage.teacher })
    pass(600)
    for (const row of rows) expect((await stage.send(quizId, device, row)).code).toBe(0)
    expect(await verdicts(accountId)).toEqual(['onTime', 'onTime'])
    const { sitters, keyShownAt, presentAt } = await roomOf()
    const own = sitters.find((one) => one.accountId === accountId)
    expect([own?.hasArrived, own?.witnessedAt !== null, keyShownAt !== null, presentAt !== null]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('a row after the witness is undecided, a witnessed row that is absent a gap', async () => {
    const sealed = (await load()).data
    device.token = sealed.token
    pass(60)
    const rows = [1, 2, 3].map((number) => device.make(number, `${number}`, stage.service.clock.now))
    const accountId = stage.school.accounts.student
    pass(30)
    await witness({ attemptId: sealed.attemptId, shown: rows[1]?.sent.hash ?? '' })
    await stage.service.ask(quizPresence, { quizId, roomId: sealed.roomId }, { token: stage.teacher })
    pass(100)
    const [first, second, third] = rows
    if (!first || !second || !third) throw new Error('a row is missing')
    await stage.send(quizId, device, first)
    expect(await verdicts(accountId)).toEqual(['undecided'])
    await stage.send(quizId, device, second)
    expect(await verdicts(accountId)).toEqual(['onTime', 'onTime'])
    await stage.send(quizId, device, third)
    expect(await verdicts(accountId)).toEqual(['onTime', 'onTime', 'undecided'])
  })

  test('an attempt that began from a sealed paper waits for the confirmed presence', async () => {
    const sealed = (await load()).data
    device.token = sealed.token
    pass(61)
    await stage.send(quizId, device, device.make(1, '1', stage.service.clock.now))
    pass(60)
    const release = () => stage.service.ask(quizRelease, { quizId }, { token: stage.teacher })
    expect((await release()).message).toContain('现场监督')
    await stage.service.ask(quizPresence, { quizId, roomId: sealed.roomId }, { token: stage.teacher })
    expect((await release()).message).toBe('')
  })

  test('a code told early opens nothing at the service; flags and beats are taken in', async () => {
    const { token, attemptId } = (await load()).data
    const flag = { quizId, number: 1, questionId: 1, token }
    expect((await stage.service.ask(quizFlag, flag, { token: stage.student, key: randomUUID() })).code).toBe(
      0,
    )
    const paper = () =>
      stage.service.ask(quizPaper, { quizId, deviceId: device.id }, { token: stage.student })
    expect((await paper()).message).toContain('尚未开放')
    pass(61)
    const events = [{ kind: 'sealOpened' as const, at: stage.service.clock.now - minuteMs }]
    const beat = { quizId, number: 1, token, waiting: 0, events }
    expect((await stage.service.ask(quizBeat, beat, { token: stage.student })).data.isTakenOver).toBe(false)
    expect((await paper()).data.paperId).toBe(attemptId)
    const own = (await roomOf()).sitters.find(({ accountId }) => accountId === stage.school.accounts.student)
    expect(own?.openedAt).toBe(events[0]?.at)
  })

  test('who is taken out of the class after the paper was loaded is heard as the others', async () => {
    const sealed = (await load()).data
    device.token = sealed.token
    const { accounts } = stage.school
    const extra = { quizId, roomId: sealed.roomId, minutes: 10, reason: '停电' }
    await stage.service.ask(quizExtend, extra, { token: stage.teacher })
    for (const accountId of [accounts.student, accounts.student2]) {
      const member = { roomId: sealed.roomId, accountId }
      expect((await stage.service.ask(roomRemove, member, { token: stage.teacher })).code).toBe(0)
    }
    pass(61)
    const [one = 0, two = 0] = questionIds
    const first = device.make(one, '2', stage.service.clock.now)
    // another's token opens nothing, and who left is not heard without their own
    expect((await stage.send(quizId, device, first, stage.student2)).status).toBe(404)
    expect((await stage.handIn(quizId, { number: 1, token: sealed.token }, stage.student2)).status).toBe(404)
    const unnamed = { quizId, number: 1, questionId: one, content: '2' }
    const asStudent = { token: stage.student, key: randomUUID() }
    expect((await stage.service.ask(quizSubmit, unnamed, asStudent)).status).toBe(404)

    const beat = { quizId, number: 1, token: sealed.token, waiting: 1 }
    const beaten = await stage.service.ask(quizBeat, beat, { token: stage.student })
    expect([beaten.status, beaten.data.endAt]).toEqual([
      200,
      sealed.startedAt + 40 * minuteMs + startSpreadMs,
    ])
    const answer = await stage.send(quizId, device, first)
    expect([answer.code, answer.data.verdict]).toEqual([0, 'onTime'])
    pass(35)
    const second = await stage.send(quizId, device, device.make(two, '1', stage.service.clock.now))
    expect([second.code, second.data.verdict]).toEqual([0, 'onTime'])
    expect((await stage.handIn(quizId, { number: 1, token: sealed.token })).data.receiptCode).not.toBe('')
    expect(await verdicts(accounts.student)).toEqual(['onTime', 'onTime', 'onTime'])
    for (const token of [stage.student, stage.student2]) await rejoin(token)
  })

  test.each(['answer', 'hand-in', 'flag'])(
    'an %s alone is enough to be heard after leaving',
    async (what) => {
      const { token, roomId, attemptId } = (await load()).data
      device.token = token
      await stage.service.ask(roomExit, { roomId }, { token: stage.student })
      pass(61)
      const questionId = questionIds[0] ?? 0
      const flag = { quizId, number: 1, questionId, token }
      const sent =
        what === 'an answer'
          ? await stage.send(quizId, device, device.make(questionId, '2', stage.service.clock.now))
          : what === 'a flag'
            ? await stage.service.ask(quizFlag, flag, { token: stage.student, key: randomUUID() })
            : await stage.handIn(quizId, { number: 1, token })
      expect([sent.status, sent.code]).toEqual([200, 0])
      const paper = await stage.service.ask(
        quizPaper,
        { quizId, deviceId: device.id },
        { token: stage.student },
      )
      expect(paper.data.paperId).toBe(attemptId)
      await rejoin(stage.student)
    },
  )

  test('a start online on the device with the sealed paper is the same attempt', async () => {
    const sealed = (await load()).data
    pass(61)
    const begun = await stage.begin(quizId, device)
    expect([begun.paperId, begun.token, begun.seed]).toEqual([sealed.attemptId, sealed.token, sealed.seed])
    device = new TestDevice()
    expect((await load()).message).toContain('另一台设备')
  })
})

/** The score of a quiz that was opened from a learning platform goes back to it, once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isScoreAddress } from '../../server/people/lti/platforms.ts'
import {
  adminPlatformSave,
  adminPlatforms,
  adminPlatformTest,
} from '../../src/contract/admin/learningPlatforms.ts'
import { launchPath } from '../../src/contract/launch.ts'
import { quizSubmitAll } from '../../src/contract/quizzes/quiz.ts'
import { quizRegrade, quizRelease } from '../../src/contract/quizzes/quizTeaching.ts'
import { startLearningPlatform } from '../tools/learningPlatform.ts'
import { some } from '../tools/rounds.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { core, type LearningPlatformServer, launchClientId, launchesOf } from './launchStage.ts'
import { minuteMs } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** How long (ms) a round of the sender may take to come on a busy machine. */
const patient = { timeout: 30_000, interval: 100 }

describe.each(some(1, places))('scores for a platform on $name', (place) => {
  let stage: ClassQuizStage
  let platform: LearningPlatformServer
  let admin: string
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    const { service } = stage
    platform = await startLearningPlatform(launchClientId, () => service.clock.now)
    platform.told.toolKeysUrl = `${service.origin}${launchPath('keys')}`
    admin = await service.signIn('admin')
    expect((await service.ask(adminPlatformSave, platform.settings, { token: admin })).code).toBe(0)
  })
  afterAll(async () => {
    platform.close()
    await stage.service.stop()
  })

  const openQuiz = (quizId: number, scope: string, lineitem = platform.lineItem) =>
    launchesOf(stage.service, platform).launch({
      sub: 'person-1',
      claims: {
        [`${core}lis`]: { person_sourcedid: 'student' },
        [`${core}custom`]: { resource: `quiz:${quizId}` },
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: [scope],
          lineitem,
        },
      },
    })
  const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
  /** The platform's row in the administration. */
  const status = async () => (await stage.service.ask(adminPlatforms, {}, { token: admin })).data.platforms[0]

  test('a released score takes effect once despite an outage and a lost reply', async () => {
    const { service, teacher, student } = stage
    const { DANXUAN, DUOXUAN } = stage.school.questions
    const quiz = await stage.publish({
      questions: [
        { sourceId: DANXUAN, maxPoints: 200 },
        { sourceId: DUOXUAN, maxPoints: 300 },
      ],
    })
    const [one, two] = quiz.questions.map(({ id }) => id) as [number, number]
    await openQuiz(quiz.id, scoreScope)
    await stage.begin(quiz.id)
    await stage.submit(quiz.id, one, '2')
    await stage.submit(quiz.id, two, '3')
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    expect(await status()).toMatchObject({ waiting: 0 })

    platform.told.isDown = true
    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    const releasedAt = service.clock.now
    await expect.poll(async () => (await status())?.reason, patient).toBe('token: 503')
    expect(platform.received).toEqual([])

    platform.told.isDown = false
    platform.told.losesReplies = true
    service.clock.now += minuteMs
    await expect.poll(() => platform.received.length, patient).toBe(1)
    await expect.poll(async () => (await status())?.reason, patient).toContain('no answer')

    platform.told.losesReplies = false
    service.clock.now += 5 * minuteMs
    await expect.poll(async () => (await status())?.waiting, patient).toBe(0)
    const score = {
      userId: 'person-1',
      scoreGiven: 2,
      scoreMaximum: 5,
      timestamp: new Date(releasedAt).toISOString(),
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    }
    expect(platform.received).toEqual([score, score])
    expect(await status()).toMatchObject({ failed: 0, reason: '' })

    // the same link again sends nothing: the platform has the score
    await openQuiz(quiz.id, scoreScope)
    expect(await status()).toMatchObject({ waiting: 0 })
    const regrade = { quizId: quiz.id, questionId: two, change: { kind: 'void' as const } }
    const changed = await service.ask(
      quizRegrade,
      { ...regrade, reason: '题目有误', lowerReleased: false, preview: false },
      { token: teacher },
    )
    expect(changed.code).toBe(0)
    await expect.poll(() => platform.inEffect.get('person-1')?.scoreGiven, patient).toBe(5)
    expect(platform.received).toHaveLength(3)
    expect(platform.received[2]?.timestamp).toBe(new Date(service.clock.now).toISOString())

    // the same points of a lower maximum are another score
    for (const [kind, scoreMaximum] of [
      ['asPublished', 5],
      ['leaveOut', 2],
    ] as const) {
      const given = { ...regrade, change: { kind }, reason: '题目有误', lowerReleased: true }
      expect((await service.ask(quizRegrade, given, { token: teacher })).code).toBe(0)
      const inEffect = () => platform.inEffect.get('person-1')
      await expect.poll(inEffect, patient).toMatchObject({ scoreGiven: 2, scoreMaximum })
    }
  }, 120_000)

  test('an administrator sees whether the platform gives its keys and a token', async () => {
    const { service } = stage
    const check = async () => {
      const id = (await status())?.id ?? 0
      return (await service.ask(adminPlatformTest, { id }, { token: admin })).data
    }
    expect(await check()).toEqual({ keys: '', token: '' })
    platform.told.isDown = true
    expect(await check()).toEqual({ keys: '', token: 'token: 503' })
    platform.told.isDown = false
    const wrong = {
      ...platform.settings,
      id: (await status())?.id ?? 0,
      keysUrl: `${platform.url}/elsewhere`,
    }
    expect((await service.ask(adminPlatformSave, wrong, { token: admin })).code).toBe(0)
    expect(await check()).toEqual({ keys: 'The keys were not answered: 404.', token: '' })
    const right = { ...platform.settings, id: wrong.id }
    expect((await service.ask(adminPlatformSave, right, { token: admin })).code).toBe(0)
  })

  test('SEC scores go only to hosts of the platform or that an administrator listed', async () => {
    const { service, teacher, student } = stage
    // another machine of the school's network, which a launch names
    const other = await startLearningPlatform(launchClientId, () => service.clock.now)
    const quiz = await stage.publish()
    const [question] = quiz.questions
    await openQuiz(quiz.id, scoreScope, `${other.url}/lines/7?type_id=3`)
    await stage.begin(quiz.id)
    await stage.submit(quiz.id, question?.id ?? 0, '2')
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    const { host } = new URL(other.url)
    await expect.poll(async () => (await status())?.reason, patient).toBe(`unlisted host: ${host}`)
    expect(other.asked).toEqual([])

    const save = async (more: object) => {
      const id = (await status())?.id ?? 0
      return service.ask(adminPlatformSave, { ...platform.settings, id, ...more }, { token: admin })
    }
    // listed by its name alone it is asked over HTTPS, which nobody answers there
    expect((await save({ scoreHosts: [host.toUpperCase()] })).code).toBe(0)
    expect((await status())?.scoreHosts).toEqual([host])
    service.clock.now += minuteMs
    await expect.poll(async () => (await status())?.reason, patient).toBe(`unlisted host: ${host}`)
    expect(other.asked).toEqual([])
    for (const wrong of ['https://x.example', 'x.example/path', 'a b', '']) {
      expect((await save({ scoreHosts: [wrong] })).status).toBe(400)
    }

    // a page of before does not know the list
    expect((await save({})).code).toBe(0)
    expect((await status())?.scoreHosts).toEqual([host])
    expect((await save({ keysUrl: `${other.url}/keys` })).code).toBe(0)
    service.service.senders.wake()
    await expect.poll(() => other.asked, patient).toContain('/lines/7/scores')
    expect((await save({ scoreHosts: [] })).code).toBe(0)
    other.close()
  })

  test('a host of a listed name takes scores over HTTPS alone', () => {
    const row = { ...platform.settings, deployments: '[]', scoreHosts: '["school.instructure.com"]' } as never
    expect(isScoreAddress(row, 'https://school.instructure.com/api/lti/courses/1/line_items/2')).toBe(true)
    expect(isScoreAddress(row, platform.lineItem)).toBe(true)
    for (const address of [
      'http://127.0.0.1:1/lines/7',
      'https://127.0.0.1/lines/7',
      'https://other.instructure.com/api/lti/courses/1/line_items/2',
      'https://school.instructure.com:8443/lines/7',
      'https://school.instructure.com.evil.example/lines/7',
      'https://school.instructure.com@evil.example/lines/7',
    ])
      expect([address, isScoreAddress(row, address)]).toEqual([address, false])
  })

  test('SEC a platform that does not take scores gets none', async () => {
    const quiz = await stage.publish()
    await openQuiz(quiz.id, 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly')
    const lines = await stage.service.service.db.rows('select 1 from "ltiScore" where "quizId" = ?', [
      quiz.id,
    ])
    expect(lines).toEqual([])
  })
})

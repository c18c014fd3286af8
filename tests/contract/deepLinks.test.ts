/** A teacher puts a course, a chapter or a quiz into a learning platform (Deep Linking 2.0). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPlatformSave } from '../../src/contract/admin/learningPlatforms.ts'
import { launchPath } from '../../src/contract/launch.ts'
import { startLearningPlatform } from '../tools/learningPlatform.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { core, type LearningPlatformServer, launchClientId, launchesOf } from './launchStage.ts'
import { minuteMs } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

const itemsClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items'
const dataClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/data'
const settingsClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
const launchUrl = `https://school.example${launchPath('launch')}`

describe.each(places)('deep links on $name', (place) => {
  let stage: ClassQuizStage
  let platform: LearningPlatformServer
  let quizId: number
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    const { service } = stage
    platform = await startLearningPlatform(launchClientId, () => service.clock.now)
    platform.told.toolKeysUrl = `${service.origin}${launchPath('keys')}`
    const admin = await service.signIn('admin')
    expect((await service.ask(adminPlatformSave, platform.settings, { token: admin })).code).toBe(0)
    quizId = (await stage.publish({ title: '<b>第一次</b>测验' })).id
  })
  afterAll(async () => {
    platform.close()
    await stage.service.stop()
  })

  const openChoice = async (number: string, settings: object = {}, more: object = {}) => {
    const { response, location } = await launchesOf(stage.service, platform).launch({
      sub: `person ${number}`,
      claims: {
        [`${core}lis`]: { person_sourcedid: number },
        [`${core}message_type`]: 'LtiDeepLinkingRequest',
        [settingsClaim]: {
          deep_link_return_url: `${platform.url}/return?a=1&b="2"`,
          accept_types: ['ltiResourceLink'],
          data: 'of the platform',
          ...settings,
        },
        ...more,
      },
    })
    const html = await response.text()
    const request = /name="request" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const items = [...html.matchAll(/name="item" required value="([^"]+)"/g)].map(([, item]) => item)
    return { response, html, request, items, location }
  }
  const choose = async (fields: Record<string, string>) => {
    const response = await stage.service.raw(launchPath('return'), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    const html = await response.text()
    return { html, answer: /name="JWT" value="([^"]+)"/.exec(html)?.[1] ?? '', response }
  }

  test('a teacher’s quiz becomes a link with a column for its score', async () => {
    const { html, request, items, response } = await openChoice('teacher')
    expect(html).toContain('&lt;b&gt;第一次&lt;/b&gt;测验')
    expect(items).toContain(`quiz:${quizId}`)
    expect(items.some((item) => item?.startsWith('course:'))).toBe(true)
    expect(items.some((item) => item?.startsWith('chapter:'))).toBe(true)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const chosen = await choose({ request, item: `quiz:${quizId}` })
    expect(chosen.html).toContain(`action="${platform.url}/return?a=1&amp;b=&quot;2&quot;"`)
    const claims = await platform.readAnswer(chosen.answer)
    expect(claims[`${core}deployment_id`]).toBe('1')
    expect(claims[dataClaim]).toBe('of the platform')
    expect(claims[itemsClaim]).toEqual([
      {
        type: 'ltiResourceLink',
        title: '<b>第一次</b>测验',
        url: launchUrl,
        custom: { resource: `quiz:${quizId}` },
        window: { targetName: '_blank' },
        lineItem: {
          scoreMaximum: 10,
          label: '<b>第一次</b>测验',
          resourceId: `quiz:${quizId}`,
        },
      },
    ])
  })

  test('a platform that accepts no score columns gets links without one', async () => {
    const { request, items } = await openChoice('teacher', { accept_lineitem: false })
    const course = items.find((item) => item?.startsWith('course:')) ?? ''
    for (const item of [course, `quiz:${quizId}`]) {
      const claims = await platform.readAnswer((await choose({ request, item })).answer)
      expect(claims[itemsClaim]).toMatchObject([{ custom: { resource: item } }])
      expect(JSON.stringify(claims[itemsClaim])).not.toContain('lineItem')
    }
    const claims = await platform.readAnswer((await choose({ request, cancel: '1' })).answer)
    expect(claims[itemsClaim]).toEqual([])
  })

  test('SEC a student links to nothing, nobody to what is not theirs, late or unasked', async () => {
    const student = await openChoice('student')
    expect(student.items).toEqual([])
    expect((await choose({ request: student.request, item: `quiz:${quizId}` })).answer).toBe('')
    const teacher = await openChoice('teacher')
    for (const item of ['quiz:999', 'course:999', 'https://evil.example/', ''])
      expect((await choose({ request: teacher.request, item })).answer).toBe('')
    expect((await choose({ request: `${teacher.request}x`, cancel: '1' })).answer).toBe('')
    expect((await choose({ request: '', item: `quiz:${quizId}` })).answer).toBe('')
    stage.service.clock.now += 61 * minuteMs
    expect((await choose({ request: teacher.request, item: `quiz:${quizId}` })).answer).toBe('')
  })

  test('SEC a platform without links, or that returns by a script, gets no choice', async () => {
    for (const settings of [{ accept_types: ['file'] }, { deep_link_return_url: 'javascript:alert(1)' }])
      expect((await openChoice('teacher', settings)).location).toContain('#identity-fault=failed')
  })

  test('the page of choices is in the language of the platform', async () => {
    const presentation = { [`${core}launch_presentation`]: { locale: 'en_us' } }
    const choice = await openChoice('teacher', {}, presentation)
    expect(choice.html).toContain('<h1>Choose what to put into Moodle</h1>')
    const framed = await stage.service.raw(launchPath('launch'), {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { 'sec-fetch-dest': 'iframe' },
    })
    expect([framed.status, await framed.text()]).toEqual([200, expect.stringContaining('未能确认你的身份')])
  })

  test('in a frame a launch asks to open a tab of its own, and begins again there', async () => {
    const launches = launchesOf(stage.service, platform)
    const begun = await launches.login()
    const form = await platform.launch(begun.location, {
      sub: 'person teacher',
      claims: { [`${core}custom`]: { resource: `quiz:${quizId}` } },
    })
    const framed = await stage.service.raw(launchPath('launch'), {
      method: 'POST',
      body: form,
      headers: { cookie: begun.cookie, 'sec-fetch-dest': 'iframe' },
    })
    const html = await framed.text()
    expect(framed.headers.get('set-cookie')).toBeNull()
    const again = (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
    expect(again).toContain(`${launchPath('login')}?iss=`)
    const response = await stage.service.raw(again)
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('lti_message_hint')).toBe(
      'message',
    )
  })
})

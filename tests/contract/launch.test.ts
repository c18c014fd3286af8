/** Launches from a learning platform (LTI 1.3), as a browser makes them, and what attackers try. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminAccountPassword } from '../../src/contract/admin/adminPeople.ts'
import {
  adminPlatformRemove,
  adminPlatformSave,
  adminPlatforms,
} from '../../src/contract/admin/learningPlatforms.ts'
import { identityMarks, linkIdentity, signInByIdentity } from '../../src/contract/identity.ts'
import { launchAsCaller, launchPath } from '../../src/contract/launch.ts'
import { currentUser, resetPassword } from '../../src/contract/session.ts'
import { type Launch, type LaunchLie, startLearningPlatform } from '../tools/learningPlatform.ts'
import { databases } from './databases.ts'
import { core, type Launches, launchClientId, launchesOf } from './launchStage.ts'
import { type Seeded, seed } from './seed.ts'
import { passwords, type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('launches on $name', (place) => {
  let service: Running
  let school: Seeded
  let platform: Awaited<ReturnType<typeof startLearningPlatform>>
  let admin: string
  let launches: Launches
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    platform = await startLearningPlatform(launchClientId, () => service.clock.now)
    launches = launchesOf(service, platform)
    admin = await service.signIn('admin')
    const { code } = await service.ask(adminPlatformSave, platform.settings, { token: admin })
    expect(code).toBe(0)
  })
  afterAll(async () => {
    platform.close()
    await service.stop()
  })

  const { login, post, launch } = {
    login: (...given: Parameters<Launches['login']>) => launches.login(...given),
    post: (...given: Parameters<Launches['post']>) => launches.post(...given),
    launch: (given: Launch) => launches.launch(given),
  }
  const faultOf = (fault: string) => `https://school.example/wk_mobile/account/launch#identity-fault=${fault}`
  const linkPage = `https://school.example/wk_mobile/account/launch${identityMarks.link}`
  const numbered = (number: string, resource?: string) => ({
    [`${core}lis`]: { person_sourcedid: number },
    ...(resource ? { [`${core}custom`]: { resource } } : {}),
  })
  const student = { sub: 'person-1', claims: numbered('Student', 'quiz:12') }

  test('a launch signs the student in and opens its quiz or course', async () => {
    const begun = await login({}, 'POST')
    const asked = new URL(begun.location)
    expect(asked.origin + asked.pathname).toBe(`${platform.url}/auth`)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      tenant: 'school',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: launchClientId,
      redirect_uri: `https://school.example${launchPath('launch')}`,
      login_hint: 'hint',
      lti_message_hint: 'message',
    })
    expect(begun.response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=None; Secure; Partitioned$/)
    for (const claims of [student.claims, numbered('someone else', 'course:3')]) {
      const { location, ticket, binding } = await launch({ ...student, claims })
      expect(location).toMatch(
        /^https:\/\/school\.example\/wk_mobile\/account\/launch\?to=%2F(?:quizQuestion%3FquizId%3D12|ts%2Fcourse%3Fid%3D3)#identity=[\w-]{43}$/,
      )
      const { data } = await service.ask(signInByIdentity, { ticket, binding })
      expect(data.id).toBe(school.accounts.student)
      expect((await service.ask(currentUser, {}, { token: data.accessToken ?? '' })).code).toBe(0)
    }
    const changes = await service.service.db.rows(
      `select "after" from "audit" where "what" = 'account.link'`,
      [],
    )
    expect(changes).toEqual([{ after: expect.stringContaining('lti:') }])
  })

  test('a teacher comes to the management of the quiz, anybody to a chapter', async () => {
    const teacher = await launch({ sub: 'person-2', claims: numbered('teacher', 'quiz:12') })
    expect(decodeURIComponent(teacher.location)).toContain('?to=/quiz/manage?quizId=12#')
    const reader = await launch({ ...student, claims: numbered('', 'chapter:5') })
    expect(decodeURIComponent(reader.location)).toContain('?to=/exercise/chapter/question/5#')
  })

  test('who is signed in goes on without a new session, and only as themselves', async () => {
    const token = await service.signIn('student')
    const own = await launch(student)
    const given = { ticket: own.ticket, binding: own.binding }
    const other = await service.signIn('student2')
    expect((await service.ask(launchAsCaller, given, { token: other })).data).toEqual({ isOwn: false })
    expect((await service.ask(launchAsCaller, given, { token })).data).toEqual({ isOwn: true })
    expect((await service.ask(launchAsCaller, given, { token })).data).toEqual({ isOwn: false })
  })

  test.each<LaunchLie>(['expired', 'old', 'audience', 'party', 'issuer', 'none', 'nonce', 'key', 'version'])(
    'SEC a launch that is wrong by %s lets nobody in',
    async (lie) => {
      expect((await launch({ ...student, lie })).location).toBe(faultOf('failed'))
    },
  )

  test('SEC a launch of a deployment that the school did not take lets nobody in', async () => {
    expect((await launch({ ...student, deployment: '2' })).location).toBe(faultOf('failed'))
    // the log says why: the platform's administrator asks for it first
    expect(service.logged.some((line) => line.includes('"reason":"deployment"'))).toBe(true)
  })

  test('SEC a launch serves once, in the browser that began, with its own state', async () => {
    const first = await login()
    const second = await login()
    const form = await platform.launch(first.location, student)
    const swapped = new URLSearchParams(form)
    swapped.set('state', new URL(second.location).searchParams.get('state') ?? '')
    expect((await post(form, '')).location).toBe(faultOf('failed'))
    expect((await post(form, second.cookie)).location).toBe(faultOf('failed'))
    expect((await post(swapped, second.cookie)).location).toBe(faultOf('failed'))
    expect((await post(swapped, `${first.cookie}; ${second.cookie}`)).location).toBe(faultOf('failed'))
    const good = await post(form, first.cookie)
    expect(good.ticket).not.toBe('')
    expect(good.response.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await post(form, first.cookie)).location).toBe(faultOf('failed'))
    expect(service.logged.some((line) => line.includes('"reason":"replayed"'))).toBe(true)
    const late = await login()
    service.clock.now += 11 * 60_000
    expect((await post(await platform.launch(late.location, student), late.cookie)).location).toBe(
      faultOf('failed'),
    )
  })

  test('SEC a ticket opens one session, in the browser of the launch alone', async () => {
    const { ticket, binding } = await launch(student)
    expect((await service.ask(signInByIdentity, { ticket, binding: randomUUID() })).code).not.toBe(0)
    expect((await service.ask(signInByIdentity, { ticket, binding })).code).toBe(0)
    expect((await service.ask(signInByIdentity, { ticket, binding })).code).not.toBe(0)
  })

  test('SEC a key that the platform changed is fetched again, but not on every launch', async () => {
    await platform.rotateKey()
    service.clock.now += 60_000
    expect((await launch(student)).ticket).not.toBe('')
    // right after a fetch, an unknown key id does not make the service ask again
    await platform.rotateKey()
    expect((await launch(student)).location).toBe(faultOf('failed'))
    service.clock.now += 60_000
    expect((await launch(student)).ticket).not.toBe('')
  })

  test('SEC no launch sends a browser to another site', async () => {
    const evil = 'https://evil.example/'
    const begun = await login({ target_link_uri: evil, redirect_uri: evil, to: evil })
    expect(new URL(begun.location).origin).toBe(platform.url)
    expect(new URL(begun.location).searchParams.get('redirect_uri')).toBe(
      `https://school.example${launchPath('launch')}`,
    )
    for (const resource of [evil, '//evil.example', 'quiz:12/../..', 'quiz:https', 'else:1', '']) {
      const claims = { ...numbered('', resource), [`${core}target_link_uri`]: evil }
      const { location } = await launch({ ...student, claims })
      expect(location).toMatch(/^https:\/\/school\.example\/wk_mobile\/account\/launch\?to=%2F#identity=/)
    }
    const stranger = await login({ iss: evil })
    expect(stranger.location).toBe(faultOf('platform'))
    expect((await login({ client_id: 'another' })).location).toBe(faultOf('platform'))
  })

  test('SEC a number links no administrator and no disabled or already linked account', async () => {
    const as = async (sub: string, number: string) =>
      (await launch({ sub, claims: { ...numbered(number), email: 'student@school.example' } })).location
    for (const number of ['admin', '', 'student']) expect(await as('person-3', number)).toContain(linkPage)
    await service.service.db.rows(
      `update "account" set "disabled" = 1 where "loginName" = 'student2'`,
      [],
      'writer',
    )
    expect(await as('person-3', 'student2')).toBe(faultOf('disabled'))
    await service.service.db.rows(
      `update "account" set "disabled" = 0 where "loginName" = 'student2'`,
      [],
      'writer',
    )
  })

  test('SEC a platform links and lets in only whom its settings allow', async () => {
    const { data } = await service.ask(adminPlatforms, {}, { token: admin })
    const id = data.platforms[0]?.id ?? 0
    expect(data.platforms).toMatchObject([{ name: 'Moodle', people: 2, waiting: 0, failed: 0 }])
    expect(data.tool).toMatchObject({
      isSecure: true,
      launchUrl: `https://school.example${launchPath('launch')}`,
    })
    const save = (more: object) =>
      service.ask(adminPlatformSave, { ...platform.settings, id, ...more }, { token: admin })
    expect((await save({ numberSource: 'none' })).code).toBe(0)
    const stranger = { sub: 'person-4', claims: numbered('student2') }
    expect((await launch(stranger)).location).toContain(linkPage)
    expect((await launch(student)).ticket).not.toBe('')
    await save({ enabled: false })
    expect((await login()).location).toBe(faultOf('platform'))
    await save({})
    const under = await login()
    const token = await service.signIn('student')
    expect((await service.ask(adminPlatformRemove, { id }, { token })).status).toBe(403)
    expect((await service.ask(adminPlatformRemove, { id }, { token: admin })).code).toBe(0)
    expect((await post(await platform.launch(under.location, student), under.cookie)).location).toBe(
      faultOf('failed'),
    )
    const again = await service.ask(adminPlatformSave, platform.settings, { token: admin })
    expect(again.code).toBe(0)
    expect((await service.ask(adminPlatformSave, platform.settings, { token: admin })).code).not.toBe(0)
  })

  test('who comes without a number links the account once by its password', async () => {
    const lineitem = `${platform.url}/lines/1`
    const scores = { lineitem, scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'] }
    const claims = {
      ...numbered('', 'quiz:12'),
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': scores,
    }
    const arrival = { sub: 'person-5', claims }
    const { location, binding } = await launch(arrival)
    const offer = location.slice(linkPage.length)
    const link = (more: object) =>
      service.ask(linkIdentity, {
        offer,
        binding,
        loginName: 'student2',
        password: passwords.student2 ?? '',
        ...more,
      })
    // the address alone, sent to somebody else, links nothing
    expect((await link({ binding: randomUUID() })).code).not.toBe(0)
    expect((await link({ offer: `${offer}x` })).code).not.toBe(0)
    expect((await link({ password: 'wrong' })).code).not.toBe(0)
    expect((await link({ loginName: 'admin', password: passwords.admin })).code).not.toBe(0)
    // the other one is linked to somebody else of this platform
    await launch(student)
    expect((await link({ loginName: 'student', password: passwords.student })).code).not.toBe(0)
    const { data } = await link({})
    expect(data).toMatchObject({ id: school.accounts.student2, opens: '/quizQuestion?quizId=12' })
    expect((await service.ask(currentUser, {}, { token: data.accessToken ?? '' })).code).toBe(0)
    expect((await launch(arrival)).ticket).not.toBe('')
    const lines = await service.service.db.rows(
      'select "accountId", "subject" from "ltiScore" where "lineItem" = ?',
      [lineitem],
    )
    expect(lines).toEqual([{ accountId: school.accounts.student2, subject: 'person-5' }])
    await service.ask(adminAccountPassword, { id: school.accounts.student2 }, { token: admin })
    const late = await launch(arrival)
    expect(late.location).toContain(linkPage)
    service.clock.now += 16 * 60_000
    const tooLate = { offer: late.location.slice(linkPage.length), binding: late.binding }
    expect((await link(tooLate)).code).not.toBe(0)
  })

  test('SEC a first password links nothing until its owner has set another one', async () => {
    const { location, binding } = await launch({ sub: 'person-6', claims: numbered('', 'chapter:5') })
    const offer = location.slice(linkPage.length)
    const link = (password: string) =>
      service.ask(linkIdentity, { offer, binding, loginName: 'fresh', password })
    const first = (await link(passwords.fresh ?? '')).data
    expect(first).toMatchObject({ nextStep: 'resetPassword', opens: '/exercise/chapter/question/5' })
    expect((await launch({ sub: 'person-6', claims: numbered('') })).location).toContain(linkPage)
    const password = 'Fresh-2027'
    expect((await service.ask(resetPassword, { ticket: first.ticket, password })).code).toBe(0)
    expect((await link(password)).data.accessToken).not.toBeUndefined()
    expect((await launch({ sub: 'person-6', claims: numbered('') })).ticket).not.toBe('')
  })

  test('SEC launches that fail too often from one address are put off', async () => {
    const many = await start(place, { limits: { perAddress: 3 } })
    const fail = async () =>
      (await many.raw(launchPath('launch'), { method: 'POST', body: new URLSearchParams() })).headers.get(
        'location',
      )
    for (let tries = 0; tries < 3; tries++) expect(await fail()).toBe(faultOf('failed'))
    expect(await fail()).toBe(faultOf('busy'))
    many.clock.now += 16 * 60_000
    expect(await fail()).toBe(faultOf('failed'))
    await many.stop()
  })

  test('SEC the public key that platforms read holds nothing secret', async () => {
    const { keys } = (await (await service.raw(launchPath('keys'))).json()) as { keys: object[] }
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']])
  })
})

/** Signing in at the school's own service, as a browser does, and what attackers try. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { identityPath, signInByIdentity } from '../../src/contract/identity.ts'
import { currentUser } from '../../src/contract/session.ts'
import { systemInfo } from '../../src/contract/system.ts'
import { type Lie, startCas, startOidc } from '../tools/identityServers.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const client = { id: 'vitrine', secret: 'a-secret-of-the-client' }
let oidc: Awaited<ReturnType<typeof startOidc>>
let cas: Awaited<ReturnType<typeof startCas>>
beforeAll(async () => {
  oidc = await startOidc(client)
  cas = await startCas()
})
afterAll(() => {
  oidc.close()
  cas.close()
})

const identityOf = (issuer: string, isTrusted: boolean) => ({
  oidc: { issuer, clientId: client.id, clientSecret: client.secret, numberClaim: 'preferred_username' },
  cas: { url: cas.url, numberAttribute: 'number' },
  name: '统一身份认证',
  nameEn: 'campus account',
  isTrusted,
})

describe.each(places)('identity on $name', (place) => {
  let service: Running
  let school: Seeded
  beforeAll(async () => {
    service = await start(place, { identity: identityOf(oidc.url, true) })
    school = await seed(service.service.db)
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    oidc.told.lie = undefined
  })

  /** A browser with the secret of its tab and its cookie. */
  const begin = async (provider: 'oidc' | 'cas' = 'oidc', more = '') => {
    const binding = randomUUID()
    const response = await service.raw(`${identityPath(provider, 'begin')}?binding=${binding}${more}`)
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return { binding, cookie, location: response.headers.get('location') ?? '', response }
  }
  /** @param address of the way back, at the school's public address */
  const comeBack = async (address: string, cookie: string) => {
    const { pathname, search } = new URL(address)
    const response = await service.raw(pathname + search, { headers: { cookie } })
    return response.headers.get('location') ?? ''
  }
  const ticketIn = (location: string) => location.split('#identity=')[1] ?? ''
  const enter = (ticket: string, binding: string) => service.ask(signInByIdentity, { ticket, binding })
  const faultOf = (fault: string) => `https://school.example/wk_mobile/account/login#identity-fault=${fault}`
  const student = { sub: 'person-1', preferred_username: 'Student' }

  test('a student comes in by OpenID Connect, the first time by number, then by the link', async () => {
    expect((await service.ask(systemInfo, {})).data.identity).toEqual([
      { provider: 'oidc', name: '统一身份认证', nameEn: 'campus account' },
      { provider: 'cas', name: '统一身份认证', nameEn: 'campus account' },
    ])
    for (const name of ['Student', 'renamed']) {
      const { binding, cookie, location, response } = await begin()
      expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
      const person = { ...student, preferred_username: name }
      const back = await comeBack(oidc.signIn(location, person), cookie)
      expect(back).toMatch(/^https:\/\/school\.example\/wk_mobile\/account\/login#identity=[\w-]{43}$/)
      const { data } = await enter(ticketIn(back), binding)
      expect(data.id).toBe(school.accounts.student)
      expect((await service.ask(currentUser, {}, { token: data.accessToken ?? '' })).code).toBe(0)
    }
    const links = await service.service.db.rows('select * from "identityLink"', [])
    expect(links).toHaveLength(1)
    const changes = await service.service.db.rows(`select 1 from "audit" where "what" = 'account.link'`, [])
    expect(changes).toHaveLength(1)
  })

  test('a teacher comes in by CAS', async () => {
    const { binding, cookie, location } = await begin('cas')
    const back = await comeBack(cas.signIn(location, 'teacher'), cookie)
    const { data } = await enter(ticketIn(back), binding)
    expect(data.id).toBe(school.accounts.teacher)
  })

  test.each<Lie>(['expired', 'audience', 'issuer', 'none', 'nonce', 'key'])(
    'SEC an ID token that is wrong by %s lets nobody in',
    async (lie) => {
      const { cookie, location } = await begin()
      const address = oidc.signIn(location, student)
      oidc.told.lie = lie
      expect(await comeBack(address, cookie)).toBe(faultOf('failed'))
    },
  )

  test('SEC a key that the provider changed is fetched once more', async () => {
    const comesIn = async () => {
      const { cookie, location } = await begin()
      return ticketIn(await comeBack(oidc.signIn(location, student), cookie)) !== ''
    }
    expect(await comesIn()).toBe(true)
    await oidc.rotateKey()
    // openid-client asks for keys at most once a minute
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await comesIn()).toBe(true)
  })

  test('SEC a way back serves once, only in the browser that began, with its own state', async () => {
    const first = await begin()
    const second = await begin()
    const address = oidc.signIn(first.location, student)
    expect(await comeBack(address, '')).toBe(faultOf('failed'))
    expect(await comeBack(address, second.cookie)).toBe(faultOf('failed'))
    expect(await comeBack(address, `${first.cookie}x`)).toBe(faultOf('failed'))
    const ticket = ticketIn(await comeBack(address, first.cookie))
    expect(ticket).not.toBe('')
    expect(await comeBack(address, first.cookie)).toBe(faultOf('failed'))
    // the state of one provider is none of another
    expect(await comeBack(address.replace('/oidc/', '/cas/'), first.cookie)).toBe(faultOf('failed'))
    const late = await begin()
    const lateAddress = oidc.signIn(late.location, student)
    service.clock.now += 11 * 60_000
    expect(await comeBack(lateAddress, late.cookie)).toBe(faultOf('failed'))
  })

  test('SEC a ticket opens one session, in the tab that began, within two minutes', async () => {
    const own = async () => {
      const { binding, cookie, location } = await begin()
      return { binding, ticket: ticketIn(await comeBack(oidc.signIn(location, student), cookie)) }
    }
    const first = await own()
    expect((await enter(first.ticket, randomUUID())).code).not.toBe(0)
    expect((await enter(first.ticket, first.binding)).code).toBe(0)
    expect((await enter(first.ticket, first.binding)).code).not.toBe(0)
    const second = await own()
    service.clock.now += 121_000
    expect((await enter(second.ticket, second.binding)).code).not.toBe(0)
  })

  test('SEC a CAS ticket is good once, for the sign-in that it was made for', async () => {
    const first = await begin('cas')
    const second = await begin('cas')
    const address = cas.signIn(first.location, 'teacher')
    const stolen = new URL(address).searchParams.get('ticket') ?? ''
    const forged = new URL(new URL(second.location).searchParams.get('service') ?? '')
    forged.searchParams.set('ticket', stolen)
    expect(await comeBack(forged.href, second.cookie)).toBe(faultOf('failed'))
    expect(await comeBack(address, first.cookie)).toBe(faultOf('failed'))
  })

  test('SEC no request sends a browser to another site', async () => {
    const evil = encodeURIComponent('https://evil.example/')
    const { cookie, location, response } = await begin(
      'oidc',
      `&to=${evil}&redirect_uri=${evil}&back=${evil}`,
    )
    expect(new URL(location).origin).toBe(oidc.url)
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      `https://school.example${identityPath('oidc', 'callback')}`,
    )
    expect(response.status).toBe(303)
    const back = await comeBack(`${oidc.signIn(location, student)}&to=${evil}&redirect_uri=${evil}`, cookie)
    expect(new URL(back).origin).toBe('https://school.example')
    const bad = await service.raw(`${identityPath('oidc', 'begin')}?binding=x`)
    expect(bad.headers.get('location')).toBe(faultOf('failed'))
    const spoofed = await service.raw(identityPath('oidc', 'callback'), {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect(spoofed.headers.get('location')).toBe(faultOf('failed'))
  })

  test('SEC a number links no administrator and no disabled or already linked account', async () => {
    const tryAs = async (sub: string, number: string) => {
      const { cookie, location } = await begin()
      return comeBack(oidc.signIn(location, { sub, preferred_username: number }), cookie)
    }
    for (const number of ['admin', 'nobody', '', 'student'])
      expect(await tryAs('person-2', number)).toContain('/account/login#identity-link=')
    await service.service.db.rows(
      `update "account" set "disabled" = 1 where "loginName" = 'student2'`,
      [],
      'writer',
    )
    expect(await tryAs('person-3', 'student2')).toBe(faultOf('disabled'))
    await service.service.db.rows(
      `update "account" set "disabled" = 0 where "loginName" = 'student2'`,
      [],
      'writer',
    )
  })
})

const [first] = places
if (!first) throw new Error('no database')

test('a provider that is not trusted to say numbers links nobody', async () => {
  const service = await start(first, { identity: identityOf(oidc.url, false) })
  await seed(service.service.db)
  const response = await service.raw(`${identityPath('oidc', 'begin')}?binding=${randomUUID()}`)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const address = oidc.signIn(response.headers.get('location') ?? '', {
    sub: 'p',
    preferred_username: 'student',
  })
  const { pathname, search } = new URL(address)
  const back = await service.raw(pathname + search, { headers: { cookie } })
  expect(back.headers.get('location')).toContain('#identity-link=')
  await service.stop()
})

test('a student comes in by oidc-provider, the reference of OpenID Connect', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`https://school.example${identityPath('oidc', 'callback')}`],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: 'student' }),
    }),
  })
  server.on('request', provider.callback())
  const service = await start(first, { identity: identityOf(issuer, true) })
  const { accounts } = await seed(service.service.db)
  const binding = randomUUID()
  const begun = await service.raw(`${identityPath('oidc', 'begin')}?binding=${binding}`)
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  // a browser that fills in the two pages of the provider: who it is, and that it agrees
  const jar = new Map<string, string>()
  const visit = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return new URL(response.headers.get('location') ?? '', url).href
  }
  const login = await visit(begun.headers.get('location') ?? '')
  const consent = await visit(await visit(login, { prompt: 'login', login: 'someone', password: 'x' }))
  const address = await visit(await visit(consent, { prompt: 'consent' }))
  const { pathname, search } = new URL(address)
  const back = await service.raw(pathname + search, { headers: { cookie } })
  const ticket = (back.headers.get('location') ?? '').split('#identity=')[1] ?? ''
  expect((await service.ask(signInByIdentity, { ticket, binding })).data.id).toBe(accounts.student)
  await service.stop()
  server.close()
  server.closeAllConnections()
})

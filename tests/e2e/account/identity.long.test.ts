/** Signing in at the school's own service, through the pages of oidc-provider, the reference of OpenID Connect. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityPath } from '../../../src/contract/identity.ts'
import { counted } from '../../tools/effects.ts'
import { currentRelease } from '../../tools/release.ts'
import { setStage } from '../../tools/stage.ts'
import { base, homeStands, tick } from '../../tools/steps.ts'

const stage = setStage()
const client = { id: 'vitrine', secret: 'a-secret-of-the-client' }

let server: Server
beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** A provider whose numbers are none of ours, and the service told of it. */
async function startProvider(): Promise<void> {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // the provider leads back to the service's own address
  const redirect = `${stage.service.origin}${identityPath('oidc', 'callback')}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirect] }],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: `campus-${id}` }),
    }),
  })
  server.removeAllListeners('request')
  server.on('request', provider.callback())
  await stage.release(currentRelease, {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  })
}

test('a campus account is linked by password once and then signs in directly', async () => {
  await startProvider()
  await stage.anew({ workers: false })
  const { page, context, service } = stage
  const { origin } = service
  const openSignIn = async () => {
    await page.goto(`${origin}${base}/account/login`)
    await page.getByRole('button', { name: '用统一身份认证登录' }).click()
  }
  const links = () => counted(service.dataDir, 'select count(*) as "n" from "identityLink"')

  await openSignIn()
  await page.locator('input[name=login]').fill('lin')
  await page.locator('input[name=password]').fill('anything')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()

  const form = page.getByRole('form', { name: '关联账号' })
  await form.waitFor()
  const link = form.getByRole('button', { name: '关联并进入' })
  await form.getByLabel('学号 / 工号 / 用户名').fill('student')
  await form.getByLabel('密码', { exact: true }).fill('wrong')
  await tick(form.getByRole('checkbox', { name: /同意/ }))
  await link.click()
  await form.getByText('账号或密码错误').waitFor()
  expect(links()).toBe(0)
  await form.getByLabel('密码', { exact: true }).fill('Student-2026')
  await link.click()
  await homeStands(page)
  expect(links()).toBe(1)
  // what proved the person is in no address that the browser remembers
  expect(page.url()).not.toContain('identity')

  // an open page that lost its session would go to the sign-in by itself, and cut this visit off
  await page.goto('about:blank')
  await context.clearCookies({ name: /^vitrine_/ })
  await openSignIn()
  // the provider knows the browser and may only ask again whether it agrees
  const last = page.getByRole('form', { name: '学校统一登录' })
  await last
    .or(page.getByRole('button', { name: 'Continue' }))
    .first()
    .waitFor()
  if (!(await last.isVisible())) await page.getByRole('button', { name: 'Continue' }).click()
  await tick(last.getByRole('checkbox', { name: /同意/ }))
  await last.getByRole('button', { name: '进入', exact: true }).click()
  await homeStands(page)
  await page.goto(`${origin}${base}/my`)
  await page.getByRole('heading', { name: '林晓雨' }).waitFor()
  expect(links()).toBe(1)
})

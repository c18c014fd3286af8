/** Addresses beside the calls: health, figures, the contract as OpenAPI, and the browser's way to the school's sign-in. */
import { timingSafeEqual } from 'node:crypto'
import { identityPath } from '../../src/contract/identity.ts'
import type { Service } from '../context.ts'
import { callerAddress } from '../http/address.ts'
import { constantReply } from '../http/compress.ts'
import type { App, Outside } from '../http/outside.ts'
import { beginIdentity, finishIdentity, identityProvidersOf } from '../people/identity/routes.ts'
import { health } from './health.ts'
import { addLaunchRoutes } from './launchRoutes.ts'
import type { Metrics } from './metrics.ts'
import { writeOpenApi } from './openapi.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const openMetrics = {
  'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
  'cache-control': 'no-store',
}

export function addSideRoutes(app: App, service: Service, metrics: Metrics): void {
  app.get('/healthz', async () => {
    const state = await health(service)
    if (state.ready) return Response.json(state, { headers: json })
    return Response.json(state, { status: 503, headers: { ...json, 'retry-after': '5' } })
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(service, c.req.raw.headers, c.env)) return c.notFound()
    return new Response(await metrics.write(service), { headers: openMetrics })
  })
  const openApiReply = constantReply(async () => JSON.stringify(await writeOpenApi()), json)
  app.get('/openapi.json', (c) => openApiReply(c.req.raw.headers))
  addIdentityRoutes(app, service)
  addLaunchRoutes(app, service)
}

/** With the token where there is one; else from this machine itself, and not through a proxy on it. */
function mayReadMetrics({ config }: Service, headers: Headers, outside: Outside | undefined): boolean {
  const { metricsToken } = config
  if (metricsToken === undefined) {
    const address = outside?.incoming?.socket.remoteAddress ?? ''
    return /^(?:127\.|::1$|::ffff:127\.)/.test(address) && !headers.has('x-forwarded-for')
  }
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${metricsToken}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function addIdentityRoutes(app: App, service: Service): void {
  const providers = identityProvidersOf(service.config)
  for (const name of ['oidc', 'cas'] as const) {
    app.get(identityPath(name, 'begin'), async (c) => {
      return (await beginIdentity(service, providers, name, c.req.url)) ?? c.notFound()
    })
    app.get(identityPath(name, 'callback'), async (c) => {
      const { raw } = c.req
      const forwarded = raw.headers.get('x-forwarded-for')
      const address = callerAddress(service.config, forwarded, c.env?.incoming?.socket.remoteAddress)
      return (await finishIdentity(service, providers, name, raw, address)) ?? c.notFound()
    })
  }
}

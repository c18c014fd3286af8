/** The addresses of a launch from a learning platform. */
import { launchPath } from '../../src/contract/launch.ts'
import type { Service } from '../context.ts'
import { callerAddress } from '../http/address.ts'
import type { App } from '../http/outside.ts'
import { PlatformKeys } from '../people/lti/platformKeys.ts'
import { returnChoice } from '../people/lti/returnChoice.ts'
import { beginLaunch, finishLaunch, type LaunchParts } from '../people/lti/routes.ts'
import { readPublicKeys } from '../people/lti/signingKey.ts'
import { listLinkableItems } from '../quizzes/linkableItems.ts'

const keySetHeaders = { 'content-type': 'application/json', 'cache-control': 'max-age=3600' }

export function addLaunchRoutes(app: App, service: Service): void {
  const parts: LaunchParts = { keys: new PlatformKeys(service.now), listItems: listLinkableItems }
  app.on(['GET', 'POST'], launchPath('login'), (c) => beginLaunch(service, c.req.raw))
  app.post(launchPath('launch'), (c) => {
    const { raw } = c.req
    const forwarded = raw.headers.get('x-forwarded-for')
    const address = callerAddress(service.config, forwarded, c.env?.incoming?.socket.remoteAddress)
    return finishLaunch(service, parts, raw, address)
  })
  app.post(launchPath('return'), (c) => returnChoice(service, parts, c.req.raw))
  app.get(launchPath('keys'), async () =>
    Response.json(await readPublicKeys(service), { headers: keySetHeaders }),
  )
}

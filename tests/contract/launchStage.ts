/** Launches of links in a learning platform, as a person's browser makes them. */
import { randomUUID } from 'node:crypto'
import { launchPath } from '../../src/contract/launch.ts'
import type { Launch, startLearningPlatform } from '../tools/learningPlatform.ts'
import type { Running } from './service.ts'

export const core = 'https://purl.imsglobal.org/spec/lti/claim/'
export const launchClientId = 'client-1'

export type LearningPlatformServer = Awaited<ReturnType<typeof startLearningPlatform>>

/** The cookies that a response sets, as a browser sends them back. */
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')

export function launchesOf(service: Running, platform: LearningPlatformServer) {
  const login = async (more: Record<string, string> = {}, method = 'GET') => {
    const fields = new URLSearchParams({
      iss: platform.url,
      login_hint: 'hint',
      target_link_uri: `https://school.example${launchPath('launch')}`,
      lti_message_hint: 'message',
      client_id: launchClientId,
      ...more,
    })
    const response =
      method === 'GET'
        ? await service.raw(`${launchPath('login')}?${fields}`)
        : await service.raw(launchPath('login'), { method, body: fields })
    const location = response.headers.get('location') ?? ''
    return { response, location, cookie: cookiesOf(response).join('; ') }
  }
  const post = async (form: URLSearchParams, cookie: string) => {
    const response = await service.raw(launchPath('launch'), {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    const binding = cookiesOf(response).find((one) => one.startsWith('vitrine-launch='))
    const location = response.headers.get('location') ?? ''
    return {
      response,
      location,
      ticket: location.split('#identity=')[1] ?? '',
      binding: binding?.split('=')[1] ?? randomUUID(),
    }
  }
  const launch = async (given: Launch) => {
    const { location, cookie } = await login()
    return post(await platform.launch(location, given), cookie)
  }
  return { login, post, launch }
}

export type Launches = ReturnType<typeof launchesOf>

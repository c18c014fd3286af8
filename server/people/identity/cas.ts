/** CAS 3.0: the service asks the CAS server itself whether a ticket is good, for this address alone. */
import { XMLParser } from 'fast-xml-parser'
import type { CasSettings } from '../../config.ts'
import type { ProvenIdentity, SignInProvider } from './provider.ts'

const timeoutMs = 10_000
const maxReplyBytes = 100_000

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, processEntities: true })

interface Validated {
  serviceResponse?: {
    authenticationSuccess?: { user?: unknown; attributes?: Record<string, unknown> }
    authenticationFailure?: unknown
  }
}

export function casProvider({ url, numberAttribute }: CasSettings): SignInProvider {
  /** The state stands in the address that the ticket is for: a ticket of another sign-in is good for another address. */
  const serviceOf = (callback: string, state: string) => `${callback}?state=${state}`
  return {
    async begin(callback, { state }) {
      return `${url}/login?${new URLSearchParams({ service: serviceOf(callback, state) })}`
    },
    async prove(callback, returned, { state }): Promise<ProvenIdentity> {
      const ticket = returned.searchParams.get('ticket') ?? ''
      if (returned.searchParams.get('state') !== state) throw new Error('The state is another one.')
      if (!/^ST-[\w.-]{1,250}$/.test(ticket)) throw new Error('There is no ticket.')
      const asked = new URLSearchParams({ service: serviceOf(callback, state), ticket })
      const response = await fetch(`${url}/p3/serviceValidate?${asked}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = (await response.text()).slice(0, maxReplyBytes)
      if (!response.ok) throw new Error(`CAS answered ${response.status}.`)
      const success = (parser.parse(text) as Validated).serviceResponse?.authenticationSuccess
      const user = success?.user
      if (typeof user !== 'string' || user === '') throw new Error('CAS does not confirm the ticket.')
      const number = numberAttribute === 'user' ? user : success?.attributes?.[numberAttribute]
      return { subject: user, number: typeof number === 'string' ? number : '' }
    },
  }
}

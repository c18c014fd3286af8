/** Sign-in services of a school: an OpenID Connect provider that can be told to lie, and a CAS server. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => Promise<void>,
) {
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => void answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const sendJson = (response: ServerResponse, value: object, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** What is wrong with the next ID token. */
export type Lie = 'expired' | 'audience' | 'issuer' | 'none' | 'nonce' | 'key'

export interface Person {
  sub: string
  preferred_username: string
}

export async function startOidc(client: { id: string; secret: string }) {
  let keyId = 'one'
  let pair = await generateKeyPair('RS256')
  const stranger = (await generateKeyPair('RS256')).privateKey
  const codes = new Map<string, { person: Person; nonce: string; challenge: string; redirect: string }>()
  const told: { lie?: Lie | undefined; person?: Person } = {}
  const tokenOf = (person: Person, nonce: string) => {
    const { lie } = told
    const now = Math.floor(Date.now() / 1000)
    const claims = { ...person, nonce: lie === 'nonce' ? 'another' : nonce }
    const audience = lie === 'audience' ? 'another' : client.id
    const issuer = lie === 'issuer' ? 'http://127.0.0.1:1' : url
    const expiresAt = lie === 'expired' ? now - 3600 : now + 600
    const issuedAt = lie === 'expired' ? now - 7200 : now
    const whole = { ...claims, iss: issuer, aud: audience, iat: issuedAt, exp: expiresAt }
    if (lie === 'none') return new UnsecuredJWT(whole).encode()
    const signing = new SignJWT(whole).setProtectedHeader({ alg: 'RS256', kid: keyId })
    return signing.sign(lie === 'key' ? stranger : pair.privateKey)
  }
  /** What the person's browser does there: signs in, and is sent back. @returns the address of the way back */
  const signIn = (address: string, person: Person): string => {
    const asked = new URL(address).searchParams
    const code = randomUUID()
    const [nonce, challenge, redirect] = ['nonce', 'code_challenge', 'redirect_uri'].map(
      (name) => asked.get(name) ?? '',
    )
    codes.set(code, { person, nonce: nonce ?? '', challenge: challenge ?? '', redirect: redirect ?? '' })
    return `${redirect}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`
  }
  const { url, close } = await listen(async (request, response, body) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    if (pathname === '/.well-known/openid-configuration')
      return sendJson(response, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    // a browser that has signed in there before is sent back at once
    if (pathname === '/authorize' && told.person)
      return void response.writeHead(303, { location: signIn(`${url}${request.url}`, told.person) }).end()
    if (pathname === '/jwks')
      return sendJson(response, {
        keys: [{ ...(await exportJWK(pair.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
      })
    const given = new URLSearchParams(body)
    const known = codes.get(given.get('code') ?? '')
    codes.delete(given.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = given.get('client_id') === client.id && given.get('client_secret') === client.secret
    if (!known || !isClient || known.challenge !== challenge || known.redirect !== given.get('redirect_uri'))
      return sendJson(response, { error: 'invalid_grant' }, 400)
    const idToken = await tokenOf(known.person, known.nonce)
    sendJson(response, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: idToken,
    })
  })
  return {
    url,
    close,
    told,
    signIn,
    /** Signs with another key from now on; the one before is shown no more. */
    async rotateKey() {
      pair = await generateKeyPair('RS256')
      keyId = randomUUID()
    },
  }
}

export async function startCas() {
  const tickets = new Map<string, { service: string; user: string }>()
  const { url, close } = await listen(async (request, response) => {
    const asked = new URL(request.url ?? '', 'http://x').searchParams
    const ticket = tickets.get(asked.get('ticket') ?? '')
    tickets.delete(asked.get('ticket') ?? '')
    const inside =
      ticket && ticket.service === asked.get('service')
        ? `<cas:authenticationSuccess><cas:user>${ticket.user}</cas:user><cas:attributes><cas:number>${ticket.user}</cas:number></cas:attributes></cas:authenticationSuccess>`
        : '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>'
    response.end(
      `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`,
    )
  })
  return {
    url,
    close,
    signIn(address: string, user: string): string {
      const service = new URL(address).searchParams.get('service') ?? ''
      const ticket = `ST-${randomUUID()}`
      tickets.set(ticket, { service, user })
      return `${service}&ticket=${ticket}`
    },
  }
}

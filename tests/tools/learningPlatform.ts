/** A learning platform of the tests: it signs launches, can be told to lie, and checks what it is sent as a real one would. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

const core = 'https://purl.imsglobal.org/spec/lti/claim/'
const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'

/** What is wrong with a launch. */
export type LaunchLie =
  | 'expired'
  | 'old'
  | 'audience'
  | 'party'
  | 'issuer'
  | 'none'
  | 'nonce'
  | 'key'
  | 'version'

export interface Launch {
  sub: string
  /** claims beside those that each launch has */
  claims?: JWTPayload
  deployment?: string
  lie?: LaunchLie
}

interface ReceivedScore {
  userId: string
  scoreGiven: number
  scoreMaximum: number
  timestamp: string
  activityProgress: string
  gradingProgress: string
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const piece of request) body += piece
  return body
}

const sendJson = (response: ServerResponse, value: object, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** Claims that are wrong in one way. */
function withLie(claims: JWTPayload, lie: LaunchLie | undefined, now: number): JWTPayload {
  const wrong: Partial<Record<LaunchLie, JWTPayload>> = {
    expired: { iat: now - 400, exp: now - 300 },
    old: { iat: now - 7200, exp: now + 3600 },
    audience: { aud: 'another' },
    party: { aud: [String(claims.aud), 'another'], azp: 'another' },
    issuer: { iss: 'http://127.0.0.1:1' },
    nonce: { nonce: 'another' },
    version: { [`${core}version`]: '1.1' },
  }
  return { ...claims, ...(lie && wrong[lie]) }
}

/** @param tool where the service's public keys are @param now the time (ms) that the platform's clock shows */
export async function startLearningPlatform(clientId: string, now: () => number) {
  let keyId = 'first'
  let pair = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const told: { isDown: boolean; losesReplies: boolean; toolKeysUrl: string; launch?: Launch } = {
    isDown: false,
    losesReplies: false,
    toolKeysUrl: '',
  }
  const tokens = new Set<string>()
  const assertions = new Set<string>()
  /** Every score that arrived, and those in effect by person. */
  const received: ReceivedScore[] = []
  /** Paths that the service itself asked for, but its keys. */
  const asked: string[] = []
  const inEffect = new Map<string, ReceivedScore>()

  async function giveToken(body: string): Promise<string> {
    const asked = new URLSearchParams(body)
    if (asked.get('grant_type') !== 'client_credentials') throw new Error('grant')
    if (asked.get('scope') !== scoreScope) throw new Error('scope')
    const assertion = asked.get('client_assertion') ?? ''
    const { payload } = await jwtVerify(assertion, createRemoteJWKSet(new URL(told.toolKeysUrl)), {
      issuer: clientId,
      subject: clientId,
      audience: `${url}/token`,
      algorithms: ['RS256'],
      currentDate: new Date(now()),
      requiredClaims: ['jti', 'iat', 'exp'],
    })
    if (assertions.has(String(payload.jti))) throw new Error('The assertion was used before.')
    assertions.add(String(payload.jti))
    const token = randomUUID()
    tokens.add(token)
    return token
  }

  function takeScore(score: ReceivedScore): number {
    received.push(score)
    const before = inEffect.get(score.userId)
    if (before && before.timestamp > score.timestamp) return 409
    inEffect.set(score.userId, score)
    return 200
  }

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const body = await readBody(request)
    if (pathname !== '/keys') asked.push(pathname)
    if (pathname === '/keys')
      return sendJson(response, {
        keys: [{ ...(await exportJWK(pair.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
      })
    // a browser that is signed in there posts the launch at once
    if (pathname === '/auth' && told.launch) {
      const asked = `${url}${request.url}`
      const fields = [...(await signLaunch(asked, told.launch))]
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        .join('')
      const target = new URL(asked).searchParams.get('redirect_uri')
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end(
        `<form method="post" action="${target}">${fields}</form><script>document.forms[0].submit()</script>`,
      )
    }
    if (told.isDown) return sendJson(response, {}, 503)
    if (pathname === '/token')
      return giveToken(body).then(
        (token) =>
          sendJson(response, {
            access_token: token,
            token_type: 'Bearer',
            expires_in: 3600,
            scope: scoreScope,
          }),
        () => sendJson(response, { error: 'invalid_client' }, 401),
      )
    const isScore =
      request.method === 'POST' &&
      pathname === '/lines/7/scores' &&
      searchParams.get('type_id') === '3' &&
      request.headers['content-type'] === 'application/vnd.ims.lis.v1.score+json'
    if (!isScore) return sendJson(response, {}, 404)
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return sendJson(response, {}, 401)
    const status = takeScore(JSON.parse(body) as ReceivedScore)
    if (told.losesReplies) return void request.socket.destroy()
    sendJson(response, {}, status)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The platform's answer to an authentication request. @param address where the tool sent the browser */
  async function signLaunch(
    address: string,
    { sub, claims = {}, deployment = '1', lie }: Launch,
  ): Promise<URLSearchParams> {
    const asked = new URL(address).searchParams
    const seconds = Math.floor(now() / 1000)
    const whole: JWTPayload = {
      iss: url,
      aud: clientId,
      sub,
      nonce: asked.get('nonce') ?? '',
      iat: seconds,
      exp: seconds + 300,
      [`${core}message_type`]: 'LtiResourceLinkRequest',
      [`${core}version`]: '1.3.0',
      [`${core}deployment_id`]: deployment,
      [`${core}target_link_uri`]: asked.get('redirect_uri') ?? '',
      [`${core}resource_link`]: { id: 'link-1' },
      ...claims,
    }
    const claimed = withLie(whole, lie, seconds)
    const signing = new SignJWT(claimed).setProtectedHeader({ alg: 'RS256', kid: keyId })
    const token =
      lie === 'none'
        ? new UnsecuredJWT(claimed).encode()
        : await signing.sign(lie === 'key' ? stranger.privateKey : pair.privateKey)
    return new URLSearchParams({ id_token: token, state: asked.get('state') ?? '' })
  }

  return {
    url,
    told,
    received,
    asked,
    inEffect,
    launch: signLaunch,
    lineItem: `${url}/lines/7?type_id=3`,
    settings: {
      name: 'Moodle',
      issuer: url,
      clientId,
      signInUrl: `${url}/auth?tenant=school`,
      tokenUrl: `${url}/token`,
      keysUrl: `${url}/keys`,
      deployments: ['1'],
      numberSource: 'lis' as const,
      enabled: true,
    },
    /** Signs by another key from now on. */
    async rotateKey() {
      keyId = randomUUID()
      pair = await generateKeyPair('RS256')
    },
    /** Checks a deep linking answer. @returns its claims; @throws where the signature or a claim does not hold */
    async readAnswer(token: string): Promise<JWTPayload> {
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(told.toolKeysUrl)), {
        issuer: clientId,
        audience: url,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
        requiredClaims: ['nonce', 'iat', 'exp'],
      })
      if (payload[`${core}message_type`] !== 'LtiDeepLinkingResponse') throw new Error('message type')
      if (payload[`${core}version`] !== '1.3.0') throw new Error('version')
      return payload
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Requests to a platform's services: an access token for a signed assertion, and a score (AGS 2.0). */
import { randomUUID } from 'node:crypto'
import type { Service } from '../../context.ts'
import { scoreScope } from './claims.ts'
import type { PlatformRow } from './platforms.ts'
import type { ScoreRow } from './scores.ts'
import { signForPlatform } from './signingKey.ts'

const replyTimeoutMs = 15_000
const assertionSeconds = 300
/** How long (ms) before its end a token is no longer used. */
const tokenMarginMs = 60_000
const maxReasonLength = 200

/** Why a score did not arrive. */
export class ScoreFailure extends Error {
  /** The platform does not take this one score; its service works. */
  readonly isRefused: boolean

  constructor(reason: string, isRefused: boolean) {
    super(reason.slice(0, maxReasonLength))
    this.isRefused = isRefused
  }
}

async function request(url: string, body: string | URLSearchParams, headers: Record<string, string>) {
  try {
    const init = { method: 'POST', body, headers, redirect: 'error' as const }
    return await fetch(url, { ...init, signal: AbortSignal.timeout(replyTimeoutMs) })
  } catch {
    throw new ScoreFailure(`${new URL(url).host}: no answer`, false)
  }
}

/** The column's address with `/scores` behind its path: some platforms have a query in it. */
function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`
  return url.href
}

const toScoreBody = ({ subject, points, maxPoints, scoredAt }: ScoreRow) =>
  JSON.stringify({
    userId: subject,
    scoreGiven: (points ?? 0) / 100,
    scoreMaximum: maxPoints / 100,
    timestamp: new Date(scoredAt).toISOString(),
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  })

export class PlatformClient {
  private readonly tokens = new Map<number, { token: string; until: number }>()
  private readonly serving: Pick<Service, 'config' | 'db' | 'now'>

  constructor(serving: Pick<Service, 'config' | 'db' | 'now'>) {
    this.serving = serving
  }

  /** @throws ScoreFailure */
  async sendScore(platform: PlatformRow, row: ScoreRow): Promise<void> {
    const token = await this.requestToken(platform)
    const response = await request(scoresUrl(row.lineItem), toScoreBody(row), {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.ims.lis.v1.score+json',
    })
    await response.body?.cancel()
    // A conflict says that the platform has this score or a later one.
    if (response.ok || response.status === 409) return
    if (response.status === 401 || response.status === 403) this.tokens.delete(platform.id)
    const isRefused = [400, 404, 410, 422].includes(response.status)
    throw new ScoreFailure(`scores: ${response.status}`, isRefused)
  }

  /** A token that still holds, or a new one. @throws ScoreFailure */
  async requestToken(platform: PlatformRow): Promise<string> {
    const { now } = this.serving
    const known = this.tokens.get(platform.id)
    if (known && now() < known.until) return known.token
    const { clientId, tokenUrl } = platform
    const claims = { iss: clientId, sub: clientId, aud: tokenUrl, jti: randomUUID() }
    const asked = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await signForPlatform(this.serving, claims, now(), assertionSeconds),
      scope: scoreScope,
    })
    const response = await request(tokenUrl, asked, { accept: 'application/json' })
    const reply = (await response.json().catch(() => null)) as Record<string, unknown> | null
    const token = reply?.access_token
    if (!response.ok || typeof token !== 'string')
      throw new ScoreFailure(`token: ${response.status} ${String(reply?.error ?? '')}`.trim(), false)
    const seconds = Number(reply?.expires_in ?? 0)
    this.tokens.set(platform.id, { token, until: now() + seconds * 1000 - tokenMarginMs })
    return token
  }
}

/** Gives scores back to the platforms that wait for them, from the rows of `ltiScore`. */
import { unlistedHost } from '../../../src/contract/admin/learningPlatforms.ts'
import type { Service } from '../../context.ts'
import { Rounds } from '../senders/rounds.ts'
import { PlatformClient, ScoreFailure } from './platformClient.ts'
import { isScoreAddress, readPlatform } from './platforms.ts'
import { claimScores, endScore, postponeScore, type ScoreRow } from './scores.ts'

type Serving = Pick<Service, 'db' | 'config' | 'log' | 'now'>

/** scores that leave side by side */
const atOnce = 4
/** How long (ms) a platform rests after it did not answer: one that is down is not asked for each row. */
const restMs = 15_000

class ScoreSender {
  private readonly restUntil = new Map<number, number>()
  private readonly client: PlatformClient
  private readonly serving: Serving

  constructor(serving: Serving) {
    this.serving = serving
    this.client = new PlatformClient(serving)
  }

  /** Sends what is due. @returns whether there may be more */
  async sendDue(): Promise<boolean> {
    const { db, now } = this.serving
    const resting = [...this.restUntil].flatMap(([id, until]) => (now() < until ? [id] : []))
    const rows = await claimScores(db.kysely, now(), atOnce, resting)
    await Promise.all(rows.map((row) => this.sendRow(row)))
    return rows.length === atOnce
  }

  private async sendRow(row: ScoreRow): Promise<void> {
    const { db, now, log } = this.serving
    const platform = await readPlatform(db.kysely, row.platformId)
    if (!platform) return postponeScore(db.kysely, row, 'off', now())
    if (!isScoreAddress(platform, row.lineItem)) {
      const reason = unlistedHost + new URL(row.lineItem).host
      log('score not given back', { platform: platform.id, reason })
      return postponeScore(db.kysely, row, reason, now())
    }
    try {
      await this.client.sendScore(platform, row)
    } catch (thrown) {
      if (!(thrown instanceof ScoreFailure)) throw thrown
      log('score not given back', { platform: platform.id, reason: thrown.message })
      if (thrown.isRefused) return endScore(db.kysely, row, 'failed', thrown.message, now())
      this.restUntil.set(platform.id, now() + restMs)
      return postponeScore(db.kysely, row, thrown.message, now())
    }
    await endScore(db.kysely, row, 'sent', '', now())
  }
}

export function startScoreSender(serving: Serving, signal: AbortSignal): Rounds {
  const sender = new ScoreSender(serving)
  const sendAllDue = async () => {
    while (!signal.aborted && (await sender.sendDue()));
  }
  return new Rounds(sendAllDue, signal, (failure) =>
    serving.log('scores cannot be sent', { failure: String(failure) }),
  )
}

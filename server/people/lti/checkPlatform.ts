/** Whether a platform can be reached with what an administrator entered. */
import type { PlatformCheck } from '../../../src/contract/admin/learningPlatforms.ts'
import type { Service } from '../../context.ts'
import { PlatformClient } from './platformClient.ts'
import { fetchKeys } from './platformKeys.ts'
import type { PlatformRow } from './platforms.ts'

/** signs of a reason that are shown */
const maxReasonLength = 200

const toReason = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).slice(0, maxReasonLength)

const reasonWhenFailed = (step: Promise<unknown>): Promise<string> => step.then(() => '', toReason)

export async function checkPlatform(
  service: Pick<Service, 'config' | 'db' | 'now'>,
  platform: PlatformRow,
): Promise<PlatformCheck> {
  const [keys, token] = await Promise.all([
    reasonWhenFailed(fetchKeys(platform.keysUrl)),
    reasonWhenFailed(new PlatformClient(service).requestToken(platform)),
  ])
  return { keys, token }
}

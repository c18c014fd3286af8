/** What was answered at the stations of an exam, told to the service. */

import type { Input } from '../outbox/actions.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { saidUnder } from './overlay.ts'
import { ledgerRead } from './reading.ts'

/**
 * Durable on the device when it resolves.
 * @param key said again under the same one, nothing happens
 * @throws when it could not be stored
 */
export async function tellStations(input: Omit<Input<'exam.answers'>, 'at'>, key: string): Promise<void> {
  if (input.stations.length === 0 || (await saidUnder(key))) return
  const lane = `exam:${input.clientId}`
  await enqueue('exam.answers', { ...input, at: Date.now() }, { lane, subject: lane, id: key })
  await ledgerRead()
}

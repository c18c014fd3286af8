/** How a person practises and reviews: holds on every device, can be changed without network. */
import { type PracticeSetting, practiceSetting } from '../../contract/review.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'

/** Lays the changes made here over the service's settings; the last one counts. */
export const foldSetting = (setting: PracticeSetting, operations: readonly Operation[]): PracticeSetting =>
  Object.assign({}, setting, ...ofAction(operations, 'practice.setting').map(({ input }) => input))

export const settingQuery = () => overlaidQuery(practiceSetting, {}, foldSetting)

/**
 * Changes some of the settings, the others stay; durable on the device when it resolves.
 * @throws when it could not be stored
 */
export async function changeSetting(change: Input<'practice.setting'>): Promise<void> {
  await enqueueInLane('practice.setting', change, { subject: 'setting:practice' })
}

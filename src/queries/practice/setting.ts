/** How a person practises and reviews: holds on every device, can be changed without network. */
import { type PracticeSetting, practiceSetting } from '../../contract/review.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { folded } from '../engine/query.ts'

/** What was changed here stands over what the service said, the last word last. */
export const foldSetting = (setting: PracticeSetting, operations: readonly Operation[]): PracticeSetting =>
  Object.assign({}, setting, ...ofAction(operations, 'practice.setting').map(({ input }) => input))

export const settingQuery = () => folded(practiceSetting, {}, foldSetting)

/** What is left out stays as it is; durable on the device when it resolves. @throws when it could not be stored */
export async function saveSetting(change: Input<'practice.setting'>): Promise<void> {
  await enqueueInLane('practice.setting', change, { subject: 'setting:practice' })
}

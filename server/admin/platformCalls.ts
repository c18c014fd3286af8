import type * as learningPlatforms from '../../src/contract/admin/learningPlatforms.ts'
import type { Handlers } from '../context.ts'
import { transaction } from '../http/idempotency.ts'
import { checkPlatform } from '../people/lti/checkPlatform.ts'
import {
  listPlatforms,
  mustHavePlatform,
  removePlatform,
  savePlatform,
  toolAddresses,
} from '../people/lti/platforms.ts'
import type { Permissions } from '../permissions.ts'

export const permissions: Permissions<typeof learningPlatforms> = {
  adminPlatforms: 'setting.edit',
  adminPlatformSave: 'setting.edit',
  adminPlatformRemove: 'setting.edit',
  adminPlatformTest: 'setting.edit',
}

export const handlers: Handlers<typeof learningPlatforms> = {
  async adminPlatforms(_, context) {
    return { platforms: await listPlatforms(context), tool: toolAddresses(context.service) }
  },
  async adminPlatformSave(given, context) {
    const id = await transaction(context, (within) => savePlatform(within, given))
    context.service.senders.wake()
    return id
  },
  async adminPlatformRemove({ id }, context) {
    await transaction(context, (within) => removePlatform(within, id))
    return null
  },
  async adminPlatformTest({ id }, { db, service }) {
    return checkPlatform(service, await mustHavePlatform(db, id))
  },
}

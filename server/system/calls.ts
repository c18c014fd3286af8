import type { IdentityProvider } from '../../src/contract/identity.ts'
import type * as system from '../../src/contract/system.ts'
import type { SystemInfo } from '../../src/contract/system.ts'
import type { IdentitySettings } from '../config.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { chatAddress } from './chatAddress.ts'
import { readSettings } from './settings.ts'

export const permissions: Permissions<typeof system> = {
  systemInfo: 'public',
}

/** Where people may sign in besides their account here. */
function identityOffers({ oidc, cas, name, nameEn }: IdentitySettings): SystemInfo['identity'] & object {
  const providers: IdentityProvider[] = []
  if (oidc) providers.push('oidc')
  if (cas) providers.push('cas')
  return providers.map((provider) => ({ provider, name, nameEn }))
}

export const handlers: Handlers<typeof system> = {
  async systemInfo(_, { db, now, service, host }) {
    const set = await readSettings(db)
    const aiChatUrl = chatAddress(set, service.config, host)
    return {
      schoolId: set.schoolId,
      name: set.schoolName,
      nameEn: set.schoolNameEn,
      aiSetting: { aiEnable: aiChatUrl !== '', aiChatUrl },
      installModules: set.installModules,
      passwordPolicy: set.passwordPolicy,
      emailService: service.config.mail,
      sms: service.config.sms,
      exactlyOnce: true,
      batch: true,
      quiz: true,
      time: now,
      minVersion: service.config.minVersion,
      identity: identityOffers(service.config.identity),
      sample: set.sample,
    }
  },
}

import type * as system from '../../src/contract/system.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { readSettings } from './settings.ts'

export const permissions: Permissions<typeof system> = {
  systemInfo: 'public',
}

export const handlers: Handlers<typeof system> = {
  async systemInfo(_, { db, now, service }) {
    const set = await readSettings(db)
    return {
      schoolId: set.schoolId,
      name: set.schoolName,
      nameEn: set.schoolNameEn,
      aiSetting: { aiEnable: set.aiEnable, aiChatUrl: set.aiChatUrl },
      installModules: set.installModules,
      passwordPolicy: set.passwordPolicy,
      emailService: service.config.mail,
      sms: service.config.sms,
      exactlyOnce: true,
      batch: true,
      time: now,
      minVersion: service.config.minVersion,
      sample: set.sample,
    }
  },
}

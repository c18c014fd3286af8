import type * as review from '../../src/contract/review.ts'
import type { Handlers, Stamps } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { saveSetting, settingOf } from './answers/settings.ts'
import { saveExam } from './exam/stations.ts'
import { figuresOf } from './review/figures.ts'
import { addEntry, dueOf, logOf, logStamp } from './review/review.ts'
import { testedPlacesOf } from './review/testedPlaces.ts'

export const permissions: Permissions<typeof review> = {
  examSave: 'practice.use',
  figures: 'practice.use',
  practiceSetting: 'practice.use',
  practiceSettingSave: 'practice.use',
  reviewAsked: 'practice.use',
  reviewDue: 'practice.use',
  reviewLog: 'practice.use',
  reviewLogAdd: 'practice.use',
}

export const handlers: Handlers<typeof review> = {
  reviewLog: async (_, context) => ({ entries: await logOf(context) }),
  async reviewLogAdd(given, context) {
    await addEntry(given, context)
    return null
  },
  reviewDue: (_, context) => dueOf(context),
  reviewAsked: async (_, context) => ({ places: await testedPlacesOf(context) }),
  async examSave(given, context) {
    await saveExam(given, context)
    return null
  },
  practiceSetting: (_, context) => settingOf(context),
  practiceSettingSave: saveSetting,
  figures: ({ subjectId }, context) => figuresOf(subjectId, context),
}

export const stamps: Stamps<typeof review> = { reviewLog: (_, context) => logStamp(context) }

import type * as specimens from '../../src/contract/specimens.ts'
import type { Mark } from '../../src/contract/specimens.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { deleteSpecimens } from './deleteSpecimens.ts'
import { libraryPage } from './library.ts'
import { markOf } from './mark.ts'
import { deletePersonalMark, personalMarksOf, savePersonalMark } from './personalMarks.ts'
import { subtreeIds } from './places.ts'
import { relatedTo } from './related.ts'
import { mustSee, mustSeeOrBeAsked, oneSpecimen } from './specimen.ts'
import { visibleTeacherMarks } from './teacherMarks.ts'

export const permissions: Permissions<typeof specimens> = {
  commonMarks: 'library.read',
  dyeList: 'library.read',
  mySpecimenPage: 'specimen.own',
  personalMarkDelete: 'mark.own',
  personalMarkSave: 'mark.own',
  personalMarks: 'mark.own',
  relatedOf: 'library.read',
  specimenDeleteBatch: 'specimen.own',
  specimenForQuestion: 'library.read',
  specimenInfo: 'library.read',
  specimenPage: 'library.read',
  suitPeopleList: 'library.read',
}

export const handlers: Handlers<typeof specimens> = {
  specimenPage: (asked, context) => libraryPage(asked, context, 'shown'),
  mySpecimenPage: (asked, context) => libraryPage(asked, context, 'own'),

  async specimenInfo({ id }, context) {
    await mustSee(context, id)
    return oneSpecimen(context, id)
  },

  async specimenForQuestion({ id }, context) {
    await mustSeeOrBeAsked(context, id)
    return oneSpecimen(context, id)
  },

  suitPeopleList: (_, { db }) =>
    db
      .selectFrom('suitPeople')
      .select(['id', 'name', 'nameEn'])
      .where('tenant', '=', tenant)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  async dyeList({ subjectId }, context) {
    const within = subjectId === undefined ? null : await subtreeIds(context, 'subject', subjectId)
    return context.db
      .selectFrom('specimenTally')
      .select(['dye', ({ fn }) => fn.max('dyeEn').as('dyeEn')])
      .where('tenant', '=', tenant)
      .where('dye', '!=', '')
      .where('n', '>', 0)
      .where('subjectId', 'not in', await context.closedSubjects())
      .$if(within !== null, (all) => all.where('subjectId', 'in', within ?? []))
      .groupBy('dye')
      .orderBy(({ fn }) => fn.sum('n'), 'desc')
      .orderBy('dye')
      .execute()
  },

  async specimenDeleteBatch(given, context) {
    await deleteSpecimens(given, context)
    return null
  },

  async relatedOf({ specimenId }, context) {
    await mustSee(context, specimenId)
    return relatedTo(specimenId, context)
  },

  async commonMarks({ specimenId }, context) {
    await mustSee(context, specimenId)
    const rows = await context.db
      .selectFrom('mark')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('specimenId', '=', specimenId)
      .where('layer', '!=', 'personal')
      .orderBy('position')
      .orderBy('id')
      .execute()
    const layer = (name: Mark['layer']) => rows.filter((row) => row.layer === name).map(markOf)
    return {
      presetMarks: layer('preset'),
      teacherMarks: {
        system: layer('system'),
        school: [...layer('school'), ...(await visibleTeacherMarks(specimenId, context))],
      },
    }
  },

  async personalMarks({ specimenId }, context) {
    await mustSee(context, specimenId)
    return personalMarksOf(specimenId, context)
  },

  async personalMarkSave(given, context) {
    await mustSee(context, given.specimenId)
    return savePersonalMark(given, context)
  },

  async personalMarkDelete({ clientId }, context) {
    await deletePersonalMark(clientId, context)
    return null
  },
}

import type * as adminSchool from '../../src/contract/admin/adminSchool.ts'
import type { Context, Handlers } from '../context.ts'
import { transaction } from '../http/idempotency.ts'
import { managedSpecimens, saveSpecimen, subjectsOfMove } from '../library/manageSpecimens.ts'
import {
  managedCatalogs,
  managedSubjects,
  ownSubjectIds,
  parentOf,
  removeCatalog,
  saveCatalog,
  saveSubject,
  subjectOfCatalog,
} from '../library/manageSubjects.ts'
import { managedBanners, removeBanner, saveBanner } from '../notices/manageBanners.ts'
import { isOfSchool } from '../people/manage/managedPlaces.ts'
import { type Permissions, requirePermission } from '../permissions.ts'
import { removeTerm, saveTerm } from '../teaching/manageTerms.ts'

/** @throws Failure 403 where a subject is not the caller's to look after */
async function mustEditSubjects(context: Context, ...subjectIds: number[]): Promise<void> {
  const own = isOfSchool(context) ? [] : await ownSubjectIds(context)
  for (const id of subjectIds)
    requirePermission(context, 'subject.edit', own.includes(id) ? ['ownSubject'] : [])
}

export const permissions: Permissions<typeof adminSchool> = {
  adminTermSave: 'term.edit',
  adminTermRemove: 'term.edit',
  adminSubjectTree: 'subject.edit',
  adminSubjectSave: 'subject.edit',
  adminCatalogTree: 'subject.edit',
  adminCatalogSave: 'subject.edit',
  adminCatalogRemove: 'subject.edit',
  adminSpecimenPage: 'subject.edit',
  adminSpecimenSave: 'subject.edit',
  adminBannerList: 'banner.edit',
  adminBannerSave: 'banner.edit',
  adminBannerRemove: 'banner.edit',
}

export const handlers: Handlers<typeof adminSchool> = {
  adminTermSave: (given, context) => transaction(context, (within) => saveTerm(within, given)),

  async adminTermRemove({ id }, context) {
    await transaction(context, (within) => removeTerm(within, id))
    return null
  },

  async adminSubjectTree(_, context) {
    const own = isOfSchool(context) ? null : await ownSubjectIds(context)
    return managedSubjects(context, (id) => own === null || own.includes(id))
  },

  /** A subject's administrator changes it and makes parts of it; its place among the others is the school's to say. */
  async adminSubjectSave(given, context) {
    const { id, parentId } = given
    if (id !== undefined) await mustEditSubjects(context, id)
    const isPlaced = id !== undefined && (await parentOf(context, id)) === parentId
    if (!isPlaced && parentId !== null) await mustEditSubjects(context, parentId)
    if (!isPlaced && parentId === null) requirePermission(context, 'subject.create', [])
    return transaction(context, (within) => saveSubject(within, given))
  },

  async adminCatalogTree({ subjectId }, context) {
    await mustEditSubjects(context, subjectId)
    return managedCatalogs(context, subjectId)
  },

  async adminCatalogSave(given, context) {
    await mustEditSubjects(context, given.subjectId)
    return transaction(context, (within) => saveCatalog(within, given))
  },

  async adminCatalogRemove({ id }, context) {
    await mustEditSubjects(context, await subjectOfCatalog(context, id))
    await transaction(context, (within) => removeCatalog(within, id))
    return null
  },

  async adminSpecimenPage(search, context) {
    const own = isOfSchool(context) ? null : await ownSubjectIds(context)
    return managedSpecimens(search, context, own)
  },

  async adminSpecimenSave(given, context) {
    const { before, after } = await subjectsOfMove(context, given.id, given.catalogId)
    await mustEditSubjects(context, before, after)
    await transaction(context, (within) => saveSpecimen(within, given, after))
    return null
  },

  adminBannerList: (_, context) => managedBanners(context),
  adminBannerSave: (given, context) => transaction(context, (within) => saveBanner(within, given)),

  async adminBannerRemove({ id }, context) {
    await transaction(context, (within) => removeBanner(within, id))
    return null
  },
}

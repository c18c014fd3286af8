/** Specimens and questions that administrators and teachers bring as files: each import is a job. */
import type * as materialImport from '../../src/contract/admin/materialImport.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import type { ImportScope, QuestionJobInput, SpecimenJobInput } from '../library/importJobs.ts'
import { ownSubjectIds } from '../library/manageSubjects.ts'
import { mustOwnFiles } from '../media/files/ownFiles.ts'
import { isOfSchool } from '../people/manage/managedPlaces.ts'
import { type Permissions, requirePermission } from '../permissions.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'

/**
 * @param isOpen asks besides that students may see the subject
 * @throws Failure 404 where there is no such subject, or the catalogue is of another one
 */
async function mustBePlace(
  { db, closedSubjects }: Context,
  { subjectId, catalogId }: Pick<ImportScope, 'subjectId' | 'catalogId'>,
  isOpen = false,
): Promise<void> {
  if (subjectId === undefined && catalogId !== undefined) throw notFound()
  if (subjectId === undefined) return
  let subjects = db.selectFrom('subject').select(['id', 'parentId']).where('tenant', '=', tenant)
  if (isOpen) subjects = subjects.where('id', 'not in', await closedSubjects())
  const subject = await subjects.where('id', '=', subjectId).executeTakeFirst()
  if (!subject) throw notFound()
  if (catalogId === undefined) return
  const catalog = await db
    .selectFrom('catalog')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', catalogId)
    // a part of a subject has its catalogues there
    .where('subjectId', 'in', [subject.id, subject.parentId ?? subject.id])
    .executeTakeFirst()
  if (!catalog) throw notFound()
}

/** @throws Failure 403 where the subject is not the caller's to look after */
async function scopeOf(
  context: Context,
  { subjectId, catalogId }: { subjectId?: number | undefined; catalogId?: number | undefined },
): Promise<ImportScope> {
  if (isOfSchool(context)) {
    await mustBePlace(context, { subjectId, catalogId })
    return { subjectId, catalogId, within: null }
  }
  const own = await ownSubjectIds(context)
  const isOwn = subjectId !== undefined && own.includes(subjectId)
  requirePermission(context, 'subject.edit', isOwn ? ['ownSubject'] : [])
  await mustBePlace(context, { subjectId, catalogId })
  return { subjectId, catalogId, within: own }
}

/**
 * @param replaced the specimen that gets another picture, for the audit; left out: files become new things
 * @throws Failure 404 where the files are not the caller's own
 */
async function begin(
  context: Context,
  kind: string,
  input: SpecimenJobInput | QuestionJobInput,
  replaced?: number,
): Promise<number> {
  const id = await transaction(context, async (within) => {
    if ('fileId' in input) await mustOwnFiles(within, 'questions', [input.fileId])
    else await mustOwnFiles(within, 'specimen', input.fileIds)
    const jobId = await startJob(within, kind, input)
    const { subjectId = 0, catalogId = 0 } = input
    await recordChange(
      within,
      replaced === undefined
        ? { what: 'material.import', thing: 'job', thingId: jobId, after: { kind, subjectId, catalogId } }
        : { what: 'specimen.replace', thing: 'specimen', thingId: replaced, after: { jobId } },
    )
    return jobId
  })
  context.service.jobs.wake()
  return id
}

export const permissions: Permissions<typeof materialImport> = {
  specimenImport: 'subject.edit',
  specimenReplace: 'subject.edit',
  ownSpecimenImport: 'specimen.bring',
  questionImport: 'subject.edit',
}

export const handlers: Handlers<typeof materialImport> = {
  async specimenImport({ fileIds, ...place }, context) {
    const scope = await scopeOf(context, place)
    return begin(context, 'specimens.import', { fileIds, isOwn: false, ...scope })
  },

  async specimenReplace({ specimenId, fileId }, context) {
    const specimen = await context.db
      .selectFrom('specimen')
      .select('subjectId')
      .where('tenant', '=', tenant)
      .where('id', '=', specimenId)
      .where('deleted', '=', 0)
      .executeTakeFirst()
    if (!specimen) throw notFound()
    const { within } = await scopeOf(context, specimen)
    const input = { fileIds: [fileId], isOwn: false, replaces: specimenId, within }
    return begin(context, 'specimens.import', input, specimenId)
  },

  async ownSpecimenImport({ fileIds, subjectId, catalogId }, context) {
    await mustBePlace(context, { subjectId, catalogId }, true)
    const input = { fileIds, isOwn: true, subjectId, catalogId, within: null }
    return begin(context, 'specimens.import', input)
  },

  async questionImport({ fileId, skip, ...place }, context) {
    const scope = await scopeOf(context, place)
    return begin(context, 'questions.import', { fileId, skip, ...scope })
  },
}

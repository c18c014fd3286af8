import type * as collect from '../../src/contract/teaching/collect.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { libraryPage } from './library.ts'
import { mustSee } from './specimen.ts'
import { collectedAt, flat, readSubjectTree } from './subjects.ts'

async function cancelSpecimens(specimenIds: number[], { db, caller }: Context): Promise<null> {
  await db
    .deleteFrom('collectSpecimen')
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('specimenId', 'in', specimenIds)
    .execute()
  return null
}

export const permissions: Permissions<typeof collect> = {
  cancelCollectBatch: 'library.collect',
  cancelCollectSpecimen: 'library.collect',
  cancelCollectSubject: 'library.collect',
  collectSpecimen: 'library.collect',
  collectSubject: 'library.collect',
  collectedSpecimens: 'library.collect',
  collectedSubjects: 'library.collect',
}

export const handlers: Handlers<typeof collect> = {
  /** A specimen that is a favourite already keeps its time. */
  async collectSpecimen({ specimenId }, context) {
    await mustSee(context, specimenId)
    await context.db
      .insertInto('collectSpecimen')
      .values({ tenant, accountId: context.caller.accountId, specimenId, at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return null
  },

  cancelCollectSpecimen: ({ specimenId }, context) => cancelSpecimens([specimenId], context),
  cancelCollectBatch: ({ specimenIds }, context) => cancelSpecimens(specimenIds, context),

  async collectSubject({ subjectId }, { db, caller, now }) {
    const there = await db
      .selectFrom('subject')
      .select('id')
      .where('tenant', '=', tenant)
      .where('id', '=', subjectId)
      .executeTakeFirst()
    if (!there) throw notFound()
    await db
      .insertInto('collectSubject')
      .values({ tenant, accountId: caller.accountId, subjectId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return null
  },

  async cancelCollectSubject({ subjectId }, { db, caller }) {
    await db
      .deleteFrom('collectSubject')
      .where('tenant', '=', tenant)
      .where('accountId', '=', caller.accountId)
      .where('subjectId', '=', subjectId)
      .execute()
    return null
  },

  /** The latest first. */
  async collectedSubjects(_, context) {
    const at = await collectedAt(context)
    const own = flat(await readSubjectTree(context)).filter(({ id }) => at.has(id))
    return own.sort((a, b) => (at.get(b.id) ?? 0) - (at.get(a.id) ?? 0) || b.id - a.id)
  },

  collectedSpecimens: (asked, context) => libraryPage(asked, context, 'collected'),
}

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from './table.ts'

/** Academies, devices, the audit, background jobs and files: what teaching, quizzes and administration stand on. */
export const up: Step = async (db, name) => {
  const academy = texts(numbered(db, name, 'academy'), 'kind', 'name', 'nameEn')
  await maybeNumbers(numbers(academy, 'position'), 'parentId', 'archivedAt').execute()
  await db.schema.alterTable('account').addColumn('academyId', 'bigint').execute()
  await linkAcademies(db)

  await numbers(
    texts(keyed(db, 'device'), 'uuid', 'name', 'packs'),
    'accountId',
    'lastSeenAt',
    'unsent',
    'reportedAt',
  )
    .addPrimaryKeyConstraint('deviceKey', ['tenant', 'accountId', 'uuid'])
    .execute()

  await addAudit(db, name)
  await addJobs(db, name)
  await addFiles(db, name)
}

const addAudit: Step = async (db, name) => {
  const audit = texts(
    numbered(db, name, 'audit'),
    'what',
    'thing',
    'thingId',
    'before',
    'after',
    'address',
    'reason',
  )
  await numbers(audit, 'accountId', 'at').execute()
  await db.schema.createIndex('auditAt').on('audit').columns(['tenant', 'at']).execute()
  await db.schema.createIndex('auditThing').on('audit').columns(['tenant', 'thing', 'thingId']).execute()
}

const addJobs: Step = async (db, name) => {
  const job = texts(
    numbered(db, name, 'job'),
    'kind',
    'input',
    'state',
    'message',
    'result',
    'saved',
    'worker',
  )
  await maybeNumbers(
    numbers(job, 'done', 'total', 'ownerId', 'createdAt', 'leaseUntil', 'cancelAsked', 'tries'),
    'startedAt',
    'endedAt',
  ).execute()
  await db.schema.createIndex('jobWaiting').on('job').columns(['tenant', 'state', 'leaseUntil']).execute()
  await db.schema.createIndex('jobOwner').on('job').columns(['tenant', 'ownerId', 'createdAt']).execute()
}

const addFiles: Step = async (db, name) => {
  const file = texts(
    numbered(db, name, 'file'),
    'key',
    'useTo',
    'name',
    'type',
    'sha256',
    'state',
    'storageKey',
  )
  await maybeNumbers(numbers(file, 'ownerId', 'size', 'createdAt', 'touchedAt'), 'width', 'height')
    .addUniqueConstraint('fileKey', ['tenant', 'ownerId', 'key'])
    .execute()
  await db.schema.createIndex('fileState').on('file').columns(['tenant', 'state', 'touchedAt']).execute()
}

/**
 * Makes the tree of academies and classes from the names that accounts carried as texts, and links each account to its
 * place in it. Accounts that are linked already stay as they are, so it may run again after more accounts came.
 */
export async function linkAcademies(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`insert into "academy" ("tenant", "kind", "name", "nameEn")
    select "tenant", 'academy', "academyName", max("academyNameEn") from "account" a
    where "academyId" is null and "academyName" <> '' and not exists (select 1 from "academy" o
      where o."tenant" = a."tenant" and o."parentId" is null and o."name" = a."academyName")
    group by "tenant", "academyName"`)
  await run(`insert into "academy" ("tenant", "kind", "name", "nameEn", "parentId")
    select a."tenant", 'class', a."classesName", max(a."classesNameEn"), p."id" from "account" a
    join "academy" p on p."tenant" = a."tenant" and p."parentId" is null and p."name" = a."academyName"
    where a."academyId" is null and a."classesName" <> '' and not exists (select 1 from "academy" o
      where o."tenant" = a."tenant" and o."parentId" = p."id" and o."name" = a."classesName")
    group by a."tenant", a."classesName", p."id"`)
  await run(`update "account" set "academyId" = coalesce(
      (select min(c."id") from "academy" c join "academy" p on p."tenant" = c."tenant" and p."id" = c."parentId"
        where c."tenant" = "account"."tenant" and c."name" = "account"."classesName"
          and p."name" = "account"."academyName"),
      (select min(p."id") from "academy" p where p."tenant" = "account"."tenant" and p."parentId" is null
        and p."name" = "account"."academyName"))
    where "academyId" is null`)
}

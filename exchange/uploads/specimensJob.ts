/** The background job `specimens.import`: uploaded slides and photographs become specimens, one after the other. */
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import type { SpecimenJobInput } from '../../server/library/importJobs.ts'
import { mediaFolder } from '../../server/media/address.ts'
import { dropFiles } from '../../server/media/files/uploads.ts'
import { lockPictures } from '../../server/media/lock.ts'
import type { Db } from '../../server/store/db.ts'
import type { RunJob, RunningJob } from '../../server/store/jobs/kinds.ts'
import { tenant } from '../../server/store/schema.ts'
import type { ImportedItem, MaterialImport } from '../../src/contract/admin/materialImport.ts'
import { clearUp } from '../cut.ts'
import { findFiles } from '../found.ts'
import { importFile, importFiles, type SlideReport, type Wishes } from '../run.ts'
import { replacePicture } from '../slide.ts'
import { Wrong } from '../texts.ts'
import { fetchUploads } from './fetch.ts'
import { ImportOutcome, inBothLanguages } from './outcome.ts'
import { uploadJob } from './uploadJob.ts'

type SpecimenJob = RunningJob<SpecimenJobInput, ImportedItem[]>

async function loginNameOf(db: Db, accountId: number): Promise<string> {
  const account = await db.kysely
    .selectFrom('account')
    .select('loginName')
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return account.loginName
}

const asText = (id: number | undefined) => (id === undefined ? undefined : String(id))

async function wishesOf(db: Db, { input, ownerId }: SpecimenJob): Promise<Wishes> {
  const { subjectId, catalogId, within, isOwn } = input
  return {
    subject: asText(subjectId),
    catalog: asText(catalogId),
    owner: isOwn ? await loginNameOf(db, ownerId) : undefined,
    isOwn,
    within,
  }
}

/** Reports each file to the page as it is done: a process that goes on later begins behind it. */
function reportTo(job: SpecimenJob, outcome: ImportOutcome, total: number): SlideReport {
  const countDone = () => outcome.items.filter(({ state }) => state !== 'note').length
  return {
    problem: (what) => outcome.add('', 'failed', [what]),
    note: (what) => outcome.add('', 'note', [what]),
    progress: (what) => void job.report({ done: countDone(), total, message: inBothLanguages(what) }),
    add({ file, imported, notes }) {
      const said = [...notes, ...(imported?.leftOut ?? []), ...(imported?.removed ?? [])]
      outcome.add(file, imported?.result ?? 'failed', said, { specimenId: imported?.id ?? 0 })
      void job.report({ done: countDone(), total, saved: outcome.items })
    },
  }
}

async function importFolder(db: Db, job: SpecimenJob, folder: string, outcome: ImportOutcome) {
  const known = new Set(outcome.items.map(({ name }) => name))
  const found = await findFiles(folder)
  const wishes = { ...(await wishesOf(db, job)), isDone: (file: string) => known.has(file) }
  await importFiles(db, job.dataDir, found, wishes, reportTo(job, outcome, found.paths.length))
}

/** One file takes the place of a specimen's picture. */
async function replaceBy(
  db: Db,
  job: SpecimenJob,
  given: { path: string; specimenId: number },
  outcome: ImportOutcome,
) {
  const file = basename(given.path)
  const report = reportTo(job, outcome, 1)
  // an earlier process had reported it
  if (outcome.items.length > 0) return
  await importFile(report, file, (_notes, onProgress) =>
    replacePicture(db, job.dataDir, given, { restriction: job.input, onProgress }),
  )
}

async function importSpecimens(db: Db, job: SpecimenJob): Promise<MaterialImport> {
  const { dataDir, input, ownerId } = job
  const release = lockPictures(dataDir, 'import')
  if (!release) throw new Wrong('running')
  const folder = join(mediaFolder(dataDir), '.making', `uploads-${job.id}`)
  try {
    await clearUp(db, dataDir)
    const { fileIds } = input
    const fetched = await fetchUploads(db, job, { ownerId, useTo: 'specimen', fileIds, folder })
    const outcome = new ImportOutcome(job.saved ?? [])
    try {
      const [path = ''] = fetched.paths
      if (input.replaces === undefined) await importFolder(db, job, folder, outcome)
      else await replaceBy(db, job, { path, specimenId: input.replaces }, outcome)
    } finally {
      await fetched.done()
    }
    await dropFiles(db, job, ownerId, fileIds)
    return outcome.result()
  } finally {
    release()
  }
}

const importUploaded = uploadJob(importSpecimens)

export const run: RunJob<SpecimenJobInput, ImportedItem[]> = (job) => {
  // whoever uses the school meanwhile comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return importUploaded(job)
}

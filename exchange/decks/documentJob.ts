/** The background job `document`: a courseware's PDF becomes pictures of its pages, for readers who may not download it. */
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { mediaFolder } from '../../server/media/address.ts'
import { fileStoreOf } from '../../server/media/files/store.ts'
import { type Db, openMigrated } from '../../server/store/db.ts'
import { JobFailure, type RunningJob } from '../../server/store/jobs/kinds.ts'
import { tenant } from '../../server/store/schema.ts'
import { type DocumentJobInput, storeDocumentPages } from '../../server/teaching/documentPages.ts'
import { inWords, Unsaid } from '../words.ts'
import { convertDeck, type SourceFile } from './convert.ts'
import { DeckFault } from './texts.ts'

async function sourceOf(db: Db, job: RunningJob<DocumentJobInput>): Promise<SourceFile> {
  const row = await db.kysely
    .selectFrom('file')
    .select(['name', 'type', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('id', '=', job.input.fileId)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (!row) throw new DeckFault('gone')
  const { path } = await fileStoreOf(job).localPath(row.storageKey)
  return { path, name: row.name, type: row.type }
}

async function makePages(db: Db, job: RunningJob<DocumentJobInput>, workFolder: string): Promise<boolean> {
  const { dataDir, input } = job
  const { pages } = await convertDeck({
    files: [await sourceOf(db, job)],
    dataDir,
    workFolder,
    onStep: ({ done, total, said }) =>
      job.report({ done, total, message: { zh: inWords('zh', said), en: inWords('en', said) } }),
  })
  const shown = pages.map(({ picture, width, height, text }) => ({ picture, width, height, text }))
  return storeDocumentPages(db, input, shown)
}

/** @returns whether the courseware still had the document */
export async function run(job: RunningJob<DocumentJobInput>): Promise<{ stored: boolean }> {
  const { dataDir, databaseUrl, id } = job
  // whoever uses the school meanwhile comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const workFolder = join(mediaFolder(dataDir), '.making', 'documents', String(id))
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    return { stored: await makePages(db, job, workFolder) }
  } catch (failure) {
    await rm(workFolder, { recursive: true, force: true })
    const { note } = failure instanceof Unsaid ? failure : {}
    throw note ? new JobFailure({ zh: inWords('zh', note), en: inWords('en', note) }) : failure
  } finally {
    await db.close()
  }
}

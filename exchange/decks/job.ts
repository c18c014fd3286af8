/** The background job `deck`: uploaded files become a deck that its teacher looks at before anybody else does. */
import { readdir, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { mediaFolder } from '../../server/media/address.ts'
import { fileStoreOf, type StorePlace } from '../../server/media/files/store.ts'
import { dropFiles } from '../../server/media/files/uploads.ts'
import { type Db, openMigrated } from '../../server/store/db.ts'
import { JobFailure, type RunningJob } from '../../server/store/jobs/kinds.ts'
import { tenant } from '../../server/store/schema.ts'
import { broughtDeckId, type DeckJobInput, storeBroughtDeck } from '../../server/teaching/broughtDecks.ts'
import { inWords, type Said, Unsaid } from '../words.ts'
import { convertDeck, type SourceFile } from './convert.ts'
import { DeckFault } from './texts.ts'

const bothLanguages = (said: Said) => ({ zh: inWords('zh', said), en: inWords('en', said) })

const workRoot = (dataDir: string) => join(mediaFolder(dataDir), '.making', 'brought')

/** Where a job makes its pages. */
const workFolderOf = (dataDir: string, jobId: number) => join(workRoot(dataDir), String(jobId))

/** Clears what jobs left that were cancelled or that failed. */
async function clearEnded(db: Db, dataDir: string): Promise<void> {
  const names = await readdir(workRoot(dataDir)).catch(() => [])
  const ids = names.map(Number).filter(Number.isSafeInteger)
  if (ids.length === 0) return
  const going = await db.kysely
    .selectFrom('job')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  const kept = new Set(going.map(({ id }) => id))
  for (const id of ids)
    if (!kept.has(id)) await rm(workFolderOf(dataDir, id), { recursive: true, force: true })
}

/** The files that were uploaded for it, by their owner alone. @throws DeckFault */
async function sourcesOf(db: Db, job: RunningJob<DeckJobInput>): Promise<SourceFile[]> {
  const { ownerId, input } = job
  const rows = await db.kysely
    .selectFrom('file')
    .select(['id', 'name', 'type', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('ownerId', '=', ownerId)
    .where('useTo', '=', 'slides')
    .where('state', '=', 'ready')
    .where('id', 'in', input.fileIds)
    .execute()
  if (rows.length < new Set(input.fileIds).size) throw new DeckFault('gone')
  const sources: SourceFile[] = []
  for (const { name, type, storageKey } of rows) {
    const { path } = await fileStoreOf(job).localPath(storageKey)
    sources.push({ path, name, type })
  }
  return sources
}

/** Files of jobs that were cancelled or that failed: nothing leads to them any more. */
async function dropUnused(db: Db, place: StorePlace, ownerId: number): Promise<void> {
  const ended = await db.kysely
    .selectFrom('job')
    .select('input')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'deck')
    .where('ownerId', '=', ownerId)
    .where('state', 'in', ['cancelled', 'failed'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const going = await db.kysely
    .selectFrom('job')
    .select('input')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'deck')
    .where('ownerId', '=', ownerId)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  const idsOf = (rows: readonly { input: string }[]) =>
    rows.flatMap(({ input }) => (JSON.parse(input) as DeckJobInput).fileIds)
  const needed = new Set(idsOf(going))
  await dropFiles(
    db,
    place,
    ownerId,
    idsOf(ended).filter((id) => !needed.has(id)),
  )
}

async function makeDeck(db: Db, job: RunningJob<DeckJobInput>): Promise<number> {
  const { dataDir, ownerId, input } = job
  const key = `job:${job.id}`
  // the process before this one may have ended between the last step and its result
  const known = await broughtDeckId(db.kysely, key)
  if (known !== null) return known
  const deck = await convertDeck({
    files: await sourcesOf(db, job),
    dataDir,
    workFolder: workFolderOf(dataDir, job.id),
    onStep: ({ done, total, said }) => job.report({ done, total, message: bothLanguages(said) }),
  })
  const pages = deck.pages.length
  await job.report({ done: pages, total: pages })
  return storeBroughtDeck(db.kysely, { key, ownerId, name: input.name, deck })
}

/** @returns the deck's id, which the page opens to show every page */
export async function run(job: RunningJob<DeckJobInput>): Promise<{ deckId: number }> {
  const { dataDir, databaseUrl, ownerId, input } = job
  // whoever uses the school meanwhile comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    await clearEnded(db, dataDir)
    await dropUnused(db, job, ownerId)
    const deckId = await makeDeck(db, job)
    await dropFiles(db, job, ownerId, input.fileIds)
    return { deckId }
  } catch (failure) {
    throw failure instanceof Unsaid ? new JobFailure(bothLanguages(failure.note)) : failure
  } finally {
    await db.close()
  }
}

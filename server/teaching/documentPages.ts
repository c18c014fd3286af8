/** A document that students may read but not download reaches them as pictures of its pages, which a job makes. */
import type { DocumentPage, FileLink } from '../../src/contract/teaching/courseware.ts'
import { isPdf } from '../../src/rules/pdfReader.ts'
import type { Context } from '../context.ts'
import { uploadedId } from '../media/address.ts'
import type { Db } from '../store/db.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'

export const documentJob = 'document'

/** Input of the job. */
export interface DocumentJobInput {
  coursewareId: number
  fileId: number
  /** of the document: another one may have taken its place meanwhile */
  url: string
}

interface StoredPages {
  url: string
  /** of the courseware, as these pages made it */
  version: number
  pages: DocumentPage[]
}

interface Documented {
  doc: string
  docPages: string
}

const storedPages = ({ docPages }: Documented): StoredPages | null =>
  docPages === '' ? null : (JSON.parse(docPages) as StoredPages)

/** Empty until they are made. */
export function documentPagesOf(row: Documented): DocumentPage[] {
  if (row.doc === '') return []
  const { url } = JSON.parse(row.doc) as FileLink
  const stored = storedPages(row)
  return stored?.url === url ? stored.pages : []
}

/** Whether the change from this version to the next one was that of pages alone: nobody's other change is lost then. */
export const isOnlyPagesSince = (row: Documented & { version: number }, version: number): boolean =>
  row.version === version + 1 && storedPages(row)?.version === row.version

/** Begins to make the pages of a PDF that may not be downloaded, where they are not there. */
export async function beginDocumentPages(within: Context, coursewareId: number): Promise<void> {
  const row = await within.db
    .selectFrom('courseware')
    .select(['doc', 'docPages', 'allowDownloadDoc'])
    .where('tenant', '=', tenant)
    .where('id', '=', coursewareId)
    .executeTakeFirstOrThrow()
  if (row.doc === '' || row.allowDownloadDoc === 1 || documentPagesOf(row).length > 0) return
  const { url, name } = JSON.parse(row.doc) as FileLink
  const fileId = uploadedId(url)
  if (fileId === null || !isPdf(name)) return
  const input: DocumentJobInput = { coursewareId, fileId, url }
  await startJob(within, documentJob, input)
}

/** Stores them as a new version, where the courseware still has this document. */
export async function storeDocumentPages(
  db: Db,
  { coursewareId, url }: DocumentJobInput,
  pages: DocumentPage[],
): Promise<boolean> {
  return db.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('courseware')
      .select(['doc', 'version'])
      .where('tenant', '=', tenant)
      .where('id', '=', coursewareId)
      .executeTakeFirst()
    if (!row || row.doc === '' || (JSON.parse(row.doc) as FileLink).url !== url) return false
    const version = row.version + 1
    const stored: StoredPages = { url, version, pages }
    const written = await trx
      .updateTable('courseware')
      .set({ docPages: JSON.stringify(stored), version })
      .where('tenant', '=', tenant)
      .where('id', '=', coursewareId)
      .where('version', '=', row.version)
      .executeTakeFirst()
    return written.numUpdatedRows > 0n
  })
}

/** All that was handed in for an assignment as one ZIP archive. */
import { TextReader } from '@zip.js/zip.js'
import type { AssignmentLine, Attachment } from '../../../src/contract/quizzes/assignment.ts'
import type { Context, Service } from '../../context.ts'
import { pathOf } from '../../http/staticFiles.ts'
import { fileStoreOf, type StorePlace } from '../../media/files/store.ts'
import { type FileRow, safeName } from '../../media/files/uploads.ts'
import { tenant } from '../../store/schema.ts'
import { requireQuizRight } from '../quiz.ts'
import { type ArchiveWriter, readDownloader, zipResponse } from '../zipDownload.ts'
import { listAssignmentLines } from './gradeSubmissions.ts'
import { assignmentById } from './submissions.ts'

const address = /^\/wk_mobile\/media\/own\/assignment\/(\d{1,15})\.zip$/

/**
 * Answers the archive of an assignment to its teachers.
 * @returns null for any other address
 * @throws Failure 401 without a session, 403 for others, 404 without such an assignment
 */
export async function serveSubmissions(service: Service, request: Request): Promise<Response | null> {
  const id = address.exec(pathOf(request.url))?.[1]
  if (id === undefined) return null
  const context = await readDownloader(service, request)
  const assignment = await assignmentById(context, Number(id))
  await requireQuizRight(context, assignment.courseId, 'watch')
  const lines = await listAssignmentLines(context, assignment)
  // Pictures and documents are compressed already.
  return zipResponse(assignment.title, id, 0, (zip) => writeLines(zip, context, service.config, lines))
}

async function writeLines(
  zip: ArchiveWriter,
  { rows }: Pick<Context, 'rows'>,
  place: StorePlace,
  lines: readonly AssignmentLine[],
): Promise<void> {
  const addFile = async ({ id, name }: Attachment, folder: string) => {
    const [file] = await rows<FileRow>('select * from "file" where "tenant" = ? and "id" = ?', [tenant, id])
    if (!file) return
    const bytes = await fileStoreOf(place).read(file.storageKey, 0, file.size - 1)
    await zip.add(`${folder}/${id} ${safeName(name)}`, bytes)
  }
  for (const line of lines) {
    const last = line.submissions.at(-1)
    if (!last) continue
    const folder = safeName(`${line.loginName} ${line.name}`)
    if (last.content !== '') await zip.add(`${folder}/${last.version}.txt`, new TextReader(last.content))
    for (const file of last.attachments) await addFile(file, folder)
  }
}

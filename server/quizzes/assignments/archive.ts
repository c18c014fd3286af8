/** All that was handed in for an assignment as one ZIP archive, streamed file by file: memory stays flat. */
import { TextReader, ZipWriter } from '@zip.js/zip.js'
import type { AssignmentLine, Attachment } from '../../../src/contract/quizzes/assignment.ts'
import type { Context, Service } from '../../context.ts'
import { sessionGone } from '../../http/failure.ts'
import { pathOf } from '../../http/staticFiles.ts'
import { cookieToken } from '../../library/mediaFiles.ts'
import { fileStoreOf, type StorePlace } from '../../media/files/store.ts'
import { type FileRow, safeName } from '../../media/files/uploads.ts'
import { callerOf, tokenFrom } from '../../people/session.ts'
import { tenant } from '../../store/schema.ts'
import { requireQuizRight } from '../quiz.ts'
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
  const token = tokenFrom(request.headers.get('authorization')) || cookieToken(request)
  const now = service.now()
  const caller = await callerOf(service, token, now)
  if (!caller) throw sessionGone()
  const context = { rows: service.db.rows, caller, now }
  const assignment = await assignmentById(context, Number(id))
  await requireQuizRight(context, assignment.courseId, 'watch')
  const lines = await listAssignmentLines(context, assignment)
  const name = safeName(`${assignment.title}.zip`)
  return new Response(streamArchive(context, service.config, lines), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${id}.zip"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The archive as it is written: the next file is read when the reader took the one before it. */
function streamArchive(
  { rows }: Pick<Context, 'rows'>,
  place: StorePlace,
  lines: readonly AssignmentLine[],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { level: 0, useWebWorkers: false, keepOrder: true })
  const write = async () => {
    for (const line of lines) {
      const last = line.submissions.at(-1)
      if (!last) continue
      const folder = safeName(`${line.loginName} ${line.name}`)
      if (last.content !== '') await zip.add(`${folder}/${last.version}.txt`, new TextReader(last.content))
      for (const file of last.attachments) await addFile(file, folder)
    }
    await zip.close()
  }
  const addFile = async ({ id, name }: Attachment, folder: string) => {
    const [file] = await rows<FileRow>('select * from "file" where "tenant" = ? and "id" = ?', [tenant, id])
    if (!file) return
    const bytes = await fileStoreOf(place).read(file.storageKey, 0, file.size - 1)
    await zip.add(`${folder}/${id} ${safeName(name)}`, bytes)
  }
  // whoever asked left, or a file is gone: the reader hears of it
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}

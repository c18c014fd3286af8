/** Files for links that the browser follows itself. ZIP archives are written as they are read: memory stays flat. */
import { ZipWriter } from '@zip.js/zip.js'
import type { CallerContext, Service } from '../context.ts'
import { sessionGone } from '../http/failure.ts'
import { cookieToken } from '../library/pictures/mediaFiles.ts'
import { safeName } from '../media/files/uploads.ts'
import { callerOf, tokenFrom } from '../people/session.ts'

/** Who follows the link, by the session's header or cookie. @throws Failure 401 without a session */
export async function readDownloader(service: Service, request: Request): Promise<CallerContext> {
  const token = tokenFrom(request.headers.get('authorization')) || cookieToken(request)
  const now = service.now()
  const caller = await callerOf(service, token, now)
  if (!caller) throw sessionGone()
  return { rows: service.db.rows, caller, now }
}

/** @param plainName a name for browsers that read only ASCII */
export const attachmentHeaders = (name: string, plainName: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(safeName(name))}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})

export type ArchiveWriter = ZipWriter<unknown>

/**
 * The archive as it is written: the next file is made when the reader took the one before it.
 * @param plainName a name for browsers that read only ASCII
 */
export function zipResponse(
  title: string,
  plainName: string,
  level: number,
  write: (zip: ArchiveWriter) => Promise<void>,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { level, useWebWorkers: false, keepOrder: true })
  const writeAll = async () => {
    await write(zip)
    await zip.close()
  }
  // Whoever asked left, or a file is gone: the reader hears of it.
  writeAll().catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return new Response(readable, {
    headers: attachmentHeaders(`${title}.zip`, `${plainName}.zip`, 'application/zip'),
  })
}

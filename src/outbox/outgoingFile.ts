/** Files that wait on this device: their bytes go to the service in pieces, before the row that tells of them. */
import type { Answer } from '../api/answer.ts'
import { outgoing } from '../api/call.ts'
import type { Outgoing } from '../api/http.ts'
import { success } from '../contract/codes.ts'
import { type Begun, fileBegin, fileFinish, filePiece } from '../contract/files.ts'
import { inUser } from '../device/db.ts'
import { outgoingFileKey } from '../device/names.ts'
import { pieceBytes } from '../rules/fileUses.ts'
import type { OutgoingFile } from './actions/action.ts'

/** Reads the bytes of a waiting file; null where this device no longer has them. */
export async function readOutgoingFile(user: number, key: string): Promise<Blob | null> {
  const stored = await inUser(user, (db) => db.get('drafts', outgoingFileKey(key)))
  return stored?.value instanceof Blob ? stored.value : null
}

export const dropOutgoingFile = (user: number, key: string): Promise<void> =>
  inUser(user, (db) => db.delete('drafts', outgoingFileKey(key)))

/** The data of the service's answer; undefined where it did not take the call. */
function dataOf(answer: Answer | null): unknown {
  const isTaken = answer !== null && answer.status >= 200 && answer.status < 300
  return isTaken && answer.envelope?.code === success ? answer.envelope.data : undefined
}

/** The bytes are gone: the row is refused as the service would refuse it, and the person decides. */
const lostBytes = (id: string): Answer => ({
  status: 404,
  envelope: { code: 404, message: '', data: null },
  key: id,
  retryAfter: null,
})

const noAnswer = () => null

/** How long (ms) an upload runs before it lets other rows go first: an answer of a quiz does not wait behind a film. */
const sliceMs = 8000

/** Bytes of waiting files, as the drain reaches them. */
export interface OutgoingFiles {
  read(key: string): Promise<Blob | null>
  drop(key: string): Promise<void>
}

export const outgoingFilesOf = (user: number): OutgoingFiles => ({
  read: (key) => readOutgoingFile(user, key),
  drop: (key) => dropOutgoingFile(user, key),
})

/** `sent`: all of it is there. `more`: its turn is over. `stopped`: the answer that stopped it; null where none came. */
export type FileEnd = { kind: 'sent' } | { kind: 'more' } | { kind: 'stopped'; answer: Answer | null }

/**
 * Sends the part of a file that the service lacks.
 * @param id of the row: an answer that ends it carries it as its key
 */
export async function sendOutgoingFile(
  id: string,
  { key, name, size, useTo, sha256 }: OutgoingFile,
  send: (request: Outgoing) => Promise<Answer>,
  read: OutgoingFiles['read'],
): Promise<FileEnd> {
  const stopped = (answer: Answer | null): FileEnd => ({
    kind: 'stopped',
    answer: answer && { ...answer, key: id },
  })
  const began = Date.now()
  const begun = await send(outgoing(fileBegin, { key, name, size, useTo })).catch(noAnswer)
  const place = dataOf(begun) as Begun | undefined
  if (!place) return stopped(begun)
  let { offset } = place
  const bytes = offset < size ? await read(key) : null
  if (offset < size && !bytes) return stopped(lostBytes(id))
  while (bytes && offset < size) {
    if (Date.now() - began > sliceMs) return { kind: 'more' }
    const piece = bytes.slice(offset, offset + pieceBytes)
    const answer = await send({ ...outgoing(filePiece, { id: place.id, offset }), piece }).catch(noAnswer)
    const safe = dataOf(answer) as { offset: number } | undefined
    if (!safe) return stopped(answer)
    offset = safe.offset
  }
  const finished = await send(outgoing(fileFinish, { id: place.id, sha256 })).catch(noAnswer)
  return dataOf(finished) === undefined ? stopped(finished) : { kind: 'sent' }
}

/** The work that a student hands in for an assignment: its files first, then the submission that names them. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { useAtomValue } from 'jotai'
import {
  type AssignmentAnswer,
  type Attachment,
  assignmentPhotos,
} from '../../contract/quizzes/assignment.ts'
import { systemInfo } from '../../contract/system.ts'
import { assignmentAnnouncementLane, assignmentLane } from '../../device/lanes.ts'
import { assignmentDraftKey, newId, outgoingFileKey, outgoingFilePrefix } from '../../device/names.ts'
import type { QueueRow } from '../../device/stored.ts'
import type { OutgoingFile } from '../../outbox/actions/action.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import { entry, type NewRow } from '../../outbox/entry.ts'
import { pieceBytes } from '../../rules/fileUses.ts'
import { hashSubmission } from '../../rules/quizzes/submissionHash.ts'
import { dropDraft, loadDraft, putDraft, saveDraft, writeDrafts } from '../engine/drafts.ts'
import { pendingRows } from '../engine/enqueueInLane.ts'
import { ledgerAtom } from '../engine/overlay.ts'
import { inMemory, query } from '../engine/query.ts'
import { ledgerRead } from '../engine/reading.ts'
import { currentBeacon, listenToBeacons, serviceTimes } from './clock.ts'

/** A file on this device that waits to be handed in. */
export type WaitingFile = OutgoingFile

/** Work that was begun and not handed in. */
export interface AssignmentDraft {
  content: string
  files: WaitingFile[]
  /** Answers by question; left out: none was changed. */
  answers?: Readonly<Record<number, string>>
}

const isDraft = (value: unknown): value is AssignmentDraft =>
  typeof value === 'object' && value !== null && 'content' in value && 'files' in value

/** Read piece by piece: a large file would not fit into the memory of a phone. */
async function hashOfFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += pieceBytes)
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()))
  return bytesToHex(hash.digest())
}

/** Age (ms) at which a file that nobody handed in is given up. */
const longestWaitMs = 60 * 86_400_000

/** Stores a file on this device until it is sent. @returns null where there is no room for it */
export async function keepFile(file: File): Promise<WaitingFile | null> {
  const sum = await hashOfFile(file)
  const key = newId()
  const isStored = await writeDrafts(async (drafts) => {
    const files = IDBKeyRange.bound(outgoingFilePrefix, `${outgoingFilePrefix}\uffff`)
    for (let at = await drafts.openCursor(files); at; at = await at.continue())
      if (at.value.at < Date.now() - longestWaitMs) await at.delete()
    await putDraft(drafts, outgoingFileKey(key), new Blob([file], { type: file.type }))
  })
  return isStored ? { key, name: file.name, size: file.size, useTo: 'attachment', sha256: sum } : null
}

const isBlob = (value: unknown): value is Blob => value instanceof Blob

/** The bytes of a file that waits here. */
export const waitingFileBytes = (key: string): Promise<Blob | undefined> =>
  loadDraft(outgoingFileKey(key), isBlob)

export const forgetFile = (key: string): Promise<void> => dropDraft(outgoingFileKey(key))

/** What was begun on this device; from then on it hears the service's time, which the hand-in names. */
export function loadAssignmentDraft(practiseId: number): Promise<AssignmentDraft | undefined> {
  listenToBeacons()
  return loadDraft(assignmentDraftKey(practiseId), isDraft)
}

export const saveAssignmentDraft = (practiseId: number, draft: AssignmentDraft): Promise<boolean> =>
  saveDraft(assignmentDraftKey(practiseId), draft)

const placeOf = (practiseId: number) => ({
  lane: assignmentLane(practiseId),
  subject: `assignment:${practiseId}`,
})

const announcementPlaceOf = (practiseId: number) => ({
  lane: assignmentAnnouncementLane(practiseId),
  subject: `assignmentAnnouncement:${practiseId}`,
})

const fileRows = (practiseId: number, files: readonly WaitingFile[]): NewRow[] =>
  files.map((file) => entry('file.upload', file, placeOf(practiseId), Date.now()))

async function queueAll(rows: readonly NewRow[]): Promise<void> {
  await enqueueAll(rows)
  await ledgerRead()
}

/**
 * Whether work has to wait for something else to be sent: its own files, or what was handed in before. A service without
 * our calls for quizzes could do nothing with an announcement.
 */
async function needsAnnouncement(practiseId: number, files: readonly WaitingFile[]): Promise<boolean> {
  if (inMemory(systemInfo, {})?.reply.quiz !== true) return false
  const { lane } = placeOf(practiseId)
  return files.length > 0 || (await pendingRows()).some((row) => row.lane === lane)
}

/**
 * Hands in a version, with or without network. Resolves once all of it is stored on this device. Its hash goes before
 * its files: it proves that the work was made by then, however long they take.
 * @param photos that a phone added and the service has
 * @param answers to the assignment's questions; left out where it has none
 */
export async function handInAssignment(
  practiseId: number,
  { content, files }: AssignmentDraft,
  photos: readonly Attachment[],
  answers?: readonly AssignmentAnswer[],
): Promise<void> {
  const { wallTime, monoTime } = serviceTimes()
  const beacon = currentBeacon()
  const work = {
    practiseId,
    content,
    answers: answers && [...answers],
    attachments: photos.map(({ id }) => id),
    clientId: newId(),
    at: wallTime,
    mono: monoTime,
    beacon: beacon === '' ? undefined : beacon,
  }
  const submission = entry(
    'assignment.submit',
    { ...work, files: files.map(({ key }) => key) },
    placeOf(practiseId),
    Date.now(),
  )
  const hash = hashSubmission({ ...work, fileHashes: files.map(({ sha256: sum }) => sum) })
  const announcements = (await needsAnnouncement(practiseId, files))
    ? [entry('assignment.announce', { practiseId, hash }, announcementPlaceOf(practiseId), Date.now())]
    : []
  await queueAll([...announcements, ...fileRows(practiseId, files), submission])
  await dropDraft(assignmentDraftKey(practiseId))
}

/** Puts photos of this phone into the submission that is open on another device. */
export async function addPhotos(practiseId: number, files: readonly WaitingFile[]): Promise<void> {
  const named = files.map(({ key }) =>
    entry('assignment.photo', { practiseId, file: key }, placeOf(practiseId), Date.now()),
  )
  await queueAll([...fileRows(practiseId, files), ...named])
}

export const assignmentPhotosQuery = (practiseId: number) => query(assignmentPhotos, { practiseId })

/** Submissions of an assignment that are only on this device so far, with the files before them. */
export function useWaitingSubmission(practiseId: number): 'waiting' | 'parked' | undefined {
  const { rows } = useAtomValue(ledgerAtom)
  const { subject } = placeOf(practiseId)
  const own = rows.filter((row: QueueRow) => row.subject === subject && row.call !== 'assignment.seen')
  if (own.length === 0) return undefined
  return own.some(({ state }) => state === 'parked') ? 'parked' : 'waiting'
}

/** The answers of the newest submission that is only on this device so far. */
export function useWaitingAnswers(practiseId: number): readonly AssignmentAnswer[] | undefined {
  const { rows } = useAtomValue(ledgerAtom)
  const { subject } = placeOf(practiseId)
  const newest = rows.findLast((row: QueueRow) => row.subject === subject && row.call === 'assignment.submit')
  return (newest?.input as { answers?: readonly AssignmentAnswer[] } | undefined)?.answers
}

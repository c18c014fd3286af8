/** The hash by which a device announces work before its files have arrived. Pure. */
import { sha256OfText } from '../bytes/sha256.ts'

/** All that a device says when it hands in work for an assignment. */
export interface HashedSubmission {
  practiseId: number
  clientId: string
  content: string
  /** Left out: those that the service has. */
  answers?: readonly { questionId: number; content: string }[] | undefined
  /** Ids of files that the service has. */
  attachments: readonly number[]
  /** SHA-256 of each file that waits on the device, hex, in the order in which the submission names them. */
  fileHashes: readonly string[]
  at?: number | undefined
  mono?: number | null | undefined
  beacon?: string | undefined
}

/** The service removes these characters from every text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** SHA-256 of a submission in one fixed form, so that device and service compute the same. */
export const hashSubmission = (given: HashedSubmission): string =>
  sha256OfText(
    JSON.stringify([
      given.practiseId,
      given.clientId,
      withoutNul(given.content),
      given.answers?.map(({ questionId, content }) => [questionId, withoutNul(content)]) ?? null,
      given.attachments,
      given.fileHashes.map((hash) => hash.toLowerCase()),
      given.at ?? null,
      given.mono ?? null,
      given.beacon ?? null,
    ]),
  )

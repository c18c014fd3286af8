/**
 * Papers under seal: a device holds the paper before the quiz opens, and a code that is read out in the room opens it
 * without network. At the end a teacher witnesses what each device holds.
 */
import * as v from 'valibot'
import { get, id, optional, post, postOnce, time, title, uuid } from '../endpoint.ts'
import type { QuizPaper } from './quiz.ts'

/** What the seal covers, as JSON: questions without keys, and their pictures' descriptions. */
export type SealedContent = Pick<QuizPaper, 'questions' | 'specimens' | 'shuffleQuestions' | 'shuffleOptions'>

/** A sealed paper, and what the device needs to begin its attempt without network. */
export interface SealedPaper {
  roomId: number
  attemptId: string
  seed: number
  /** The device's secret, under which its rows arrive later. */
  token: string
  startedAt: number
  endAt: number | null
  /** Base64: of the key, and the paper under AES-256-GCM. */
  salt: string
  iv: string
  data: string
  /** Number of sealed picture files. */
  pictures: number
  /** The code that opens it, once the quiz is open; empty before. */
  code: string
}

/** Puts the sealed paper onto a device, from a day before the start; again it answers the same. */
export const quizSealed = post('/dh-teaching/quiz/sealed', {
  quizId: id,
  deviceId: uuid,
  deviceName: optional(title, ''),
}).replies<SealedPaper>()

/** Some of the pictures of a sealed paper, each under the same seal; the rest from `next` on. */
export const quizSealedPictures = get('/dh-teaching/quiz/sealed/pictures', {
  quizId: id,
  from: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber())]), v.minValue(0)),
}).replies<{ pieces: { iv: string; data: string }[]; next: number | null }>()

/** A student of a class and the sealed paper on their device. Times are null for what has not happened. */
export interface SealedSitter {
  accountId: number
  /** Empty before a device of the student holds the paper. */
  attemptId: string
  name: string
  nameEn: string
  loginName: string
  loadedAt: number | null
  deviceName: string
  /** by the device's own report, which arrives when it has a network again */
  openedAt: number | null
  witnessedAt: number | null
  /** Answers of this attempt have arrived. */
  hasArrived: boolean
}

export interface SealedRoom {
  roomId: number
  name: string
  /** When a teacher confirmed to have watched the room until every device was scanned; null: not yet. */
  presentAt: number | null
  /** When the code was last fetched; null: never. */
  keyShownAt: number | null
  sitters: SealedSitter[]
}
export const quizSeals = get('/dh-teaching/quiz/seals', { quizId: id }).replies<SealedRoom[]>()

/** The code of a class. That it was fetched is noted. */
export const quizKey = get('/dh-teaching/quiz/key', { quizId: id, roomId: id }).replies<{ code: string }>()

/** A teacher saw at the end what a student's screen shows: the whole hash of its QR, or the code of 20 characters. */
export const quizWitness = postOnce('/dh-teaching/quiz/witness', {
  quizId: id,
  /** one of both */
  accountId: optional(id),
  attemptId: optional(uuid),
  shown: v.pipe(v.string(), v.regex(/^([0-9a-f]{64}|[0-9A-HJKMNP-TV-Z]{20})$/)),
  at: time,
}).replies<null>()

/** 在场监督至扫完: the teacher's word that nobody wrote on after the end. */
export const quizPresence = post('/dh-teaching/quiz/presence', { quizId: id, roomId: id }).replies<null>()

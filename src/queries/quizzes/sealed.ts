/**
 * Sealed papers on this device: loaded before the quiz, opened by a code without network. Before it is opened nothing
 * here can read the paper.
 */
import { call } from '../../api/call.ts'
import type { QuizPaper, StudentQuiz } from '../../contract/quizzes/quiz.ts'
import {
  quizSealed,
  quizSealedPictures,
  type SealedContent,
  type SealedPaper,
} from '../../contract/quizzes/quizSeal.ts'
import { caches as names } from '../../device/names.ts'
import { paperPictures } from '../../rules/quizzes/paperTiles.ts'
import {
  canUnseal,
  deriveSealKey,
  openPiece,
  pieceName,
  readTypedCode,
  type SealedPiece,
  type SealKey,
} from '../../rules/quizzes/sealedPaper.ts'
import { dropDraft, loadDraft, saveDraft } from '../engine/drafts.ts'
import { isUnplugged } from '../session/signIn.ts'
import { beginSealedRun } from './beginRun.ts'
import { canKeepPictures } from './pictures.ts'
import { beginWithKnownCalls } from './platform.ts'
import { keepPaper, type QuizRun } from './run.ts'

/** A sealed paper as this device keeps it. */
export interface KeptSeal extends Omit<SealedPaper, 'code'> {
  quiz: StudentQuiz
  /** For each stored group of pictures the number of its first one. */
  groups: number[]
  isWhole: boolean
  wrongCodes: number
  /** Not before this time (ms, this device's clock) another code is tried. */
  nextTryAt: number
}

const sealKey = (quizId: number) => `quiz:sealed:${quizId}`
const groupKey = (quizId: number, from: number) => `quiz:sealed:${quizId}:${from}`

const isSeal = (value: unknown): value is KeptSeal =>
  typeof value === 'object' && value !== null && 'data' in value && 'groups' in value

const isGroup = (value: unknown): value is SealedPiece[] => Array.isArray(value)

export const loadSeal = (quizId: number): Promise<KeptSeal | undefined> => loadDraft(sealKey(quizId), isSeal)

async function storeSeal(seal: KeptSeal): Promise<void> {
  if (!(await saveDraft(sealKey(seal.quiz.id), seal))) throw new Error('the sealed paper could not be stored')
}

interface Device {
  deviceId: string
  deviceName: string
}

/**
 * Brings a sealed paper with its pictures onto this device; what an earlier try stored is not fetched again.
 * @param onProgress hears how many pictures are stored
 * @throws a failure of api/errors, or where there is no room
 */
export async function keepSealedPaper(
  quiz: StudentQuiz,
  device: Device,
  onProgress: (kept: number, all: number) => void,
): Promise<KeptSeal> {
  const { code: _, ...sealed } = await call(quizSealed, { quizId: quiz.id, ...device })
  const before = await loadSeal(quiz.id)
  let seal: KeptSeal = {
    ...sealed,
    quiz,
    groups: [],
    isWhole: false,
    wrongCodes: before?.wrongCodes ?? 0,
    nextTryAt: before?.nextTryAt ?? 0,
  }
  for (let from: number | null = 0; from !== null && from < sealed.pictures; ) {
    const known: SealedPiece[] | undefined =
      before?.token === sealed.token ? await loadDraft(groupKey(quiz.id, from), isGroup) : undefined
    const pieces: SealedPiece[] = known ?? (await fetchGroup(quiz.id, from))
    seal = { ...seal, groups: [...seal.groups, from] }
    from += pieces.length
    if (pieces.length === 0) from = null
    onProgress(from ?? sealed.pictures, sealed.pictures)
  }
  await storeSeal({ ...seal, isWhole: true })
  const kept = await loadSeal(quiz.id)
  if (kept?.token !== sealed.token) throw new Error('the sealed paper could not be read back')
  return kept
}

async function fetchGroup(quizId: number, from: number): Promise<SealedPiece[]> {
  const { pieces } = await call(quizSealedPictures, { quizId, from })
  if (!(await saveDraft(groupKey(quizId, from), pieces))) throw new Error('a picture could not be stored')
  return pieces
}

/** A code that does not open the paper, and how long (ms) until another one is tried. */
export class WrongSealCode extends Error {
  readonly waitMs: number
  constructor(waitMs: number) {
    super('the code does not open the sealed paper')
    this.waitMs = waitMs
  }
}

/** The pause after wrong codes, ms: one second, then twice as long each time. */
const firstPauseMs = 1000
const longestPauseMs = 60_000
const pauseAfter = (wrongCodes: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** (wrongCodes - 1))

/** Time (ms) until another code may be tried. */
export const waitOfSeal = ({ nextTryAt }: KeptSeal): number =>
  Math.min(longestPauseMs, Math.max(0, nextTryAt - Date.now()))

/**
 * Opens the sealed paper and begins its attempt on this device, with or without network.
 * @param typed the code as a person typed or scanned it
 * @throws WrongSealCode, and where the device cannot store what was opened
 */
export async function openSealedPaper(quizId: number, typed: string): Promise<QuizRun> {
  const seal = await loadSeal(quizId)
  if (!seal || !canUnseal()) throw new Error('this device has no sealed paper')
  const wait = waitOfSeal(seal)
  if (wait > 0) throw new WrongSealCode(wait)
  if (!(await unseal(seal, typed))) {
    const wrongCodes = seal.wrongCodes + 1
    const pause = pauseAfter(wrongCodes)
    await storeSeal({ ...seal, wrongCodes, nextTryAt: Date.now() + pause })
    throw new WrongSealCode(pause)
  }
  const run = await beginSealedRun(seal)
  await dropSeal(seal)
  return run
}

/**
 * Puts the paper and its pictures where a running attempt has them.
 * @returns false where the code does not open the paper
 * @throws where the device cannot store what was opened
 */
async function unseal(seal: KeptSeal, code: string): Promise<boolean> {
  const key = await deriveSealKey(readTypedCode(code), seal.salt)
  const content = await openPiece(key, pieceName(seal.quiz.id, seal.roomId), seal).catch(() => null)
  if (content === null) return false
  const paper = toPaper(seal, JSON.parse(new TextDecoder().decode(content)) as SealedContent)
  await openPictures(seal, paper, key)
  if (!(await keepPaper(paper))) throw new Error('the opened paper could not be stored')
  return true
}

/**
 * Begins the quiz with a network. Where this device has the sealed paper, the service gives its code after the opening:
 * then the paper and its pictures come from this device. The attempt begins at the service as without a seal.
 * @returns null where another device holds the attempt
 * @throws as `beginWithKnownCalls`
 */
export async function beginOnline(quizId: number, device: Device): Promise<QuizRun | null> {
  const seal = await openWithGivenCode(quizId, device)
  const run = await beginWithKnownCalls(quizId, device)
  if (seal && run) await dropSeal(seal)
  return run
}

/** @returns the seal that was opened; null where the paper comes from the service as ever */
async function openWithGivenCode(quizId: number, device: Device): Promise<KeptSeal | null> {
  const seal = await loadSeal(quizId)
  if (!seal?.isWhole || !canUnseal()) return null
  try {
    const { code, token } = await call(quizSealed, { quizId, ...device })
    return code !== '' && token === seal.token && (await unseal(seal, code)) ? seal : null
  } catch (failure) {
    // without network the begin could not be asked for either
    if (failure instanceof Error && isUnplugged(failure)) throw failure
    return null
  }
}

const toPaper = (
  { quiz, attemptId, seed, startedAt, endAt }: KeptSeal,
  content: SealedContent,
): QuizPaper => ({
  ...content,
  quiz,
  paperId: attemptId,
  number: 1,
  seed,
  startedAt,
  endAt,
  notices: [],
  answers: [],
  flags: [],
  holder: null,
})

/** Puts the opened pictures where the viewer asks for them. */
async function openPictures(seal: KeptSeal, paper: QuizPaper, key: SealKey): Promise<void> {
  if (!canKeepPictures()) return
  const addresses = paperPictures(paper.questions, paper.specimens)
  const cache = await caches.open(names.quizPictures)
  for (const from of seal.groups) {
    const pieces = (await loadDraft(groupKey(seal.quiz.id, from), isGroup)) ?? []
    for (const [index, piece] of pieces.entries()) {
      const address = addresses[from + index]
      const bytes = await openPiece(key, pieceName(seal.quiz.id, seal.roomId, from + index), piece).catch(
        () => null,
      )
      if (address === undefined || bytes === null || bytes.length === 0) continue
      await cache.put(address, new Response(bytes, { headers: { 'content-type': 'image/webp' } }))
    }
  }
}

async function dropSeal({ quiz, groups }: KeptSeal): Promise<void> {
  for (const from of groups) await dropDraft(groupKey(quiz.id, from))
  await dropDraft(sealKey(quiz.id))
}

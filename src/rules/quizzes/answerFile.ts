/**
 * An attempt whose rows cannot be sent, as text: a student saves it as a file or shows it as a series of QR codes, and a
 * teacher brings it in. It holds no secret: the hash of each row covers the token of its device, so that nobody without
 * that token can write a row, and the service knows the token already.
 */
import { bytesFromBase64, bytesToBase64 } from '../bytes/base64.ts'
import { sha256OfText } from '../bytes/sha256.ts'

/** A row of the chain as its device made it. `beacon` is empty without one. */
export interface SavedQuizRow {
  opId: string
  seq: number
  kind: 'answer' | 'handIn'
  auto: boolean
  questionId: number | null
  content: string
  beacon: string
  prev: string
  at: number
  mono: number | null
  run: string
  hash: string
}

export interface SavedAttempt {
  quizId: number
  attemptId: string
  /** Time by the device's clock (ms UTC), for people only. */
  savedAt: number
  rows: SavedQuizRow[]
}

const format = 'vitrine-quiz-answers'
/** The number that this build writes; newer files are not read. */
const fileVersion = 1

/** Rows of an attempt that one file may hold. */
export const maxSavedRows = 2000

export const writeSavedAttempt = (attempt: SavedAttempt): string =>
  JSON.stringify({ format, version: fileVersion, ...attempt })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRow = (value: unknown): value is SavedQuizRow =>
  isObject(value) &&
  ['opId', 'content', 'beacon', 'prev', 'run', 'hash'].every((name) => typeof value[name] === 'string') &&
  Number.isSafeInteger(value.seq) &&
  Number.isSafeInteger(value.at) &&
  (value.kind === 'answer' || value.kind === 'handIn') &&
  typeof value.auto === 'boolean' &&
  (value.mono === null || Number.isSafeInteger(value.mono)) &&
  (value.questionId === null || Number.isSafeInteger(value.questionId))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @returns null for what is no such text, whole and of this version */
export function readSavedAttempt(text: string): SavedAttempt | null {
  const saved = parse(text)
  if (!isObject(saved) || saved.format !== format || saved.version !== fileVersion) return null
  const { quizId, attemptId, savedAt, rows } = saved
  if (typeof quizId !== 'number' || typeof attemptId !== 'string' || typeof savedAt !== 'number') return null
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > maxSavedRows || !rows.every(isRow))
    return null
  return { quizId, attemptId, savedAt, rows }
}

/** Characters of one code: more of them make modules too small for the camera of an older phone. */
const charactersPerCode = 400
const codeForm = /^VQ1A([0-9a-f]{12})\.(\d{1,4})\.(\d{1,4})\.([zt])\.([A-Za-z0-9+/=]+)$/

const throughStream = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** The text as a series of QR codes. Each says of which series it is, its place and how many there are. */
export async function toCodeSeries(text: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  // Older Safari cannot compress: its series is longer.
  const canCompress = typeof CompressionStream === 'function'
  const packed = canCompress ? await throughStream(bytes, new CompressionStream('deflate-raw')) : bytes
  const data = bytesToBase64(packed)
  const series = sha256OfText(data).slice(0, 12)
  const count = Math.ceil(data.length / charactersPerCode)
  return Array.from({ length: count }, (_, index) => {
    const part = data.slice(index * charactersPerCode, (index + 1) * charactersPerCode)
    return `VQ1A${series}.${index + 1}.${count}.${canCompress ? 'z' : 't'}.${part}`
  })
}

/** Codes of one series as they were scanned, in any order. */
export interface ScannedCodes {
  series: string
  count: number
  isCompressed: boolean
  parts: ReadonlyMap<number, string>
}

/**
 * Adds a code to those that were scanned; the code of another series begins anew.
 * @returns null for a code of another kind
 */
export function addScannedCode(before: ScannedCodes | null, text: string): ScannedCodes | null {
  const [, series, place, of, packing, part] = codeForm.exec(text.trim()) ?? []
  if (series === undefined || part === undefined) return null
  const count = Number(of)
  const index = Number(place)
  if (index < 1 || index > count) return null
  const isSame = before?.series === series && before.count === count
  const parts = new Map(isSame ? before.parts : []).set(index, part)
  return { series, count, isCompressed: packing === 'z', parts }
}

/** Places of the codes that were not scanned yet. */
export const missingCodes = ({ count, parts }: ScannedCodes): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((place) => !parts.has(place))

/** The text of a whole series; null where it is damaged. */
export async function joinCodes({ series, parts, isCompressed }: ScannedCodes): Promise<string | null> {
  const data = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
    .join('')
  if (sha256OfText(data).slice(0, 12) !== series) return null
  try {
    const packed = bytesFromBase64(data)
    const bytes = isCompressed ? await throughStream(packed, new DecompressionStream('deflate-raw')) : packed
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}

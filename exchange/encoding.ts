/** Bytes of a text file become text: by its mark, by what its XML head says, else UTF-8, else by a guess that is told. */
import chardet from 'chardet'
import iconv from 'iconv-lite'

export interface DecodedText {
  text: string
  /** the encoding that was guessed: nothing in the file names it */
  guessed?: string
  /** the encoding that the file names, though its bytes are in the guessed one */
  declared?: string | undefined
}

/** A file whose encoding is not known, or whose bytes are not in it. */
export class EncodingFault extends Error {
  readonly key: 'badEncoding' | 'badBytes'
  readonly encoding: string

  constructor(key: 'badEncoding' | 'badBytes', encoding: string) {
    super(`${key}: ${encoding}`)
    this.key = key
    this.encoding = encoding
  }
}

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const sampleBytes = 4096

/**
 * UTF-16 whose mark is missing: a zero stands beside each letter, digit and line's end, in most of them on the same side.
 * Other files with zeros are no text.
 */
function unmarked(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || even === odd) return undefined
  const encoding = odd > even ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(encoding).decode(sample)
  return /[^\P{C}\t\r\n\p{Cf}\p{Co}]|\ufffd(?!$)/u.test(text) ? undefined : encoding
}

/** The two-byte encoding of a file. */
export const wideEncoding = (bytes: Buffer): string | undefined =>
  marks.slice(1).find(([mark]) => mark.every((byte, n) => bytes[n] === byte))?.[1] ?? unmarked(bytes)

/** @throws EncodingFault */
export function decodeText(bytes: Buffer): DecodedText {
  const marked =
    marks.find(([mark]) => mark.every((byte, n) => bytes[n] === byte))?.[1] ?? wideEncoding(bytes)
  if (marked) return { text: decodeAs(marked, bytes) }
  const [, declared] =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 300)) ?? []
  if (declared && !/^utf-?8$/i.test(declared))
    return { text: decodeAs(/^gb(k|2312)$/i.test(declared) ? 'gb18030' : declared, bytes) }
  try {
    return { text: decodeAs('utf-8', bytes) }
  } catch {
    return decodeGuessed(bytes, declared)
  }
}

const isHigh = (byte: number | undefined) => (byte ?? 0) >= 0x80

/** Characters of Chinese, Japanese and Korean take two bytes; letters with accents stand alone among others. */
function isTwoByte(bytes: Buffer): boolean {
  let alone = 0
  let paired = 0
  for (const [at, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue
    if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) paired += 1
    else alone += 1
  }
  return paired > alone
}

/** Guesses of chardet that are believed for a two-byte file; for other files they have to match a pattern. */
const twoByteGuesses = new Set(['GB18030', 'Big5', 'Shift_JIS', 'EUC-JP', 'EUC-KR'])
const leastConfidence = 60

/** The likeliest first. A short file has too few characters for statistics: chardet has to be sure. */
function guessEncodings(bytes: Buffer): string[] {
  const isWide = isTwoByte(bytes)
  const sure = chardet.analyse(bytes).filter(({ name, confidence }) => {
    const fits = isWide ? twoByteGuesses.has(name) : /^(?:windows-125|KOI8)/.test(name)
    return fits && confidence >= leastConfidence
  })
  return [...sure.map(({ name }) => name.replace('GB', 'gb')), isWide ? 'gb18030' : 'windows-1252']
}

function decodeGuessed(bytes: Buffer, declared: string | undefined): DecodedText {
  const guesses = guessEncodings(bytes)
  for (const guessed of guesses) {
    const text = iconv.decode(bytes, guessed)
    // the bytes are not in that encoding
    if (!text.includes('\ufffd')) return { text, guessed, declared }
  }
  throw new EncodingFault('badBytes', guesses[0] ?? '')
}

function decodeAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (failure) {
    // a RangeError is about the name of the encoding
    throw new EncodingFault(failure instanceof RangeError ? 'badEncoding' : 'badBytes', encoding)
  }
}

/** Bytes of a text file become text: by its mark, by what its XML head says, else UTF-8, else what Windows in China writes. */
import { type Note, note, Wrong } from './texts.ts'

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** UTF-16 whose mark is missing: such a file begins with `<`, `$` or another sign of one byte. */
function unmarked(bytes: Buffer): string | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second > 0 && third === 0 && fourth > 0 ? 'utf-16be' : undefined
}

/** The two-byte encoding of a file. */
export const wideEncoding = (bytes: Buffer): string | undefined =>
  marks.slice(1).find(([mark]) => mark.every((byte, n) => bytes[n] === byte))?.[1] ?? unmarked(bytes)

/** @throws Wrong where the encoding is not known or the bytes are not in it */
export function decodeText(bytes: Buffer): { text: string; notes: Note[] } {
  const marked =
    marks.find(([mark]) => mark.every((byte, n) => bytes[n] === byte))?.[1] ?? wideEncoding(bytes)
  if (marked) return { text: decodeAs(marked, bytes), notes: [] }
  const [, declared] =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 300)) ?? []
  if (declared && !/^utf-?8$/i.test(declared))
    return { text: decodeAs(/^gb(k|2312)$/i.test(declared) ? 'gb18030' : declared, bytes), notes: [] }
  try {
    return { text: decodeAs('utf-8', bytes), notes: [] }
  } catch {
    const text = decodeAs('gb18030', bytes)
    return { text, notes: declared ? [note('otherEncoding', declared)] : [] }
  }
}

function decodeAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (failure) {
    // a RangeError is about the name of the encoding
    throw new Wrong(failure instanceof RangeError ? 'badEncoding' : 'badBytes', encoding)
  }
}

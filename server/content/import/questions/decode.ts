/** Bytes of a text file become text: by its mark, by what its XML head says, else UTF-8, else what Windows in China writes. */
import { Wrong } from './texts.ts'

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** @throws Wrong where the encoding is not known or the bytes are not in it */
export function decodeText(bytes: Buffer): string {
  const marked = marks.find(([mark]) => mark.every((byte, n) => bytes[n] === byte))?.[1]
  if (marked) return decodeAs(marked, bytes)
  const [, declared] =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 300)) ?? []
  if (declared) return decodeAs(/^gb(k|2312)$/i.test(declared) ? 'gb18030' : declared, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeAs('gb18030', bytes)
  }
}

function decodeAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Wrong('badEncoding', encoding)
  }
}

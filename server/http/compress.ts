import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

/** Below this length nothing is gained on the way. */
const minCharacters = 1024
/** From this length on another thread compresses: here it would keep everybody waiting for tens of milliseconds. */
const longCharacters = 200_000
const compressElsewhere = promisify(brotliCompress)
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Whether the asker reads brotli; `br;q=0` says that it does not. */
export function acceptsBrotli(headers: Headers): boolean {
  const encodings = (headers.get('accept-encoding') ?? '').split(',')
  return encodings.some((encoding) => {
    const [name = '', ...parameters] = encoding.split(';').map((part) => part.trim().toLowerCase())
    return name === 'br' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

const brotliHeaders = { 'content-encoding': 'br', vary: 'accept-encoding' }

/** A reply's text, compressed with brotli where it is long and the asker can read that. */
export async function compress(
  text: string,
  asker: Headers,
  headers: Record<string, string>,
): Promise<Response> {
  if (text.length < minCharacters || !acceptsBrotli(asker)) return new Response(text, { headers })
  const isLong = text.length >= longCharacters
  const packed = isLong ? await compressElsewhere(text, options) : brotliCompressSync(text, options)
  return new Response(new Uint8Array(packed), { headers: { ...headers, ...brotliHeaders } })
}

/** A text that never changes, written and compressed once, when it is first asked for. */
export function constantReply(write: () => Promise<string>, headers: Record<string, string>) {
  const make = async () => {
    const text = await write()
    return { text, brotli: await compressElsewhere(text, options) }
  }
  let made: ReturnType<typeof make> | undefined
  return async (asker: Headers): Promise<Response> => {
    made ??= make()
    const { text, brotli } = await made
    if (!acceptsBrotli(asker)) return new Response(text, { headers })
    return new Response(new Uint8Array(brotli), { headers: { ...headers, ...brotliHeaders } })
  }
}

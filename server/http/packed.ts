import { brotliCompressSync, constants } from 'node:zlib'

/** characters; below it nothing is gained on the way */
const worth = 1024
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A reply's text, packed with brotli where it is long and the asker can read that. */
export function packed(text: string, asker: Headers, headers: Record<string, string>): Response {
  if (text.length < worth || !/\bbr\b/.test(asker.get('accept-encoding') ?? ''))
    return new Response(text, { headers })
  return new Response(brotliCompressSync(text, options), {
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
  })
}

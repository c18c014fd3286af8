import { expect, test, vi } from 'vitest'
import { constantReply } from '../../../../server/http/compress.ts'

const compressed = vi.hoisted(() => vi.fn())
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  const brotliCompress = (...given: Parameters<typeof zlib.brotliCompress>) => {
    compressed()
    return zlib.brotliCompress(...given)
  }
  return { ...zlib, default: zlib, brotliCompress }
})

test('SEC27 a text that never changes is written and compressed once', async () => {
  const write = vi.fn(async () => 'a'.repeat(300_000))
  const reply = constantReply(write, {})
  const ask = async (encoding: string) => {
    const response = await reply(new Headers({ 'accept-encoding': encoding }))
    return [response.headers.get('content-encoding'), (await response.arrayBuffer()).byteLength]
  }
  const [first, second] = await Promise.all([ask('br'), ask('br')])
  expect(first).toEqual(second)
  expect(first?.[0]).toBe('br')
  expect(await ask('br')).toEqual(first)
  expect(await ask('identity')).toEqual([null, 300_000])
  expect([write.mock.calls.length, compressed.mock.calls.length]).toEqual([1, 1])
})

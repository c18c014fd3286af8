/** The bytes of a reply, put where they are wanted. */
import { chunkBytes } from '../../rules/pack.ts'

export interface ByteReader {
  /**
   * Puts what comes next at the beginning of `room`. Its buffer may be taken over for that: go on with the one that is
   * answered. @returns the bytes that came; none at the end
   */
  into(room: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  cancel(): void
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** The browser writes into our buffer: a third less work than a copy of our own. Null where it cannot (Safari). */
function direct(stream: Bytes): ByteReader | null {
  try {
    const reader = stream.getReader({ mode: 'byob' })
    return {
      into: async (room) => (await reader.read(room)).value ?? new Uint8Array(),
      cancel: () => void reader.cancel(),
    }
  } catch {
    return null
  }
}

function copied(stream: Bytes): ByteReader {
  const reader = stream.getReader()
  let rest = new Uint8Array()
  return {
    into: async (room) => {
      if (rest.length === 0) rest = (await reader.read()).value ?? rest
      const taken = rest.subarray(0, room.length)
      room.set(taken)
      rest = rest.subarray(taken.length)
      return room.subarray(0, taken.length)
    },
    cancel: () => void reader.cancel(),
  }
}

export const byteReaderOf = (stream: Bytes): ByteReader => direct(stream) ?? copied(stream)

/** Reads so many bytes and forgets them. */
export async function skipBytes(next: ByteReader['into'], bytes: number): Promise<void> {
  let room = new Uint8Array(Math.min(bytes, chunkBytes))
  for (let left = bytes; left > 0; ) {
    const came = await next(room.subarray(0, left))
    left -= came.length
    room = new Uint8Array(came.buffer)
  }
}

/** A film as WebM: each picture is a VP8 key frame, which is what a lossy WebP holds; nothing is encoded here. */

/** The VP8 key frame in a lossy WebP. @throws an Error where there is none */
export function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error('The WebP holds no VP8 frame.')
}

/** A length as EBML writes it, in 8 bytes always: what stands before a place then never moves it. */
function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  size.writeUInt8(1, 0)
  return size
}

/** @param id hex */
function element(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), sizeOf(body.length), body])
}

const text = (id: string, value: string) => element(id, Buffer.from(value, 'latin1'))

/** A whole number in 8 bytes. */
function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

function real(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

const track = 1
const keyFrame = 0x80

function block(frame: Buffer, ms: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x80 | track, 0)
  head.writeInt16BE(ms, 1)
  head.writeUInt8(keyFrame, 3)
  return element('a3', head, frame)
}

export interface Frame {
  /** from the beginning */
  ms: number
  /** a VP8 key frame */
  vp8: Buffer
}

interface Film {
  /** each is shown until the next */
  frames: Frame[]
  /** ms of the whole */
  duration: number
  /** px */
  width: number
  height: number
}

/** ms; frames that stand together, and one finds the way to the first of them */
const together = 1000

/** @returns the file's bytes; it can be played and wound to any second from its beginning */
export function webm({ frames, duration, width, height }: Film): Buffer {
  const groups = Map.groupBy(frames, ({ ms }) => Math.floor(ms / together))
  const clusters = [...groups.values()].map((group) => {
    const ms = group[0]?.ms ?? 0
    const blocks = group.map((frame) => block(frame.vp8, frame.ms - ms))
    return { ms, bytes: element('1f43b675', whole('e7', ms), ...blocks) }
  })
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    real('4489', duration),
    text('4d80', 'Vitrine'),
    text('5741', 'Vitrine'),
  )
  const video = element('e0', whole('b0', width), whole('ba', height))
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      whole('d7', track),
      whole('73c5', track),
      whole('83', 1),
      whole('9c', 0),
      text('86', 'V_VP8'),
      video,
    ),
  )
  const seek = (place: number) =>
    element(
      '114d9b74',
      element('4dbb', element('53ab', Buffer.from('1c53bb6b', 'hex')), whole('53ac', place)),
    )
  /** @param start of the first cluster, counted from the segment's first byte */
  const cues = (start: number) => {
    let at = start
    const points = clusters.map(({ ms, bytes }) => {
      const place = at
      at += bytes.length
      return element('bb', whole('b3', ms), element('b7', whole('f7', track), whole('f1', place)))
    })
    return element('1c53bb6b', ...points)
  }
  const beforeCues = seek(0).length + info.length + tracks.length
  const index = cues(beforeCues + cues(0).length)
  return Buffer.concat([
    element(
      '1a45dfa3',
      whole('4286', 1),
      whole('42f7', 1),
      whole('42f2', 4),
      whole('42f3', 8),
      text('4282', 'webm'),
      whole('4287', 2),
      whole('4285', 2),
    ),
    element('18538067', seek(beforeCues), info, tracks, index, ...clusters.map(({ bytes }) => bytes)),
  ])
}

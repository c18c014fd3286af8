/** TIFFs with samples that are no bytes, as cameras and analysis programs write them. */

interface Samples {
  /** px */
  width: number
  height: number
  /** 1 grey, 3 colours; further ones are told by `more` */
  channels: number
  bits: 8 | 16 | 32
  /** as TIFF numbers them: 1 unsigned, 2 signed, 3 float */
  format: 1 | 2 | 3
  /** row by row, channel by channel */
  valueAt: (x: number, y: number, channel: number) => number
  /** further tags, each one short number */
  more?: [tag: number, value: number][]
}

export function sampleTiff({ width, height, channels, bits, format, valueAt, more = [] }: Samples): Buffer {
  const bytes = bits / 8
  const pixels = Buffer.alloc(width * height * channels * bytes)
  const write = (value: number, at: number) => {
    if (format === 3) pixels.writeFloatLE(value, at)
    else if (format === 2) pixels.writeIntLE(value, at, bytes)
    else pixels.writeUIntLE(value, at, bytes)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++)
        write(valueAt(x, y, channel), ((y * width + x) * channels + channel) * bytes)
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]), pixels]
  let length = 8 + pixels.length
  const append = (part: Buffer) => {
    parts.push(part)
    length += part.length
    return length - part.length
  }
  // more than two values stand elsewhere, others in their entry
  const each = (value: number) =>
    channels < 3
      ? value + (channels - 1) * value * 65_536
      : append(Buffer.from(new Uint16Array(channels).fill(value).buffer))
  const entries = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, channels, each(bits)],
    [259, 3, 1, 1],
    [262, 3, 1, channels < 3 ? 1 : 2],
    [273, 4, 1, 8],
    [277, 3, 1, channels],
    [278, 4, 1, height],
    [279, 4, 1, pixels.length],
    [339, 3, channels, each(format)],
    ...more.map(([tag, value]) => [tag, 3, 1, value] as const),
  ].sort(([a], [b]) => a - b) as [number, number, number, number][]
  const directory = Buffer.alloc(2 + 12 * entries.length + 4)
  directory.writeUInt16LE(entries.length, 0)
  for (const [n, [tag, type, count, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + 12 * n)
    directory.writeUInt16LE(type, 4 + 12 * n)
    directory.writeUInt32LE(count, 6 + 12 * n)
    directory.writeUInt32LE(value, 10 + 12 * n)
  }
  ;(parts[0] as Buffer).writeUInt32LE(length, 4)
  return Buffer.concat([...parts, directory])
}

/**
 * Finds out how the pictures of a film are encoded. Nothing is encoded anew here, so a teacher is told of a film that some
 * phones and browsers cannot play.
 */

/** Four-letter names of sample entries in an MP4 that do not play everywhere. */
const rareCodecs: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  av01: 'AV1',
  mp4v: 'MPEG-4 Part 2',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  ap4h: 'ProRes',
}

/** bytes; the index of a film of two hours is a few MB */
const mostIndexBytes = 64_000_000
/** bytes; a WebM names its codecs near its beginning */
const webmHeadBytes = 65_536
/** of boxes at the top of a file; a damaged one could name any number */
const mostBoxes = 10_000
const boxHeadBytes = 16
/** bytes from the name of a table of samples to the name of its first entry: version, count, size */
const entryNameOffset = 16

const readText = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(new Uint8Array(await part.arrayBuffer()))

/** The index (`moov`) of an MP4 as text of one character a byte; null where the file is none. */
async function readIndex(file: Blob): Promise<string | null> {
  let offset = 0
  for (let box = 0; box < mostBoxes && offset + 8 <= file.size; box++) {
    const head = new DataView(await file.slice(offset, offset + boxHeadBytes).arrayBuffer())
    const told = head.getUint32(0)
    const isLong = told === 1 && head.byteLength === boxHeadBytes
    const size = isLong ? Number(head.getBigUint64(8)) : told
    const end = size === 0 ? file.size : offset + size
    if (await isIndex(file, offset))
      return readText(file.slice(offset, Math.min(end, offset + mostIndexBytes)))
    if (end <= offset + 7) return null
    offset = end
  }
  return null
}

const isIndex = async (file: Blob, offset: number): Promise<boolean> =>
  (await readText(file.slice(offset + 4, offset + 8))) === 'moov'

/** @returns the name of a codec that does not play everywhere; null where there is none, or nothing can be told */
export async function findRareCodec(file: Blob): Promise<string | null> {
  const head = await readText(file.slice(0, webmHeadBytes))
  if (head.includes('V_AV1')) return 'AV1'
  const index = head.startsWith('ftyp', 4) ? await readIndex(file) : null
  if (index === null) return null
  for (let at = index.indexOf('stsd'); at >= 0; at = index.indexOf('stsd', at + 4)) {
    const entry = index.slice(at + entryNameOffset, at + entryNameOffset + 4)
    const codec = rareCodecs[entry]
    if (codec !== undefined) return codec
  }
  return null
}

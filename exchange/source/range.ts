/** Pictures whose samples are no bytes: cameras write 12 bits into 16, measurements are signed or fractions. */
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { note, Wrong } from '../texts.ts'
import type { Said } from '../words.ts'

interface ValueRange {
  low: number
  high: number
}

export interface Toning {
  /** brings the samples to what a screen shows */
  tone(picture: Sharp): Sharp
  notes: Said[]
}

/** Side (px) of the small copy on which the range of values is measured. */
const measuredSidePx = 1024
/** the share of samples at each end that may lie outside: one hot pixel must not make all others black */
const outlierRatio = 0.001

/** The value that a colour space calls white. */
const whiteOf = (space: string | undefined) => {
  if (space === 'grey16' || space === 'rgb16') return 65_535
  return space === 'scrgb' ? 1 : 255
}

/** libvips takes whole samples of 16 bits for unsigned when it gives them away: they are lifted above 0 first. */
const liftOf = (depth: string) => (depth === 'short' ? 32_768 : 0)

async function measureRange(
  path: string,
  options: SharpOptions,
  { space, lift }: { space: string; lift: number },
): Promise<ValueRange> {
  const copy = sharp(path, options)
    .removeAlpha()
    .resize(measuredSidePx, measuredSidePx, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
  // a gain of 1 is not nothing to sharp: it would make bytes of fractions
  if (lift > 0) copy.linear(1, lift)
  const { data } = await copy
    .toColourspace(space)
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
    .filter(Number.isFinite)
    .sort()
  if (values.length === 0) throw new Wrong('noNumbers')
  const outside = Math.floor(values.length * outlierRatio)
  const valueAt = (at: number) => (values[at] ?? lift) - lift
  return { low: valueAt(outside), high: valueAt(values.length - 1 - outside) }
}

/** The smallest range of whole bits that holds a value: 3,000 lies in 12 bits, 0 to 4,095. */
const rangeOfBits = (high: number): ValueRange => ({
  low: 0,
  high: 2 ** Math.max(8, Math.ceil(Math.log2(high + 1))) - 1,
})

/**
 * How a picture's samples become bytes. Colours keep black at 0, since stretching would shift them; one channel is
 * shown from its own lowest to its own highest value.
 * @throws Wrong where all samples are alike or are no real numbers
 */
export async function readToning(path: string, options: SharpOptions, about: Metadata): Promise<Toning> {
  const { depth, space = 'b-w', channels = 1, hasAlpha } = about
  if (depth === undefined || depth === 'uchar') return { tone: (picture) => picture, notes: [] }
  if (/complex/.test(depth)) throw new Wrong('badSamples')
  const hasColours = channels - (hasAlpha ? 1 : 0) >= 3
  if (hasColours && depth === 'short') throw new Wrong('signedColours')
  const measured = await measureRange(path, options, { space, lift: liftOf(depth) })
  const { low, high } = hasColours && depth === 'ushort' ? rangeOfBits(measured.high) : measured
  if (!(high > low)) throw new Wrong('oneValue', low)
  const white = whiteOf(space)
  if (low === 0 && high === white) return { tone: (picture) => picture, notes: [] }
  const gain = white / (high - low)
  return {
    tone: (picture) => picture.linear(gain, -low * gain),
    notes: [note('shownRange', Number(low.toPrecision(6)), Number(high.toPrecision(6)))],
  }
}

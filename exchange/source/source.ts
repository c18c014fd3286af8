import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { note } from '../texts.ts'
import { asItIs, type Said } from '../words.ts'

/** A picture file that can become a specimen. */
export interface Source {
  /** size (px) of the part that becomes the specimen */
  width: number
  height: number
  /** µm for each px as the file tells it; 0 where it does not */
  um: number
  /**
   * scan: a scanner's own format, a slide whatever it says · picture: TIFF or a pyramid, a slide where the scale is
   * known · photograph: from a camera
   */
  nature: 'scan' | 'picture' | 'photograph'
  /** pictures of the file that do not become part of the school */
  leftOut: Said[]
  /** facts that were written beside the pixels and are not kept */
  removed: Said[]
  /** notes on how the picture is shown, which a user must know */
  notes?: Said[]
  /** the files whose content makes it what it is, in an order that is always the same */
  parts: string[]
  /**
   * Makes the pixels readable.
   * @param scratch a file name for what has to be unpacked first; who calls removes it
   * @returns gives the picture from its beginning each time: sRGB, opaque
   */
  pixels(scratch: string): Promise<() => Sharp>
}

/**
 * Larger pictures than sharp takes by default are what this is about; `requirePossible` bounds them instead. A warning
 * of a library (tags out of order, an unknown tag) refuses nothing; a file that is cut off is an error.
 */
export const readOptions: SharpOptions = { limitInputPixels: false, failOn: 'error' }

export const readPicture = (path: string, options: SharpOptions = {}): Sharp =>
  sharp(path, { ...readOptions, ...options })

/** Glass that was not scanned is white. */
export const opaque = (picture: Sharp) => picture.toColourspace('srgb').flatten({ background: '#fff' })

/** Name of another picture of the file, as the scanner calls it. */
export const sidePictureName = (name: string): Said =>
  name === 'label' || name === 'macro' ? note(name) : asItIs(name)

/** The names of those forms of data beside the pixels (`forms`) that the file has. */
export const besidePixels = (forms: Record<string, unknown>): Said[] =>
  Object.entries(forms).flatMap(([name, is]) => (is ? [asItIs(name)] : []))

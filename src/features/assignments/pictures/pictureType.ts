/** Type of a picture, read from its first bytes: the file name may claim anything. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic'

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** @param head the first 16 bytes @returns null for what is no picture that a device can turn */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head[0] === 0x89 && latin(head.subarray(1, 4)) === 'PNG') return 'png'
  if (latin(head.subarray(0, 4)) === 'RIFF' && latin(head.subarray(8, 12)) === 'WEBP') return 'webp'
  const isBox = latin(head.subarray(4, 8)) === 'ftyp'
  return isBox && heicBrands.includes(latin(head.subarray(8, 12))) ? 'heic' : null
}

/** The longest side of a photo that is handed in, px. */
export const longestSidePx = 2560

/** How large a picture is drawn. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The name of a picture that became a JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`

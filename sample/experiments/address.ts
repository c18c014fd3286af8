/** Where the pictures of experiments lie: the address holds the drawing's hash, so it is known before it is drawn. */
import { createHash } from 'node:crypto'
import { experimentPictures } from './pictures.ts'

/** px */
export const pictureSize = { width: 720, height: 540 }

/** Below the media folder. @throws an Error where there is no such drawing */
export function experimentFile(name: string): string {
  const drawing = experimentPictures[name]
  if (!drawing) throw new Error(`There is no drawing "${name}" of an experiment.`)
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 32)
  return `experiment/1-${hash}/${name}.webp`
}

export const experimentPicture = (name: string): string => `/wk_mobile/media/${experimentFile(name)}`

import { plates } from './plates.ts'
import { reactions } from './reactions.ts'
import { staining } from './staining.ts'

/** The pictures of the experiments' steps, by name. */
export const experimentPictures: Record<string, string> = { ...staining, ...plates, ...reactions }

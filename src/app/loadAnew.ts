/** Loads the page anew, with what is being written. */
import { leave } from '../device/leaving.ts'

export const loadAnew = (): Promise<void> => leave().finally(() => location.reload())

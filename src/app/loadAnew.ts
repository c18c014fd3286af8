/** Loads the page anew, with what is being written. */
import { saveBeforeLeaving } from '../device/leaving.ts'

export const loadAnew = (): Promise<void> => saveBeforeLeaving().finally(() => location.reload())

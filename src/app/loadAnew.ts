/** Loads the page anew, with what is being written. */
import { reloadPage } from '../device/installation/reloadPage.ts'
import { saveBeforeLeaving } from '../device/leaving.ts'

export const loadAnew = (): Promise<void> => saveBeforeLeaving().finally(reloadPage)

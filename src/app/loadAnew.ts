/** Loads the page anew, with what is being written. */
import { saveDrafts } from '../queries/drafts.ts'

export const loadAnew = (): Promise<void> => saveDrafts().finally(() => location.reload())

import { atom } from 'jotai'
import type { BroughtAccounts } from '../../../queries/admin/importAccounts.ts'

interface Brought extends BroughtAccounts {
  /** the first passwords were downloaded */
  isSaved: boolean
}

/** The last import of this page, kept while other places of the app are open: nobody else ever gets its first passwords. */
export const broughtAccountsAtom = atom<Brought | null>(null)

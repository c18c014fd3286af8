import { atom } from 'jotai'
import type { BroughtAccounts, PasswordLine } from '../../../queries/admin/importAccounts.ts'

interface NewPasswords {
  passwords: PasswordLine[]
  /** the first passwords were downloaded */
  isSaved: boolean
}

/** The last import of this page, kept while other places of the app are open: nobody else ever gets its first passwords. */
export const broughtAccountsAtom = atom<(BroughtAccounts & NewPasswords) | null>(null)

/** The last first passwords that were made anew, kept in the same way. */
export const renewedPasswordsAtom = atom<NewPasswords | null>(null)

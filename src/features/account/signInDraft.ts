import { atom } from 'jotai'
import type { SignInChoices } from './FormFoot.tsx'

export interface SignInDraft {
  /** the account that the form was begun with */
  preset: string
  form: { loginName: string; password: string; phoneNum: string; code: string }
  choices: SignInChoices
}

/** Draft of the sign-in form: it outlives reading the agreement, is kept in memory alone and ends with the sign-in. */
export const signInDraftAtom = atom<SignInDraft | null>(null)

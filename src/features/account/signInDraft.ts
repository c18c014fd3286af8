import { atom } from 'jotai'
import type { SignInChoices } from './FormFoot.tsx'

export interface SignInDraft {
  /** the account that the form was begun with */
  preset: string
  form: { loginName: string; password: string; phoneNum: string; code: string }
  choices: SignInChoices
}

/** What was typed outlives reading the agreement that it asks for; it is in memory alone, and goes with the sign-in. */
export const signInDraftAtom = atom<SignInDraft | null>(null)

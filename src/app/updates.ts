import { atom } from 'jotai'

/** A new version waits until it is accepted, or until the app starts anew. */
export const updateReadyAtom = atom(false)

/** The service asks for a newer app. */
export const updateNeededAtom = atom(false)

import { atom, getDefaultStore } from 'jotai'
import { readText, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** 0 to 9, V05: how much of a picture's detail is loaded; 9 is all of it. */
function stored(): number {
  const text = readText('localStorage', localKeys.clarity)
  return text !== null && /^\d$/.test(text) ? Number(text) : 9
}

export const clarityAtom = atom(stored())

export function setClarity(clarity: number): void {
  writeText('localStorage', localKeys.clarity, String(clarity))
  getDefaultStore().set(clarityAtom, clarity)
}

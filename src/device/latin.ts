import { atom, getDefaultStore } from 'jotai'
import { readText, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** Whether Latin names are shown; off until somebody asks for them. */
export const latinAtom = atom(readText('localStorage', localKeys.latin) === '1')

export function setLatin(shown: boolean): void {
  writeText('localStorage', localKeys.latin, shown ? '1' : '0')
  getDefaultStore().set(latinAtom, shown)
}

/** The person's own size of text on this device, beside the system's. */
import { atom, getDefaultStore } from 'jotai'
import { readText, writeText } from '../../device/local.ts'
import { localKeys } from '../../device/names.ts'

export type FontScale = 'standard' | 'large' | 'larger'

/** Factors; index.html sets the same before the first paint. */
export const fontScales: Record<FontScale, number> = { standard: 1, large: 1.15, larger: 1.3 }

/** Checks the stored text size: an unknown value counts as standard. */
export const fontScaleOf = (text: string | null): FontScale =>
  text === 'large' || text === 'larger' ? text : 'standard'

export const fontScaleAtom = atom<FontScale>(fontScaleOf(readText('localStorage', localKeys.fontScale)))

export function setFontScale(scale: FontScale): void {
  writeText('localStorage', localKeys.fontScale, scale)
  getDefaultStore().set(fontScaleAtom, scale)
  document.documentElement.style.setProperty('--user-tx', String(fontScales[scale]))
}

import { atom, getDefaultStore } from 'jotai'
import { readText, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark'

function stored(): Theme {
  const text = readText('localStorage', localKeys.theme)
  return text === 'light' || text === 'dark' ? text : 'auto'
}

export const themeAtom = atom<Theme>(stored())

/** Puts the stored theme on the document: `data-theme` is absent when the system decides. */
export function applyTheme(theme: Theme = getDefaultStore().get(themeAtom)): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function setTheme(theme: Theme): void {
  writeText('localStorage', localKeys.theme, theme)
  getDefaultStore().set(themeAtom, theme)
  applyTheme(theme)
}

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

/** The colours of the browser's own bars, as index.html gives them for each theme of the system. */
const bars = ['light', 'dark'] as const

/** Puts the stored theme on the document: `data-theme` is absent when the system decides. */
export function applyTheme(theme: Theme = getDefaultStore().get(themeAtom)): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const bar of bars) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[data-bar=${bar}]`)
    const chosen = theme === bar ? 'all' : 'not all'
    if (meta) meta.media = theme === 'auto' ? `(prefers-color-scheme: ${bar})` : chosen
  }
}

export function setTheme(theme: Theme): void {
  writeText('localStorage', localKeys.theme, theme)
  getDefaultStore().set(themeAtom, theme)
  applyTheme(theme)
}

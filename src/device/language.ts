import { atom, getDefaultStore } from 'jotai'
import type { Lang } from '../rules/lang.ts'
import { readCookies, writeCookie } from './cookie.ts'
import { cookies } from './names.ts'

/** The language cookie's lifetime: 1825 days. */
const seconds = 1825 * 24 * 60 * 60

const stored = (): Lang => (readCookies().get(cookies.language) === 'en' ? 'en' : 'zh')

export const langAtom = atom<Lang>(typeof document === 'undefined' ? 'zh' : stored())

export const currentLang = (): Lang => getDefaultStore().get(langAtom)

/** Remembers the language on this device; whoever shows texts follows `langAtom`. */
export function setLang(lang: Lang): void {
  writeCookie(cookies.language, lang, seconds)
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
  getDefaultStore().set(langAtom, lang)
}

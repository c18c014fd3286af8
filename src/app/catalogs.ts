/** The texts of the interface: per language what the first screens say, what all others share, and each area's own. */
import { i18n, type Messages } from '@lingui/core'
import { getDefaultStore } from 'jotai'
import { currentLang, langAtom } from '../device/language.ts'
import type { Lang } from '../rules/lang.ts'
import { textCatalogsOf } from './textAreas.ts'

const files = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

const pathOf = (lang: Lang, name: string) => `../../locales/${lang}/${name}.po`
/** Names of all catalogues, each of which every language has. */
const names = Object.keys(files).flatMap((path) => /\/zh\/(.*)\.po$/.exec(path)?.[1] ?? [])

/** Catalogues that this page has needed so far, besides the first. */
const needed = new Set<string>()
const loaded = new Set<string>()

async function load(lang: Lang, name: string): Promise<void> {
  const path = pathOf(lang, name)
  if (loaded.has(path)) return
  const file = await files[path]?.()
  loaded.add(path)
  if (file) i18n.load(lang, file.messages)
}

/** Shows the interface in a language; rejects when its chunk cannot be had. */
export async function showLanguage(lang: Lang): Promise<void> {
  await Promise.all(['messages', ...needed].map((name) => load(lang, name)))
  // English dates are written the British way, as all else
  i18n.activate(lang, lang === 'en' ? 'en-GB' : lang)
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
}

/** Brings the texts that an address needs: before its screen is shown. */
export async function loadTextsAt(pathname: string, lang: Lang = currentLang()): Promise<void> {
  for (const name of textCatalogsOf(pathname, names)) needed.add(name)
  await Promise.all([...needed].map((name) => load(lang, name)))
}

/** From now on the interface follows the language of this device. */
export function followLanguage(): void {
  const store = getDefaultStore()
  store.sub(langAtom, () => void showLanguage(store.get(langAtom)))
}

/** The texts of the interface: one chunk per language, Chinese where nothing else was chosen. */
import { i18n, type Messages } from '@lingui/core'
import { getDefaultStore } from 'jotai'
import { type Lang, langAtom } from '../device/language.ts'

const catalogs: Record<Lang, () => Promise<{ messages: Messages }>> = {
  zh: () => import('../../locales/zh/messages.po'),
  en: () => import('../../locales/en/messages.po'),
}

/** Shows the interface in a language; rejects when its chunk cannot be had. */
export async function speak(lang: Lang): Promise<void> {
  const { messages } = await catalogs[lang]()
  i18n.loadAndActivate({ locale: lang, messages })
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
}

/** From now on the interface follows the language of this device. */
export function followLanguage(): void {
  const store = getDefaultStore()
  store.sub(langAtom, () => void speak(store.get(langAtom)))
}

/** The texts of the interface, per language in two chunks: what the first screens say, and all the rest. */
import { i18n, type Messages } from '@lingui/core'
import { getDefaultStore } from 'jotai'
import { currentLang, type Lang, langAtom } from '../device/language.ts'

type Catalog = () => Promise<{ messages: Messages }>

const catalogs: Record<Lang, { first: Catalog; more: Catalog }> = {
  zh: {
    first: () => import('../../locales/zh/messages.po'),
    more: () => import('../../locales/zh/more.po'),
  },
  en: {
    first: () => import('../../locales/en/messages.po'),
    more: () => import('../../locales/en/more.po'),
  },
}

/** Languages whose rest has come. */
const whole = new Set<Lang>()

/** Shows the interface in a language; rejects when its chunk cannot be had. */
export async function speak(lang: Lang): Promise<void> {
  const { messages } = await catalogs[lang].first()
  if (whole.size > 0) await speakAll(lang)
  i18n.load(lang, messages)
  // English dates are written the British way, as all else
  i18n.activate(lang, lang === 'en' ? 'en-GB' : lang)
  document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
}

/** Brings the texts of every other screen: before the first of them is shown. */
export async function speakAll(lang: Lang = currentLang()): Promise<void> {
  if (whole.has(lang)) return
  const { messages } = await catalogs[lang].more()
  whole.add(lang)
  i18n.load(lang, messages)
}

/** From now on the interface follows the language of this device. */
export function followLanguage(): void {
  const store = getDefaultStore()
  store.sub(langAtom, () => void speak(store.get(langAtom)))
}

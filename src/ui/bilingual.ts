import { useLingui } from '@lingui/react'

/** English terms stand in small letters in the term table; on their own line they begin with a capital. */
const capital = (text: string) => text.replace(/^[a-z](?=[a-z])/, (letter) => letter.toUpperCase())

/** A text of the content in the person's language; where the school gave no English, the Chinese one. */
export const inLocale = (locale: string, zh: string, en: string) => (locale === 'en' && en ? capital(en) : zh)

/** The other language's text, for a second line; empty where there is none. */
export const inOther = (locale: string, zh: string, en: string) => (locale === 'en' && en ? zh : capital(en))

/** `pick(zh, en)` in the language of the screen, and `other(zh, en)` in `otherLang` for a second line. */
export function useNames() {
  const { i18n } = useLingui()
  return {
    pick: (zh: string, en: string) => inLocale(i18n.locale, zh, en),
    other: (zh: string, en: string) => inOther(i18n.locale, zh, en),
    otherLang: i18n.locale === 'en' ? 'zh-CN' : 'en',
  }
}

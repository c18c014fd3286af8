import { useLingui } from '@lingui/react'

/** A text of the content in the person's language; where the school gave no English, the Chinese one. */
export const inLang = (locale: string, zh: string, en: string) => (locale === 'en' && en ? en : zh)

/** The other language's text, for a second line; empty where there is none. */
export const inOther = (locale: string, zh: string, en: string) => (locale === 'en' && en ? zh : en)

/** The language that a text of `inLang` is in, where it is not the screen's: for `lang` attributes. */
export const langOf = (locale: string, en: string) => (locale === 'en' && !en ? 'zh-CN' : undefined)

/** `pick(zh, en)` in the language of the screen, and `other(zh, en)` for a second line. */
export function useNames() {
  const { i18n } = useLingui()
  return {
    locale: i18n.locale,
    pick: (zh: string, en: string) => inLang(i18n.locale, zh, en),
    other: (zh: string, en: string) => inOther(i18n.locale, zh, en),
    otherLang: i18n.locale === 'en' ? 'zh-CN' : 'en',
  }
}

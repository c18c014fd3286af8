/** The language of a text, and of what a person reads. */
export type Lang = 'zh' | 'en'

/** A text of the school in the person's language; Chinese where there is no English. */
export const inLang = (lang: Lang, zh: string, en: string | undefined): string =>
  lang === 'en' && en ? en : zh

/** What stands between the names of a list. */
export const betweenNames = (lang: Lang): string => (lang === 'en' ? ', ' : '、')

/** A text with the values in the places of `{0}`, `{1}` … */
export const fillText = (text: string, values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''))

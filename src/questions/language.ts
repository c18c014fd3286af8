import { useLingui } from '@lingui/react/macro'

/** A text of the school in the language of the page; Chinese where there is no English. */
export function useInLang(): (zh: string, en: string) => string {
  const { i18n } = useLingui()
  return (zh, en) => (i18n.locale === 'en' && en ? en : zh)
}

/** A, B, C … for the place of an option. */
export const letter = (place: number): string => String.fromCharCode(65 + place)

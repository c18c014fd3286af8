/**
 * Sentences one behind the other: only Chinese writes no space between them.
 * @param sentences false or empty: left out
 */
export const joinSentences = (locale: string, ...sentences: (string | false)[]): string =>
  sentences.filter(Boolean).join(locale === 'zh' ? '' : ' ')

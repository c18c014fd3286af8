/**
 * Unicode normalisation in linear time. Normalising a long run of combining marks sorts it by insertion: 200,000 marks
 * took 38 seconds. No script stacks as many marks as are kept here; the rest of a run is dropped.
 */
const longRunOfMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replace(longRunOfMarks, '$1').normalize(form)

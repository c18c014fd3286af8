/** The blanks of a stem: banks draw them in many ways, and the page knows one. */

const gapSigns = [
  // a number may stand in the blank: ____(1)____
  String.raw`[_＿﹍﹎]{2,}[（(]?\d{1,2}[）)]?[_＿﹍﹎]{2,}`,
  '[_＿﹍﹎]{2,}|[＿﹍﹎]',
  // one alone, not within a word or a formula
  '(?<!_)_(?![_A-Za-z0-9{(])',
  String.raw`[（(]\s{0,40}[）)]|[【［[]\s{0,40}[】］\]]|[{｛]\s{0,40}[}｝]`,
  String.raw`[【［[（(]\s?空\s?\d{0,2}\s?[】］\]）)]`,
  String.raw`<u>(?:\s|&nbsp;){0,40}</u>`,
  '[—－]{4,}|-{6,}',
  String.raw`(?<=[^\s_])[ \u3000\u00a0]{4,}(?=\S)`,
]
const gap = new RegExp(gapSigns.join('|'), 'gi')

/** The stem with each blank as ____. */
export const withPlainGaps = (stem: string): string => stem.replace(gap, '____')

/** How many blanks a stem shows as lines, or as empty brackets. */
export const gapsIn = (stem: string): number => stem.match(/_{2,}|[（(][\s　]*[）)]/g)?.length ?? 0

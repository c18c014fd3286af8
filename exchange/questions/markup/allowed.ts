/** Which markup a text of a question may hold. What reads otherwise is plain text. */

export const tags =
  `p br b strong i em u s sub sup code pre blockquote hr h3 h4 h5 h6 ul ol li img table caption thead
  tbody tr th td`.split(/\s+/)

export const mathTags =
  `math mrow mi mn mo mtext ms mspace mfrac msqrt mroot mstyle mpadded msub msup msubsup mover munder
  munderover mmultiscripts mprescripts mphantom mtable mtr mtd menclose`.split(/\s+/)

const mathAttributes =
  `display mathvariant stretchy fence form separator lspace rspace accent accentunder minsize maxsize
  largeop movablelimits linethickness width height depth columnalign columnspacing rowspacing
  columnlines rowlines notation scriptlevel`.split(/\s+/)

export const attributes: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
}

const read = `a|b|blockquote|br|caption|code|div|em|h[1-6]|hr|i|img|li|math|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul`
const tag = new RegExp(`</?(?:${read})(?:\\s[^<>]*)?/?>`, 'i')
const entity = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/i

/** Whether the page takes a text for markup: the same rule as src/ui/markup.ts, which a test compares. */
export const holdsMarkup = (text: string): boolean => tag.test(text) || entity.test(text)

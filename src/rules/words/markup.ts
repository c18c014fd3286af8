/** The markup that a text may hold: the importer keeps no other, and the page shows hardly any other. */

export const keptTags =
  `p br b strong i em u s sub sup code pre blockquote hr h3 h4 h5 h6 ul ol li img table caption thead
  tbody tr th td`.split(/\s+/)

export const formulaTags =
  `math mrow mi mn mo mtext ms mspace mfrac msqrt mroot mstyle mpadded msub msup msubsup mover munder
  munderover mmultiscripts mprescripts mphantom mtable mtr mtd menclose`.split(/\s+/)

const formulaAttributes =
  `display mathvariant stretchy fence form separator lspace rspace accent accentunder minsize maxsize
  largeop movablelimits linethickness width height depth columnalign columnspacing rowspacing
  columnlines rowlines notation scriptlevel`.split(/\s+/)

/** The attributes that are kept, by tag. */
export const keptAttributes: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ...Object.fromEntries(formulaTags.map((tag) => [tag, formulaAttributes])),
}

/** The page shows texts of other services too: these tags and attributes do no harm there. */
export const shownTags = [...keptTags, ...formulaTags, 'div', 'span']
export const shownAttributes = [
  ...new Set([...Object.values(keptAttributes).flat(), 'dir', 'lang', 'displaystyle']),
]

const known = `a|b|blockquote|br|caption|code|div|em|h[1-6]|hr|i|img|li|math|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul`
const tagPattern = new RegExp(`</?(?:${known})(?:\\s[^<>]*)?/?>`, 'i')
const entityPattern = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/i

/** Whether a text is read as markup. Tags that are not known are plain text, whatever they look like. */
export const holdsMarkup = (text: string): boolean => tagPattern.test(text) || entityPattern.test(text)

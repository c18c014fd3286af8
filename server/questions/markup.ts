/** HTML that came from elsewhere becomes the little markup that we show, or plain text where that says it all. */
import sanitizeHtml from 'sanitize-html'
import { formulaTags, holdsMarkup, keptAttributes, keptTags } from '../../src/rules/words/markup.ts'
import { withoutControls } from '../../src/rules/words/withoutControls.ts'
import { pictureName } from '../media/address.ts'

const clean = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: keptAttributes,
    transformTags: {
      div: 'p',
      h1: 'h3',
      h2: 'h3',
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src, alt, ...sizes({ width, height }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureName(attribs.src ?? '') === null,
    nestingLimit: 40,
    allowedSchemes: [],
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'annotation',
      'annotation-xml',
      'title',
      'svg',
    ],
  })

const sizes = (given: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value && /^\d{1,4}$/.test(value) ? [[name, value]] : [],
    ),
  )

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Of text that sanitize-html wrote. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const space = /[ \t\n\r\f\u00a0]+/g

/**
 * @returns markup of the allowed tags; plain text where there is nothing but paragraphs and lines.
 * What it returns it returns again.
 */
export function fromHtml(html: string): string {
  const safe = clean(html, [...keptTags, ...formulaTags])
    .split('</p>')
    .map((part, n, { length }) => (n < length - 1 ? withoutEnd(part) : part))
    .join('</p>')
    .replaceAll('<p></p>', '')
    .trim()
  const rest = safe.replace(/<\/?p>|<br \/>/g, '')
  return /<[a-z/]/i.test(rest) ? withoutFrame(safe) : fromPlain(linesOf(safe))
}

/** Removes the empty lines that editors leave at the end of a text. */
function withoutEnd(part: string): string {
  let left = part.trimEnd()
  while (left.endsWith('<br />')) left = left.slice(0, -6).trimEnd()
  return left
}

/** Editors put a paragraph around every text; a single one would only break the line before it. */
function withoutFrame(safe: string): string {
  const [, inside] =
    /^<p>((?:(?!<\/?(?:p|ul|ol|table|pre|blockquote|h\d|hr)\b)[\s\S])*)<\/p>$/.exec(safe) ?? []
  return inside ?? safe
}

/** The text of paragraphs and lines. */
function linesOf(safe: string): string {
  const lines = safe
    .replace(space, ' ')
    .replace(/ ?<br \/> ?/g, '\n')
    .replace(/ ?(?:<\/p> ?<p>|<\/?p>) ?/g, '\n')
  return unescaped(lines).trim()
}

/** Plain text as it is stored: signs that would read as markup are escaped. */
export function fromPlain(text: string): string {
  const plain = withoutControls(text).replaceAll('\r\n', '\n').trim()
  return holdsMarkup(plain) ? `<p>${escaped(plain).replaceAll('\n', '<br />')}</p>` : plain
}

/** A stored text as HTML. */
export const toHtml = (stored: string): string =>
  holdsMarkup(stored) ? stored : escaped(stored).replaceAll('\n', '<br />')

/** A stored text without its markup: for names and for places that take no HTML. */
export function toPlain(stored: string): string {
  if (!holdsMarkup(stored)) return stored
  const lines = stored.replace(space, ' ').replace(/<(?:br|\/p|\/li|\/tr|\/h\d)\b[^>]*>/g, '\n')
  return unescaped(clean(lines, []))
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** A text that somebody typed into a form: it keeps the markup that an imported one keeps, and no other. */
export const fromForm = (text: string): string => {
  const typed = withoutControls(text)
  return holdsMarkup(typed) ? fromHtml(typed) : typed
}

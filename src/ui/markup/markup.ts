import { holdsMarkup } from '../../rules/words/markup.ts'

const named: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The words of a text with markup, for places that show only words. */
export function plainWords(text: string): string {
  if (!holdsMarkup(text)) return text
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
      if (decimal) return character(Number(decimal))
      if (hex) return character(Number.parseInt(hex, 16))
      return named[String(name).toLowerCase()] ?? whole
    })
    .replace(/\n{2,}/g, '\n')
    .trim()
}

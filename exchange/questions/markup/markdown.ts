/**
 * The Markdown that teachers write in questions: paragraphs, lists, emphasis, code, pictures. No library reads it: in
 * CommonMark a backslash escapes the sign behind it, so `\(x_1\)` would no longer be a formula, and its indented
 * lines would be code.
 */
import { escaped } from '../../../server/questions/markup.ts'

const inline = (text: string): string =>
  text
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/!\[([^\]]*)\]\(([^()\s]+)\)/g, '<img alt="$1" src="$2" />')
    .replace(/(\*\*|__)(?=\S)([^*_]*?\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]*?\S)\1(?![\p{L}\p{N}*_])/gu, '<em>$2</em>')

const item = /^\s*(?:([*+-])|\d+[.)])\s+/

/** @returns HTML; tags that stand in the text stay, as Markdown has it */
export function fromMarkdown(text: string): string {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
  return blocks
    .map((block) => {
      const lines = block.split('\n')
      const [, bullet] = item.exec(lines[0] ?? '') ?? []
      if (lines.every((line) => item.test(line))) {
        const list = bullet ? 'ul' : 'ol'
        return `<${list}>${lines.map((line) => `<li>${inline(line.replace(item, ''))}</li>`).join('')}</${list}>`
      }
      const [, hashes, head] = /^(#{1,6})\s+(.+)$/.exec(block) ?? []
      if (hashes && head)
        return `<h${Math.max(3, hashes.length)}>${inline(head)}</h${Math.max(3, hashes.length)}>`
      return `<p>${lines.map((line) => inline(line.replace(/<(?![a-z/!])/gi, escaped))).join('<br />')}</p>`
    })
    .join('')
}

/** GIFT's text: questions between empty lines, comments, categories, escapes. */
import type { AuthoredText } from '../model.ts'
import { readCategoryPath } from '../moodle/path.ts'

export interface Block {
  /** as the file numbers it */
  line: number
  path: AuthoredText[]
  text: string
  idnumber: string
  tags: string[]
}

/** Escaped characters stand aside while the rest is read, so that no one takes them for what they would mean. */
const aside = 0xe000
const special = '~=#{}:\\'

export const hide = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, one: string) =>
    one === 'n' ? '\n' : String.fromCharCode(aside + special.indexOf(one)),
  )

export const show = (text: string): string =>
  text.replace(/[\ue000-\ue006]/g, (one) => special[one.charCodeAt(0) - aside] ?? '')

export function splitGift(text: string): Block[] {
  const blocks: Block[] = []
  let path: AuthoredText[] = []
  let lines: string[] = []
  let comments: string[] = []
  let begun = 0
  let openBlocks = 0
  let holdsBlock = false
  const end = () => {
    const body = lines.join('\n').trim()
    if (body !== '') {
      const told = comments.join('\n')
      const [, idnumber = ''] = /\[id:((?:\\\]|[^\]]){1,500})\]/.exec(told) ?? []
      const tags = [...told.matchAll(/\[tag:((?:\\\]|[^\]]){1,500})\]/g)].map(([, tag = '']) =>
        unbracketed(tag),
      )
      blocks.push({ line: begun, path, text: body, idnumber: unbracketed(idnumber), tags })
    }
    lines = []
    comments = []
    openBlocks = 0
    holdsBlock = false
  }
  const all = text.replace(/\r\n?/g, '\n').split('\n')
  const isClosedBelow = closesBelow(all)
  for (const [n, line] of all.entries()) {
    const trimmed = line.trim()
    // people forget the empty line before the next question, and leave one among the answers
    if (/^(?:::|：：)/.test(trimmed) && holdsBlock && openBlocks === 0) end()
    if (trimmed === '' && openBlocks > 0 && isClosedBelow(n)) continue
    const [, category] = /^\$CATEGORY:\s*(.+)$/.exec(trimmed) ?? []
    if (category !== undefined) {
      end()
      path = readCategoryPath(category)
    } else if (trimmed === '') end()
    else if (trimmed.startsWith('//')) comments.push(trimmed)
    else {
      if (lines.length === 0) begun = n + 1
      lines.push(line)
      for (const brace of bracesOf(line)) openBlocks += brace === '{' ? 1 : -1
      holdsBlock ||= bracesOf(line) !== ''
    }
  }
  end()
  return blocks
}

const bracesOf = (line: string) =>
  hide(line)
    .replace(/[^{}｛｝]/g, '')
    .replaceAll('｛', '{')
    .replaceAll('｝', '}')

/** @returns whether the next brace below a line closes what is open, before another question begins */
function closesBelow(lines: readonly string[]): (at: number) => boolean {
  const closes: boolean[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]?.trim() ?? ''
    const [first] = line.startsWith('//') ? '' : bracesOf(line)
    const isNext = /^(?:::|：：|\$CATEGORY)/.test(line)
    closes[at] = !isNext && (first === undefined ? closes[at + 1] === true : first === '}')
  }
  return (at) => closes[at + 1] === true
}

const unbracketed = (text: string) => text.replaceAll('\\]', ']').trim()

/** A text of a file becomes what we keep: safe, with its pictures and formulas, in each language. */

import { pictureName } from '../../../server/media/address.ts'
import { escaped, fromHtml, fromPlain } from '../../../server/questions/markup.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import type { AuthoredText } from '../model.ts'
import type { Pictures } from '../pictures.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { holdsFormula, withFormulas } from './formula.ts'
import { inLanguages } from './languages.ts'
import { fromMarkdown } from './markdown.ts'

/** `auto`: lines count, and tags too where there are any */
export type Format = 'html' | 'plain' | 'markdown' | 'auto'

export interface Text {
  text: string
  format: Format
  /** by name: what `@@PLUGINFILE@@/name` means */
  files: ReadonlyMap<string, Buffer>
}

export const htmlText = (text: string): Text => ({ text, format: 'html', files: new Map() })

/** As HTML, whatever its format. */
export const asHtml = ({ text, format }: Text): string =>
  htmlOf(text, format) ?? escaped(text.trim()).replace(/\r?\n/g, '<br />')

interface Desk {
  pictures: Pictures
  notes: FileNote[]
}

export async function tell({ text, format, files }: Text, desk: Desk): Promise<AuthoredText> {
  const { zh, en } = inLanguages(text)
  const one = (part: string) => (part.trim() === '' ? '' : stored(part, format, files, desk))
  const told = { zh: await one(zh), en: await one(en) }
  return told.en === told.zh ? { zh: told.zh, en: '' } : told
}

async function stored(text: string, format: Format, files: Text['files'], desk: Desk): Promise<string> {
  const html = htmlOf(text, format)
  if (html === null) return fromPlain(text)
  if (/<svg\b/i.test(html)) desk.notes.push(fileNote('inlineDrawing'))
  return fromHtml(withFormulas(await withPictures(html, files, desk), desk.notes))
}

/** null: plain text that stays so. */
function htmlOf(text: string, format: Format): string | null {
  if (format === 'html') return text
  if (format === 'markdown') return fromMarkdown(text)
  if (format === 'auto' && (holdsMarkup(text) || /&[a-z]+;|&#\d+;|<\w+[^<>]*>/i.test(text)))
    return text.trim().replace(/\r?\n/g, '<br />')
  return holdsFormula(text) ? escaped(text.trim()).replace(/\r?\n/g, '<br />') : null
}

const picture = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))[^>]*>/gi

/** Addresses of the pictures in it. */
export const htmlPictures = (html: string): string[] =>
  [...html.matchAll(picture)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  )

/** Each picture's address becomes one of ours; one that cannot be had is told by its alternative text. */
async function withPictures(html: string, files: Text['files'], desk: Desk): Promise<string> {
  const found = [...html.matchAll(picture)]
  const sources = htmlPictures(html)
  const tags = await Promise.all(
    found.map(async ([tag, double, single, bare], n) => {
      const address = await addressOf(sources[n] ?? '', files, desk)
      if (address) return tag.replace(double ?? single ?? bare ?? '', address)
      const [, alt = ''] = /\balt\s*=\s*"([^"]*)"/i.exec(tag) ?? []
      return alt ? `[${alt}]` : ''
    }),
  )
  let at = 0
  return html.replace(picture, () => tags[at++] ?? '')
}

async function addressOf(
  src: string,
  files: Text['files'],
  { pictures, notes }: Desk,
): Promise<string | null> {
  try {
    const own = pictureName(src)
    if (own !== null && pictures.has(own)) return src
    const [, data] = /^data:image\/[a-z+.-]+;base64,([\s\S]+)$/i.exec(src) ?? []
    if (data !== undefined) return await pictures.keep(Buffer.from(data, 'base64'), 'data:')
    if (!src.startsWith('@@PLUGINFILE@@/')) {
      notes.push(fileNote('outsidePicture', src.slice(0, 120)))
      return null
    }
    const name = fileName(src)
    const bytes = files.get(name)
    if (bytes) return await pictures.keep(bytes, name)
    notes.push(fileNote('noPicture', name))
  } catch (failure) {
    if (!(failure instanceof QuestionFileFault)) throw failure
    notes.push(failure.note)
  }
  return null
}

/** Of `@@PLUGINFILE@@/folder/name%20.png?time=1`: below the folder's top. What lies elsewhere keeps its address. */
export function fileName(src: string): string {
  if (!src.startsWith('@@PLUGINFILE@@/')) return src
  const raw = src.slice('@@PLUGINFILE@@/'.length).replace(/\?.*$/, '')
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

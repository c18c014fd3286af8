/** Pieces of Moodle's XML, as its own exporter writes them. */

import { pictureName } from '../../../server/media/address.ts'
import { escaped, toHtml, toPlain } from '../../../server/questions/markup.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import { withoutControls } from '../../../src/rules/words/withoutControls.ts'
import { bothLanguages } from '../markup/languages.ts'
import type { AuthoredText } from '../model.ts'

/** By name: the bytes of our pictures, in base64. */
export type Files = ReadonlyMap<string, string>

export const cdata = (text: string): string => {
  const clean = withoutControls(text)
  return /[<>&"']/.test(clean) ? `<![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : clean
}

export const element = (name: string, inside: string): string => `    <${name}>${inside}</${name}>\n`

/** Both languages as HTML. */
export const htmlOf = ({ zh, en }: AuthoredText): string =>
  bothLanguages({ zh: toHtml(zh), en: en && toHtml(en) })

const ours = /src="(\/wk_mobile\/media\/question\/[0-9a-f]{32}\.webp)"/g

/** Our pictures as files beside the text. @returns its HTML and the files' elements */
function embedded(html: string, files: Files): { html: string; elements: string } {
  const used = new Map<string, string>()
  const text = html.replace(ours, (all, src: string) => {
    const name = pictureName(src) ?? ''
    const bytes = files.get(name)
    if (bytes === undefined) return all
    used.set(name, bytes)
    return `src="@@PLUGINFILE@@/${name}"`
  })
  const elements = [...used].map(
    ([name, bytes]) => `      <file name="${name}" path="/" encoding="base64">${bytes}</file>\n`,
  )
  return { html: text, elements: elements.join('') }
}

/** An element with a text in it: HTML where it holds markup or two languages, else plain. */
export function textElement(
  name: string,
  told: AuthoredText,
  files: Files,
  attributes = '',
  more = '',
): string {
  if ((!told.en || told.en === told.zh) && !holdsMarkup(told.zh))
    return `    <${name}${attributes} format="plain_text">\n      <text>${cdata(told.zh)}</text>\n${more}    </${name}>\n`
  return htmlElement(name, htmlOf(told), files, attributes, more)
}

export function htmlElement(name: string, html: string, files: Files, attributes = '', more = ''): string {
  const { html: text, elements } = embedded(html, files)
  return `    <${name}${attributes} format="html">\n      <text>${cdata(text)}</text>\n${elements}${more}    </${name}>\n`
}

/** A short name for lists. */
export const shortName = (stored: string): string =>
  escaped(withoutControls(toPlain(stored)).replace(/\s+/g, ' ').trim().slice(0, 80).toWellFormed())

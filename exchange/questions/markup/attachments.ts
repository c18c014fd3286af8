/** Files, sound, films and links of a text, all but its pictures. They are not imported, and the report names them. */
import { asHtml, fileName, htmlPictures, type Text } from './tell.ts'

const tag = /<(?!img\b)[a-z][^>]*>/gi
const address = /\s(?:src|href|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi

/** Names of attached files, and addresses of linked ones. */
export function attachmentsOf(text: Text): string[] {
  const html = asHtml(text)
  const shown = new Set(htmlPictures(html).map(fileName))
  const linked = [...html.matchAll(tag)]
    .flatMap(([one]) => [...one.matchAll(address)])
    .map(([, double, single, bare]) => fileName((double ?? single ?? bare ?? '').replaceAll('&amp;', '&')))
    .filter((name) => name !== '' && !/^(?:#|javascript:)/i.test(name))
  const all = new Set([...text.files.keys(), ...linked])
  return [...all].filter((name) => !shown.has(name)).map((name) => name.slice(0, 120))
}

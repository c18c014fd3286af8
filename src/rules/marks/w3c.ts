/**
 * Marks as W3C Web Annotations (JSON-LD): a page of annotations, px at full size. A rectangle and a place are media
 * fragments, everything else is SVG; names are bodies that tag, sentences bodies that describe, each with its
 * language. What the standard has no place for (a text's size, a colour) is under `vitrine`.
 */
import { type Exchanged, plainMark, type Read, tidy, tidyPlace } from './exchange.ts'
import { type Found, shapeFrom } from './found.ts'
import { isObject, type Json, listOf, numberOf, textOf } from './json.ts'
import { noteOf, readNote } from './note.ts'
import { boxAround } from './shape.ts'
import { fromSvg, toSvg } from './svg.ts'

const CONTEXT = ['http://www.w3.org/ns/anno.jsonld', { vitrine: 'urn:vitrine:mark' }]
const FRAGMENTS = 'http://www.w3.org/TR/media-frags/'

interface Said {
  value: string
  purpose: 'tagging' | 'describing'
  language?: string
}

/** The texts of a mark, each in its language; a text that a person typed for himself is in none that we know. */
function bodiesOf(mark: Exchanged): Json[] {
  const { name, nameEn, nameLatin, aliases, desc, descEn } = mark
  const zh = mark.layer === 'personal' ? undefined : 'zh'
  const said: Said[] = [
    { value: name, purpose: 'tagging', language: zh },
    { value: nameEn, purpose: 'tagging', language: 'en' },
    { value: nameLatin, purpose: 'tagging', language: 'la' },
    ...aliases.map((value): Said => ({ value, purpose: 'tagging' })),
    { value: desc, purpose: 'describing', language: zh },
    { value: descEn, purpose: 'describing', language: 'en' },
  ]
  return said
    .filter(({ value }) => value)
    .map((one) => ({ type: 'TextualBody', format: 'text/plain', ...one }))
}

function selectorOf(mark: Exchanged): Json {
  if (!['rectangle', 'point', 'text'].includes(mark.shape)) return { type: 'SvgSelector', value: toSvg(mark) }
  const { left, top, right, bottom } = boxAround(mark.points.map(tidyPlace))
  const value = `xywh=pixel:${[left, top, right - left, bottom - top].map(tidy).join(',')}`
  return { type: 'FragmentSelector', conformsTo: FRAGMENTS, value }
}

/** `source`: the picture's address, which all of them are about. */
export function toW3c(marks: readonly Exchanged[], source: string): string {
  const items = marks.map((mark) => ({
    type: 'Annotation',
    motivation: 'identifying',
    body: bodiesOf(mark),
    target: { source, selector: selectorOf(mark) },
    vitrine: noteOf(mark),
  }))
  return JSON.stringify({ '@context': CONTEXT, type: 'AnnotationPage', items }, null, 2)
}

/** Of a picture, px; for places given in per cent. */
interface Size {
  width: number
  height: number
}

function fragmentOf(value: string, { width, height }: Size): Found | null {
  const [, unit = 'pixel:', rest = ''] = /xywh=\s*(pixel:|percent:|pct:)?([-\d.,e+\s%]+)/i.exec(value) ?? []
  const [x, y, w, h] = rest.replaceAll('%', '').split(',').map(Number)
  if (x === undefined || y === undefined || w === undefined || h === undefined) return null
  const [byX, byY] =
    unit.toLowerCase() !== 'pixel:' || rest.includes('%') ? [width / 100, height / 100] : [1, 1]
  if (w === 0 && h === 0) return { kind: 'place', points: [[x * byX, y * byY]] }
  return {
    kind: 'box',
    points: [
      [x * byX, y * byY],
      [(x + w) * byX, (y + h) * byY],
    ],
  }
}

/** The shapes of a target: a selector's, or a fragment at the end of its address. */
function foundIn(target: unknown, size: Size): (Found | null)[] {
  if (typeof target === 'string') return [fragmentOf(target, size)]
  if (!isObject(target)) return [null]
  const [selector] = listOf(target.selector)
  if (!isObject(selector)) return [fragmentOf(textOf(target.source) || textOf(target.id), size)]
  if (selector.type === 'PointSelector') {
    const [x, y] = [numberOf(selector.x), numberOf(selector.y)]
    return [x === undefined || y === undefined ? null : { kind: 'place', points: [[x, y]] }]
  }
  if (selector.type !== 'SvgSelector') return [fragmentOf(textOf(selector.value), size)]
  const shapes = fromSvg(textOf(selector.value), size)
  return shapes.length > 0 ? shapes : [null]
}

/** Bodies: a name where one tags, else a sentence; in the languages that we know, the rest as other names. */
function wordsOf(annotation: Json) {
  const words = { name: '', nameEn: '', nameLatin: '', desc: '', descEn: '', aliases: [] as string[] }
  const bodies = [...listOf(annotation.body), ...listOf(annotation.bodyValue)]
  for (const body of bodies) {
    const value = textOf(isObject(body) ? body.value : body)
    if (!value) continue
    const { purpose = annotation.motivation, language } = isObject(body) ? body : ({} as Json)
    const tongue = textOf(listOf(language)[0]).slice(0, 2)
    if (purpose === 'tagging' || purpose === 'classifying' || purpose === 'identifying') {
      if (tongue === 'en' && !words.nameEn) words.nameEn = value
      else if (tongue === 'la' && !words.nameLatin) words.nameLatin = value
      else if (!words.name) words.name = value
      else words.aliases.push(value)
    } else if (tongue === 'en' && !words.descEn) words.descEn = value
    else words.desc = words.desc ? `${words.desc}\n${value}` : value
  }
  return words
}

const isAnnotation = (value: unknown): value is Json =>
  isObject(value) &&
  listOf(value.type ?? value['@type']).some((type) => /(^|:)Annotation$/.test(textOf(type)))

/** The annotations of a file, whatever they are wrapped in; null where it holds none. */
export function annotationsOf(value: unknown): Json[] | null {
  if (Array.isArray(value)) {
    const found = value.filter(isAnnotation)
    return found.length > 0 ? found : null
  }
  if (isAnnotation(value)) return [value]
  if (!isObject(value)) return null
  if (Array.isArray(value.items)) return value.items.filter(isAnnotation)
  return isObject(value.first) ? annotationsOf(value.first) : null
}

export function fromW3c(annotations: readonly Json[], size: Size): Read {
  const read: Read = { marks: [], unknown: 0, holes: 0 }
  for (const annotation of annotations) {
    const note = readNote(annotation.vitrine)
    const words = wordsOf(annotation)
    const found = listOf(annotation.target).flatMap((target) => foundIn(target, size))
    const outer = found.filter((one) => !one?.isHole)
    const shapes = outer.map((one) => one && shapeFrom(one, note.shape))
    const known = shapes.filter((one) => one !== null)
    if (known.length < Math.max(shapes.length, 1)) read.unknown += 1
    if (outer.length < found.length && known.length > 0) read.holes += 1
    for (const one of known) read.marks.push({ ...plainMark, ...note, ...words, ...one })
  }
  return read
}

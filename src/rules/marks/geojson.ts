/**
 * Marks as QuPath reads and writes them: GeoJSON in px at full size. An ellipse is a polygon that says
 * `isEllipse`, and its box is what counts. What GeoJSON has no place for is in `metadata`, which QuPath keeps.
 */
import type { MarkLayer } from '../../contract/specimens.ts'
import { nearestColor, type Rgb, rgbOf } from './colors.ts'
import { type Exchanged, plainMark, type Read, tidyPlace } from './exchange.ts'
import { type Found, lineOrLoop, openRing, shapeFrom } from './found.ts'
import { isObject, type Json, listOf, numberOf, parseJson, textOf } from './json.ts'
import { noteOf, readNote } from './note.ts'
import { outlineOf, type Place } from './shape.ts'

/** QuPath's name for the description of an annotation. */
const DESCRIPTION = 'ANNOTATION_DESCRIPTION'

const classes: Record<MarkLayer, { name: string; color: Rgb }> = {
  preset: { name: 'Preset', color: [184, 55, 107] },
  system: { name: 'Teacher (system)', color: [81, 66, 155] },
  school: { name: 'Teacher (school)', color: [81, 66, 155] },
  personal: { name: 'Personal', color: [26, 95, 208] },
}

function geometryOf(mark: Exchanged) {
  const points = mark.points.map(tidyPlace)
  const [first = [0, 0]] = points
  if (mark.shape === 'point' || mark.shape === 'text') return { type: 'Point', coordinates: first }
  const outline = mark.shape === 'freehand' ? [] : outlineOf(mark).map(tidyPlace)
  if (outline.length === 0) return { type: 'LineString', coordinates: points }
  const ring = { type: 'Polygon', coordinates: [[...outline, outline[0]]] }
  return mark.shape === 'ellipse' ? { ...ring, isEllipse: true } : ring
}

function featureOf(mark: Exchanged) {
  const { name, nameEn, nameLatin, aliases, desc, descEn } = mark
  return {
    type: 'Feature',
    geometry: geometryOf(mark),
    properties: {
      objectType: 'annotation',
      name,
      color: rgbOf[mark.color],
      classification: classes[mark.layer],
      metadata: {
        [DESCRIPTION]: desc,
        // QuPath's metadata are texts
        vitrine: JSON.stringify({ ...noteOf(mark), nameEn, nameLatin, aliases, descEn }),
      },
    },
  }
}

export const toGeoJson = (marks: readonly Exchanged[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: marks.map(featureOf) }, null, 2)

const placeOf = (value: unknown): Place =>
  Array.isArray(value) ? [numberOf(value[0]) ?? Number.NaN, numberOf(value[1]) ?? Number.NaN] : [NaN, NaN]
const placesOf = (value: unknown) => listOf(value).map(placeOf)

const ring = (rings: unknown, kind: Found['kind']): Found => ({
  kind,
  points: openRing(placesOf(listOf(rings)[0])),
})
const hasHoles = (rings: unknown) => listOf(rings).length > 1

interface Parts {
  parts: Found[]
  holes: boolean
}

/** By the geometry's type: the shapes that it is made of. */
const geometries: Record<string, (coordinates: unknown, isEllipse: boolean) => Parts> = {
  Point: (at) => ({ parts: [{ kind: 'place', points: [placeOf(at)] }], holes: false }),
  MultiPoint: (all) => ({
    parts: placesOf(all).map((place) => ({ kind: 'place', points: [place] })),
    holes: false,
  }),
  LineString: (line) => ({ parts: [lineOrLoop(placesOf(line))], holes: false }),
  MultiLineString: (lines) => ({
    parts: listOf(lines).map((line) => lineOrLoop(placesOf(line))),
    holes: false,
  }),
  Polygon: (rings, isEllipse) => ({
    parts: [ring(rings, isEllipse ? 'oval' : 'ring')],
    holes: hasHoles(rings),
  }),
  MultiPolygon: (polygons) => ({
    parts: listOf(polygons).map((rings) => ring(rings, 'ring')),
    holes: listOf(polygons).some(hasHoles),
  }),
}

function partsOf(geometry: unknown): Parts {
  if (!isObject(geometry)) return { parts: [], holes: false }
  if (geometry.type === 'GeometryCollection') {
    const all = listOf(geometry.geometries).map(partsOf)
    return { parts: all.flatMap(({ parts }) => parts), holes: all.some(({ holes }) => holes) }
  }
  const read = Object.hasOwn(geometries, textOf(geometry.type))
    ? geometries[textOf(geometry.type)]
    : undefined
  return read?.(geometry.coordinates, geometry.isEllipse === true) ?? { parts: [], holes: false }
}

/** QuPath writes three numbers, before 0.3 one packed one. */
function colorOf(value: unknown): Rgb | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(textOf(value)) ?? []
  const packed = hex === undefined ? numberOf(value) : Number.parseInt(hex, 16)
  if (packed !== undefined) return [(packed >> 16) & 255, (packed >> 8) & 255, packed & 255]
  const [r, g, b] = listOf(value).map(numberOf)
  return r === undefined || g === undefined || b === undefined ? undefined : [r, g, b]
}

/** The name of a class: QuPath writes `name`, or `names` for a class derived from others; other tools write a text. */
function classNameOf(classification: unknown): string {
  if (Array.isArray(classification)) return classification.map(classNameOf).filter(Boolean).join(': ')
  if (!isObject(classification)) return textOf(classification)
  return textOf(classification.name) || listOf(classification.names).map(textOf).filter(Boolean).join(': ')
}

/** Where tools other than QuPath write the name of a mark. */
const nameKeys = ['name', 'Name', 'label', 'title', 'class']

/** The texts and the colour of a feature; QuPath 0.3 wrote both `color` and `classification`, older ones `colorRGB`. */
function wordsOf(properties: Json) {
  const metadata = isObject(properties.metadata) ? properties.metadata : {}
  const own = parseJson(textOf(metadata.vitrine))?.value
  const note = isObject(own) ? own : {}
  const sort = isObject(properties.classification) ? properties.classification : {}
  const isOurs = isObject(own)
  const kind = isOurs ? '' : classNameOf(properties.classification)
  const rgb = colorOf(properties.color) ?? colorOf(sort.color) ?? colorOf(sort.colorRGB)
  const name = nameKeys.map((key) => textOf(properties[key])).find((text) => text !== '') ?? ''
  const otherNames = name && kind && kind !== name ? [kind] : []
  return {
    ...(rgb ? { color: nearestColor(rgb) } : {}),
    ...readNote(note),
    name: name || kind,
    aliases: isOurs ? listOf(note.aliases).map(textOf) : otherNames,
    nameEn: textOf(note.nameEn),
    nameLatin: textOf(note.nameLatin),
    desc: textOf(metadata[DESCRIPTION]) || textOf(properties.description),
    descEn: textOf(note.descEn),
  }
}

/** The features of a file, whatever they are wrapped in; null where it holds none. */
export function featuresOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.some(isFeature) ? value : null
  if (!isObject(value)) return null
  if (value.type === 'FeatureCollection') return listOf(value.features)
  if (isFeature(value)) return [value]
  const isGeometry = Object.hasOwn(geometries, textOf(value.type)) || value.type === 'GeometryCollection'
  return isGeometry ? [{ type: 'Feature', geometry: value }] : null
}

const isFeature = (value: unknown) => isObject(value) && value.type === 'Feature'

export function fromGeoJson(features: readonly unknown[]): Read {
  const read: Read = { marks: [], unknown: 0, holes: 0 }
  for (const feature of features) {
    const { parts, holes } = partsOf(isObject(feature) ? feature.geometry : null)
    const words = wordsOf(isObject(feature) && isObject(feature.properties) ? feature.properties : {})
    const shapes = parts.map((part) => shapeFrom(part, words.shape))
    const known = shapes.filter((one) => one !== null)
    if (known.length < Math.max(shapes.length, 1)) read.unknown += 1
    if (holes && known.length > 0) read.holes += 1
    for (const one of known) read.marks.push({ ...plainMark, ...words, ...one })
  }
  return read
}

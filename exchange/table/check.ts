/** From cells to what a specimen's row holds; what is wrong is named by row and column. */

import type { SpecimenKind } from '../../src/contract/specimens.ts'
import type { Known, KnownCatalogPlace, NewPlace } from '../known.ts'
import { note, Wrong } from '../texts.ts'
import { failureNote, type Said } from '../words.ts'
import { type ColumnKey, folded, headOf } from './columns.ts'
import type { TableRow } from './read.ts'

/** The texts of a specimen that a table may tell. */
export const textKeys = [
  'name',
  'nameEn',
  'nameLatin',
  'dye',
  'dyeEn',
  'source',
  'sourceEn',
  'desc',
  'descEn',
] as const

export interface RowFacts {
  texts: Partial<Record<(typeof textKeys)[number], string>>
  place?: KnownCatalogPlace
  um?: number
  kind?: SpecimenKind
  /** ids */
  suitPeople?: number[]
  published?: boolean | undefined
  /** a new specimen is seen by its owner alone until an administrator publishes it */
  isHiddenAtFirst?: boolean
  owner?: { creator: number; creatorName: string }
}

export interface Checked {
  told: Omit<RowFacts, 'place'> & { place?: KnownCatalogPlace | NewPlace }
  /** each names row and column */
  problems: Said[]
}

/** Where and whose a specimen is when the table does not say so. */
export interface Otherwise {
  subject?: string | undefined
  catalog?: string | undefined
  owner?: string | undefined
}

const longest = { short: 200, long: 5000 }

const kinds: Record<string, SpecimenKind> = {
  切片: 'slide',
  slide: 'slide',
  大体: 'gross',
  大体标本: 'gross',
  gross: 'gross',
  照片: 'gross',
  photograph: 'gross',
  模式图: 'pattern',
  pattern: 'pattern',
  diagram: 'pattern',
  电镜: 'electron',
  电镜图: 'electron',
  electron: 'electron',
  electronmicrograph: 'electron',
  光镜: 'light',
  光镜图: 'light',
  light: 'light',
  lightmicrograph: 'light',
}

const answers: Record<string, boolean> = {
  是: true,
  yes: true,
  y: true,
  true: true,
  '1': true,
  已发布: true,
  公开: true,
  否: false,
  no: false,
  n: false,
  false: false,
  '0': false,
  未发布: false,
  不公开: false,
}

/** @param row undefined: the file has none */
export function checkRow(row: TableRow | undefined, otherwise: Otherwise, known: Known): Checked {
  const cells = row?.cells ?? {}
  const told: Checked['told'] = { texts: {} }
  const problems: Said[] = []
  const read = <T>(
    key: ColumnKey,
    value: string | undefined,
    meaning: (text: string) => T,
  ): T | undefined => {
    if (value === undefined) return undefined
    try {
      return meaning(value)
    } catch (failure) {
      const why = failureNote(failure)
      problems.push(row && cells[key] !== undefined ? note('cell', row.number, headOf(key), why) : why)
      return undefined
    }
  }
  for (const key of textKeys) {
    const text = read(key, cells[key], (value) => shortEnough(value, key.startsWith('desc')))
    if (text !== undefined) told.texts[key] = text
  }
  told.um = read('um', cells.um, microns)
  told.kind = read('kind', cells.kind, (value) => meant(kinds, value))
  told.published = read('published', cells.published, (value) => meant(answers, value))
  told.suitPeople = read('suitPeople', cells.suitPeople, (value) =>
    value.split(/[,，;；、|]/).flatMap((group) => (group.trim() ? known.group(group.trim()) : [])),
  )
  told.owner = read('owner', cells.owner ?? otherwise.owner, known.account)
  told.place = placeOf(cells, otherwise, known, read)
  return { told, problems }
}

type Read = <T>(key: ColumnKey, value: string | undefined, meaning: (text: string) => T) => T | undefined

/** Both together, since a catalogue is looked for in its subject. */
function placeOf(
  cells: TableRow['cells'],
  otherwise: Otherwise,
  known: Known,
  read: Read,
): KnownCatalogPlace | NewPlace | undefined {
  const subject = read('subject', cells.subject ?? otherwise.subject, known.subject)
  const catalog = cells.catalog ?? otherwise.catalog
  return subject && read('catalog', catalog, (value) => known.catalog(subject, value))
}

function shortEnough(text: string, isLong: boolean): string {
  const most = isLong ? longest.long : longest.short
  if (text.length > most) throw new Wrong('tooLong', most)
  return text
}

function microns(text: string): number {
  const um = Number(
    text
      .normalize('NFKC')
      .replace(/\s*[uμµ]m.*$/i, '')
      .replace(',', '.'),
  )
  if (!(um >= 0.0001 && um <= 1000)) throw new Wrong('noMicrons', text)
  return um
}

function meant<T>(meanings: Record<string, T>, text: string): T {
  const word = folded(text)
  if (!Object.hasOwn(meanings, word)) throw new Wrong('noneOf', text, Object.keys(meanings).join(', '))
  return meanings[word] as T
}

import { basename, extname, relative } from 'node:path'
import { note } from '../texts.ts'
import { asItIs, type Said } from '../words.ts'
import type { TableRow } from './read.ts'

const sameCase = (name: string) => name.normalize('NFC').replaceAll('\\', '/').toLowerCase()
const withoutEnding = (name: string) => name.slice(0, name.length - extname(name).length)

export interface Matched {
  /** by path; where two rows mean a file it is the first */
  rows: Map<string, TableRow>
  /** faults of the rows: each names its row */
  problems: Said[]
}

/**
 * Which row tells of which file: by its place in the folder, else by its name alone, with or without its ending.
 * @param folder that the files were found in
 */
export function matchRows(folder: string, paths: readonly string[], rows: readonly TableRow[]): Matched {
  const names = paths.map((path) => ({ path, at: sameCase(relative(folder, path) || basename(path)) }))
  const ways = [
    (asked: string) => names.filter(({ at }) => at === asked),
    (asked: string) => names.filter(({ at }) => basename(at) === asked),
    (asked: string) => names.filter(({ at }) => withoutEnding(basename(at)) === asked),
  ]
  const matched: Matched = { rows: new Map(), problems: [] }
  for (const row of rows) {
    const { file } = row.cells
    const say = (problem: Said) => matched.problems.push(note('row', row.number, problem))
    if (!file) {
      say(note('namesNone'))
      continue
    }
    const asked = sameCase(file).replace(/^\.\//, '')
    const found = ways.map((way) => way(asked)).find((some) => some.length > 0) ?? []
    const [{ path } = { path: '' }, ...others] = found
    const before = matched.rows.get(path)
    if (!path) say(note('noFile', file))
    else if (others.length > 0) say(note('severalFiles', file, anyOf(found.map(({ at }) => at))))
    else if (before) say(note('rowBefore', file, before.number))
    else matched.rows.set(path, row)
  }
  return matched
}

const anyOf = ([first = '', ...more]: readonly string[]): Said =>
  more.reduce((all, name) => note('or', all, name), asItIs(first))

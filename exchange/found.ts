/** Which files a folder has for us. */

import { readdirSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { tilesBeside } from './source/dzi.ts'
import { canOpen } from './source/index.ts'
import { dataBeside } from './source/openslide.ts'
import { Wrong } from './texts.ts'

export interface FolderFiles {
  /** that rows of a table are looked for from */
  folder: string
  paths: string[]
  /** the folder's own table */
  table: string | undefined
  /** files that are of no use to us */
  unused: string[]
}

const tableNames = ['slides.xlsx', 'slides.csv']

/** Files and folders that a system or a program adds for itself: they are not imported. */
const isHidden = (name: string) => /^(\.|~\$|__MACOSX$|thumbs\.db$|desktop\.ini$)/i.test(name)

/** A pipe, a socket or a device would be waited for without end; a broken link leads nowhere. */
const isRegular = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** @throws an Error where there is nothing, or no picture */
export async function findFiles(path: string): Promise<FolderFiles> {
  const at = await stat(path).catch(() => null)
  if (!at) throw new Wrong('nothingAt', path)
  if (!at.isDirectory() && !at.isFile()) throw new Wrong('noFileAt', path)
  if (!at.isDirectory()) return { folder: dirname(path), paths: [path], table: undefined, unused: [] }
  const files = walk(path)
  const paths = files.filter((file) => canOpen(file) && isRegular(file))
  if (paths.length === 0) throw new Wrong('noPictures', path)
  const tables = tableNames.map((name) => join(path, name)).filter((name) => files.includes(name))
  if (tables.length > 1) throw new Wrong('twoTables', path)
  const unused = files.filter((file) => !paths.includes(file) && !tables.includes(file))
  return { folder: path, paths, table: tables[0], unused }
}

/** All files in order, but for the tiles of a pyramid and the data of a slide, which belong to the file beside them. */
function walk(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isHidden(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = inside.filter((entry) => !entry.isDirectory()).map(({ name }) => join(folder, name))
  const owned = new Set(files.flatMap(foldersOf))
  const below = inside.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
  return [...files, ...below.filter((name) => !owned.has(name) && !isTiles(name)).flatMap(walk)]
}

const foldersOf = (file: string) =>
  extname(file).toLowerCase() === '.dzi' ? [tilesBeside(file)] : (dataBeside(file) ?? [])

/** The tiles of a pyramid whose own file is missing are no photographs either. */
const isTiles = (folder: string) =>
  /_files$/.test(basename(folder)) && readdirSync(folder).every((name) => /^\d+$|\.xml$/.test(name))

/** Moodle's category paths: `$course$/top/Histology/Skin`, in which `//` is a slash. */
import { inLanguages } from '../markup/languages.ts'
import type { AuthoredText } from '../model.ts'

/** Names of the categories that Moodle makes by itself; they say nothing where another category stands below them. */
const standing = /^(?:top|Default for .+|默认(?:类别|分类|值|设置)?|.+的默认(?:类别|分类|值|设置)?)$/

/** Names between single slashes. */
export const namesIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '')

export function readCategoryPath(text: string): AuthoredText[] {
  const names = namesIn(text).filter((name) => !/^\$\w+\$$/.test(name))
  return names.filter((name, n) => n === names.length - 1 || !standing.test(name)).map(inLanguages)
}

/** A slash at an end of a name keeps away from those between names. */
export const pathText = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('/', '//').replace(/^(?=\/)|(?<=\/)$/g, ' ')).join('/')

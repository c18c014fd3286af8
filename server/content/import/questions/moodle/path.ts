/** Moodle's category paths: `$course$/top/Histology/Skin`, in which `//` is a slash. */

/** What Moodle calls the category that it makes by itself; it says nothing where there is another. */
const standing = /^(?:Default for .+|默认.*|.+的默认(?:类别|分类|值|设置)?)$/

export function pathOf(text: string): string[] {
  const names = text
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && !/^\$\w+\$$/.test(name))
  const below = names[0] === 'top' ? names.slice(1) : names
  return below.filter((name) => !standing.test(name))
}

export const pathText = (names: readonly string[]): string =>
  ['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/')

/** Which texts an address needs beyond those of `more`. */

/**
 * By the first part of an address: the areas whose screens stand there. An address that is not listed needs the texts
 * of every area, so a new screen never lacks any.
 */
export const areasOf: Readonly<Record<string, readonly string[]>> = {
  account: [],
  admin: ['admin', 'quizzes'],
  exercise: [],
  resource: ['teaching'],
  set: [],
}

/** Areas whose texts only their own addresses need: students never load them. */
const apart: readonly string[] = ['admin']

/** The catalogues of an address among those that there are. */
export function textCatalogsOf(pathname: string, all: readonly string[]): string[] {
  const [first = ''] = pathname
    .replace(/^\/wk_mobile(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  const areas = Object.hasOwn(areasOf, first) ? areasOf[first] : undefined
  return all.filter(
    (name) =>
      name !== 'messages' && (name === 'more' || (areas ? areas.includes(name) : !apart.includes(name))),
  )
}

/** Who may be where (B03). */

/**
 * Pages of the account area that anybody may open: what explains something, and where the link of
 * a mail or a learning platform leads.
 */
const open = ['/account/agreement', '/account/privacy', '/account/confirm', '/account/launch']

const inArea = (path: string) => path === '/account' || path.startsWith('/account/')

/** An address of ours to return to after sign-in, or undefined: never another site, never the account area. */
export function safeReturn(address: unknown): string | undefined {
  // a browser drops blanks and control characters from an address, and reads a backslash as a slash
  if (typeof address !== 'string' || !/^\/(?!\/)[^\s\\\p{C}]*$/u.test(address)) return undefined
  const path = address.split(/[?#]/)[0] ?? ''
  return inArea(path) || address.length > 2000 ? undefined : address
}

export type GuardVerdict = { to: 'stay' } | { to: 'home' } | { to: 'signIn'; back?: string }

/** With a token · going on without one · nobody. */
export type SignedIn = 'in' | 'offline' | null

/** @param path without the base path · @param href with query and hash */
export function guardAddress(path: string, href: string, standing: SignedIn): GuardVerdict {
  const clean = path.replace(/(.)\/$/, '$1')
  if (open.includes(clean)) return { to: 'stay' }
  // who goes on offline may sign in anew at any time
  if (inArea(clean)) return standing === 'in' ? { to: 'home' } : { to: 'stay' }
  if (standing) return { to: 'stay' }
  return { to: 'signIn', back: href === '/' ? undefined : safeReturn(href) }
}

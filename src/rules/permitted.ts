/** The page's questions about the permissions that C003 answered (P03). It brings no table: only words. */
import { isPathInstalled } from './modules.ts'
import type { Permission } from './permissions.ts'

/** The word of a permission; an older or newer service may answer others. */
type Held = readonly string[]

export const hasAnyPermission = (held: Held, wanted: readonly Permission[]): boolean =>
  wanted.some((permission) => held.includes(permission))

export const hasAllPermissions = (held: Held, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => held.includes(permission))

/** Where somebody comes who asked for no address: the first of these that is installed and permitted. */
const defaultRoutes = [
  { to: '/', anyOf: ['library.read'] },
  { to: '/resource', anyOf: ['library.read'] },
  { to: '/ts', anyOf: ['course.study', 'course.create'] },
  { to: '/exercise', anyOf: ['practice.use'] },
  { to: '/my', anyOf: ['account.self'] },
] as const satisfies readonly { to: string; anyOf: readonly Permission[] }[]

export type DefaultRoute = (typeof defaultRoutes)[number]['to']

/**
 * Where nothing is known of the permissions yet, as offline on a device that has not heard them, they count as held.
 * @param installed C002's installModules; empty: all
 */
export function defaultRoute(held: Held, installed: readonly string[] = []): DefaultRoute {
  const isOpen = ({ to, anyOf }: (typeof defaultRoutes)[number]) =>
    isPathInstalled(installed, to) && (held.length === 0 || hasAnyPermission(held, anyOf))
  return defaultRoutes.find(isOpen)?.to ?? '/my'
}

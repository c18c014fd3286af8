/** What the page asks of the permissions that C003 answered (P03). It brings no table: only words. */
import type { Permission } from './permissions.ts'

/** The word of a permission; an older or newer service may answer others. */
type Held = readonly string[]

export const hasAnyPermission = (held: Held, wanted: readonly Permission[]): boolean =>
  wanted.some((permission) => held.includes(permission))

export const hasAllPermissions = (held: Held, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => held.includes(permission))

/** Where somebody comes who asked for no address: the first of these that is permitted. */
const defaultRoutes = [
  { to: '/', anyOf: ['library.read'] },
  { to: '/ts', anyOf: ['course.study', 'course.create'] },
] as const satisfies readonly { to: string; anyOf: readonly Permission[] }[]

/** Home where nothing is known yet, as offline on a device that has not heard the permissions. */
export const defaultRoute = (held: Held): '/' | '/ts' =>
  defaultRoutes.find(({ anyOf }) => hasAnyPermission(held, anyOf))?.to ?? '/'

/**
 * The permissions that decide what screens show (P03): the words that C003 answered, kept on the device for a start
 * without network.
 */
import { useAtomValue } from 'jotai'
import type { Permission } from '../../rules/permissions.ts'
import { hasAllPermissions, hasAnyPermission } from '../../rules/permitted.ts'
import { sessionAtom } from './currentSession.ts'

export interface HeldPermissions {
  hasAny(...wanted: Permission[]): boolean
  hasAll(...wanted: Permission[]): boolean
}

export function usePermissions(): HeldPermissions {
  const held = useAtomValue(sessionAtom)?.user.permissions ?? []
  return {
    hasAny: (...wanted) => hasAnyPermission(held, wanted),
    hasAll: (...wanted) => hasAllPermissions(held, wanted),
  }
}

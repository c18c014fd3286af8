/** As whom the person is signed in; whoever goes on without a session is shown what students see. */
import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import type { Role } from '../../contract/session.ts'
import { currentUser } from '../../contract/session.ts'
import { query } from '../engine/query.ts'
import { sessionAtom } from './currentSession.ts'

const currentRole = (): Role => getDefaultStore().get(sessionAtom)?.user.userType ?? 'Student'

/** The role as the service says it: a session that was only just restored does not know it yet. */
export async function askRole(client: QueryClient): Promise<Role> {
  const user = await client.ensureQueryData(query(currentUser, {})).catch(() => null)
  return user?.reply.userType ?? currentRole()
}

/** As whom the person is signed in; whoever goes on without a session is shown what students see. */
import { getDefaultStore, useAtomValue } from 'jotai'
import type { Role } from '../../contract/session.ts'
import { sessionAtom } from './here.ts'

export const currentRole = (): Role => getDefaultStore().get(sessionAtom)?.user.userType ?? 'Student'

export const useRole = (): Role => useAtomValue(sessionAtom)?.user.userType ?? 'Student'

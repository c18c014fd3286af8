/** The reply to who proved to be the owner of an account, by whatever means. */
import type { LoginResult } from '../../src/contract/session.ts'
import { sessionSeconds } from '../../src/rules/limits.ts'
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { openSession } from './session.ts'

export async function openSignedIn(
  context: Context,
  { id, roles }: { id: number; roles: number },
  device: { uuid?: string | undefined; name?: string | undefined } = {},
): Promise<LoginResult> {
  const accessToken = await openSession(context, id, device.uuid ?? '', device.name ?? '')
  context.service.log('signed in', { accountId: id })
  return { accessToken, expireInSeconds: sessionSeconds, id, roleTypeKeys: rolesOf(roles) }
}

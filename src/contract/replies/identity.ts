import type * as identity from '../identity.ts'
import { loginResult } from './session.ts'
import type { Replies } from './shapes.ts'

export const replies = {
  signInByIdentity: loginResult,
} satisfies Replies<typeof identity>

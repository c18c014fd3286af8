import * as v from 'valibot'
import type * as identity from '../identity.ts'
import { loginResult } from './session.ts'
import { type Replies, replyText } from './shapes.ts'

export const replies = {
  signInByIdentity: loginResult,
  linkIdentity: v.strictObject({ ...loginResult.entries, opens: replyText }),
} satisfies Replies<typeof identity>

import * as v from 'valibot'
import type * as launch from '../launch.ts'
import { type Replies, yes } from './shapes.ts'

export const replies = {
  launchAsCaller: v.strictObject({ isOwn: yes }),
} satisfies Replies<typeof launch>

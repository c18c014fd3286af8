import * as v from 'valibot'
import type * as academies from '../../admin/academies.ts'
import type { AcademyNode } from '../../admin/academies.ts'
import { type Replies, replyId, replyText } from '../shapes.ts'

const node: v.GenericSchema<AcademyNode> = v.strictObject({
  id: replyId,
  kind: v.picklist(['academy', 'grade', 'class']),
  name: replyText,
  nameEn: replyText,
  children: v.array(v.lazy(() => node)),
})

export const definitions = { AcademyNode: node }

export const replies = { academyTree: v.array(node) } satisfies Replies<typeof academies>

import * as v from 'valibot'
import type * as academies from '../academies.ts'
import type { AcademyNode } from '../academies.ts'
import { id, type Replies, text } from './shapes.ts'

const node: v.GenericSchema<AcademyNode> = v.strictObject({
  id,
  kind: v.picklist(['academy', 'grade', 'class']),
  name: text,
  nameEn: text,
  children: v.array(v.lazy(() => node)),
})

export const definitions = { AcademyNode: node }

export const replies = { academyTree: v.array(node) } satisfies Replies<typeof academies>

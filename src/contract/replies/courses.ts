import * as v from 'valibot'
import type * as courses from '../courses.ts'
import { id, pagedOf, type Replies, text, yes } from './shapes.ts'

export const replies = {
  coursePage: pagedOf(
    v.strictObject({
      id,
      name: text,
      nameEn: text,
      desc: text,
      descEn: text,
      thumbnail: text,
      collected: yes,
      teachers: v.array(v.strictObject({ id, name: text, nameEn: text })),
    }),
  ),
} satisfies Replies<typeof courses>

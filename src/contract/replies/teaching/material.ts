import * as v from 'valibot'
import { deckFileTypes } from '../../teaching/deckFileTypes.ts'
import type * as material from '../../teaching/material.ts'
import { count, type Replies, replyId, replyText } from '../shapes.ts'
import { named } from './course.ts'
import { slide } from './courseware.ts'

const brought = {
  ...named.entries,
  cover: replyText,
  fileType: v.picklist(deckFileTypes),
  slideCount: count,
  state: v.picklist(['toCheck', 'own', 'school']),
}
const finding = v.strictObject({ slideId: replyText, finding: v.picklist(['blank', 'textLost']) })

export const replies = {
  bringingTools: v.strictObject({ office: v.boolean() }),
  deckBring: v.strictObject({ jobId: replyId }),
  deckBrought: v.array(v.strictObject(brought)),
  deckCheck: v.strictObject({
    ...brought,
    slides: v.array(slide),
    findings: v.array(finding),
    subjectId: count,
    catalogId: count,
  }),
  deckPublish: v.null(),
  deckRemove: v.null(),
} satisfies Replies<typeof material>

import * as v from 'valibot'
import type * as practice from '../practice.ts'
import { question } from './questions.ts'
import { count, nothing, type Replies, replyId, replyText, verdict, yes } from './shapes.ts'
import { specimen } from './specimens.ts'

const node: v.GenericSchema<practice.ChapterNode> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  level: count,
  isOpen: yes,
  items: v.array(v.lazy(() => node)),
  total: count,
  submitted: count,
  corrected: count,
})

export const definitions = { ChapterNode: node }

const detail = { content: replyText, correct: verdict, ms: v.optional(count) }

const card = v.strictObject({
  paperId: v.pipe(replyText, v.uuid()),
  items: v.array(
    v.strictObject({ questionId: replyId, baseType: replyText, isSubmited: yes, isCorrected: verdict }),
  ),
})

export const replies = {
  chapterTree: v.array(node),
  chapterTrees: v.array(v.strictObject({ subjectId: v.number(), nodes: v.array(node) })),
  practiceLast: v.nullable(
    v.strictObject({
      catalogId: replyId,
      questionId: replyId,
      name: replyText,
      nameEn: replyText,
      at: count,
      of: count,
      answeredAt: count,
    }),
  ),
  chapterCard: card,
  chapterSubmitDetail: v.nullable(v.strictObject(detail)),
  chapterSubmit: v.strictObject({ correct: verdict }),
  chapterClear: nothing,
  chapterBundle: v.strictObject({
    chapter: v.strictObject({ id: replyId, subjectId: replyId, name: replyText, nameEn: replyText }),
    card,
    questions: v.array(question),
    submissions: v.array(v.strictObject({ questionId: replyId, ...detail })),
    specimens: v.array(specimen),
  }),
} satisfies Replies<typeof practice>

import * as v from 'valibot'
import type * as practice from '../practice.ts'
import { question } from './questions.ts'
import { count, id, nothing, type Replies, text, verdict, yes } from './shapes.ts'
import { specimen } from './specimens.ts'

const node: v.GenericSchema<practice.ChapterNode> = v.strictObject({
  id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
  level: count,
  isOpen: yes,
  items: v.array(v.lazy(() => node)),
  total: count,
  submitted: count,
  corrected: count,
})

export const definitions = { ChapterNode: node }

const detail = { content: text, correct: verdict, ms: v.optional(count) }

const card = v.strictObject({
  paperId: v.pipe(text, v.uuid()),
  items: v.array(v.strictObject({ questionId: id, baseType: text, isSubmited: yes, isCorrected: verdict })),
})

export const replies = {
  chapterTree: v.array(node),
  chapterTrees: v.array(v.strictObject({ subjectId: v.number(), nodes: v.array(node) })),
  practiceLast: v.nullable(
    v.strictObject({ catalogId: id, questionId: id, name: text, nameEn: text, at: count, of: count }),
  ),
  chapterCard: card,
  chapterSubmitDetail: v.nullable(v.strictObject(detail)),
  chapterSubmit: v.strictObject({ correct: verdict }),
  chapterClear: nothing,
  chapterBundle: v.strictObject({
    chapter: v.strictObject({ id, subjectId: id, name: text, nameEn: text }),
    card,
    questions: v.array(question),
    submissions: v.array(v.strictObject({ questionId: id, ...detail })),
    specimens: v.array(specimen),
  }),
} satisfies Replies<typeof practice>

import * as v from 'valibot'
import type * as books from '../books.ts'
import { anyQuestion, questionId } from './questions.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime, verdict, yes } from './shapes.ts'
import { specimen } from './specimens.ts'

const catalogId = v.union([replyId, v.pipe(replyText, v.uuid())])

const node: v.GenericSchema<books.BookNode> = v.strictObject({
  id: catalogId,
  parentId: v.nullable(catalogId),
  subjectId: replyId,
  name: replyText,
  nameEn: replyText,
  items: v.array(v.lazy(() => node)),
  total: count,
  submitted: count,
  corrected: count,
})

export const definitions = { BookNode: node }

const item = v.strictObject({
  questionId,
  baseType: replyText,
  isSubmited: yes,
  isCorrected: verdict,
  catalogId,
  at: replyTime,
  times: count,
  streak: count,
  content: replyText,
  ms: v.optional(count),
})
const card = v.strictObject({ items: v.array(item) })
const bundle = v.strictObject({
  tree: v.array(node),
  items: v.array(item),
  questions: v.array(anyQuestion),
  specimens: v.array(specimen),
})
const detail = v.nullable(v.strictObject({ content: replyText, correct: verdict, ms: v.optional(count) }))
const outcome = v.strictObject({ correct: verdict })

export const replies = {
  wrongTree: v.array(node),
  wrongCard: card,
  wrongBundle: bundle,
  wrongCatalogInsert: node,
  wrongCatalogUpdate: nothing,
  wrongCatalogDelete: nothing,
  wrongSubmitDetail: detail,
  wrongSubmit: outcome,
  wrongClear: nothing,
  wrongMove: nothing,
  wrongRemove: nothing,
  wrongAdd: nothing,
  wrongTakeBack: nothing,
  collectionTree: v.array(node),
  collectionCard: card,
  collectionBundle: bundle,
  collectionCatalogInsert: node,
  collectionCatalogUpdate: nothing,
  collectionCatalogDelete: nothing,
  collectionSubmitDetail: detail,
  collectionSubmit: outcome,
  collectionClear: nothing,
  collectionMove: nothing,
  collectionRemove: nothing,
  collectionCollect: nothing,
  collectionStatus: v.strictObject({ collected: yes }),
  ownQuestionSave: anyQuestion,
} satisfies Replies<typeof books>

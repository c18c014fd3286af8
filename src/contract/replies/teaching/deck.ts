import * as v from 'valibot'
import type * as deck from '../../teaching/deck.ts'
import { deckFileTypes } from '../../teaching/deckFileTypes.ts'
import { count, pagedOf, type Replies, replyId, replyText } from '../shapes.ts'
import { named } from './course.ts'
import { coursewareRow, slide } from './courseware.ts'

const node = {
  ...named.entries,
  subjectId: replyId,
  parentId: v.nullable(replyId),
  decks: count,
  children: count,
}
const row = {
  ...named.entries,
  cover: replyText,
  creatorName: replyText,
  fileType: v.picklist(deckFileTypes),
  slideCount: count,
  subjectId: replyId,
  catalogId: count,
  catalogName: replyText,
  catalogNameEn: replyText,
  version: count,
}

export const replies = {
  schoolCatalogPage: pagedOf(v.strictObject({ ...node, subjectName: replyText, subjectNameEn: replyText })),
  deckCatalogPage: pagedOf(v.strictObject(node)),
  deckCatalogChild: v.array(v.strictObject(node)),
  deckPage: pagedOf(v.strictObject(row)),
  deckPreview: v.strictObject({ ...row, content: v.array(replyText), slides: v.array(slide) }),
  deckCoursewares: v.array(coursewareRow),
} satisfies Replies<typeof deck>

import * as v from 'valibot'
import type * as deck from '../deck.ts'
import { deckFileTypes } from '../deck.ts'
import { named } from './course.ts'
import { coursewareRow, slide } from './courseware.ts'
import { count, id, pagedOf, type Replies, text } from './shapes.ts'

const node = {
  ...named.entries,
  subjectId: id,
  parentId: v.nullable(id),
  decks: count,
  children: count,
}
const row = {
  ...named.entries,
  cover: text,
  creatorName: text,
  fileType: v.picklist(deckFileTypes),
  slideCount: count,
  subjectId: id,
  catalogId: count,
  catalogName: text,
  catalogNameEn: text,
  version: count,
}

export const replies = {
  schoolCatalogPage: pagedOf(v.strictObject({ ...node, subjectName: text, subjectNameEn: text })),
  deckCatalogPage: pagedOf(v.strictObject(node)),
  deckCatalogChild: v.array(v.strictObject(node)),
  deckPage: pagedOf(v.strictObject(row)),
  deckPreview: v.strictObject({ ...row, content: v.array(text), slides: v.array(slide) }),
  deckCoursewares: v.array(coursewareRow),
} satisfies Replies<typeof deck>

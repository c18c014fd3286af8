import * as v from 'valibot'
import type * as subjects from '../subjects.ts'
import { count, type Replies, replyId, replyText, yes } from './shapes.ts'

export const subject: v.GenericSchema<subjects.Subject> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  cover: replyText,
  desc: replyText,
  descEn: replyText,
  enabled: yes,
  hasChildren: yes,
  children: v.array(v.lazy(() => subject)),
  specimenCount: count,
  experimentCount: count,
  isCollected: yes,
})

const node: v.GenericSchema<subjects.CatalogNode> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  level: count,
  isOpen: yes,
  items: v.array(v.lazy(() => node)),
})

const counted: v.GenericSchema<subjects.SpecimenCatalogNode> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  level: count,
  isOpen: yes,
  items: v.array(v.lazy(() => counted)),
  count,
})

export const definitions = { Subject: subject, CatalogNode: node, SpecimenCatalogNode: counted }

export const replies = {
  subjectCommon: v.array(subject),
  subjectList: v.array(subject),
  catalogList: v.array(node),
  subjectDetail: subject,
  subjectLite: v.strictObject({
    id: replyId,
    name: replyText,
    nameEn: replyText,
    enabled: yes,
    hasChildren: yes,
  }),
  subjectTree: v.array(subject),
  specimenCatalog: v.array(counted),
} satisfies Replies<typeof subjects>

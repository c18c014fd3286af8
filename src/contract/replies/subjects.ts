import * as v from 'valibot'
import type * as subjects from '../subjects.ts'
import { count, id, type Replies, text, yes } from './shapes.ts'

const subject: v.GenericSchema<subjects.Subject> = v.strictObject({
  id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
  cover: text,
  desc: text,
  descEn: text,
  enabled: yes,
  hasChildren: yes,
  children: v.array(v.lazy(() => subject)),
  specimenCount: count,
})

const node: v.GenericSchema<subjects.CatalogNode> = v.strictObject({
  id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
  level: count,
  isOpen: yes,
  items: v.array(v.lazy(() => node)),
})

export const definitions = { Subject: subject, CatalogNode: node }

export const replies = {
  subjectCommon: v.array(subject),
  subjectList: v.array(subject),
  catalogList: v.array(node),
} satisfies Replies<typeof subjects>

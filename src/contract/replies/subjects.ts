import * as v from 'valibot'
import type * as subjects from '../subjects.ts'
import { count, id, type Replies, text, yes } from './shapes.ts'

export const subject: v.GenericSchema<subjects.Subject> = v.strictObject({
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
  experimentCount: count,
  isCollected: yes,
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

const counted: v.GenericSchema<subjects.SpecimenCatalogNode> = v.strictObject({
  id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
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
  subjectLite: v.strictObject({ id, name: text, nameEn: text, enabled: yes, hasChildren: yes }),
  subjectTree: v.array(subject),
  specimenCatalog: v.array(counted),
} satisfies Replies<typeof subjects>

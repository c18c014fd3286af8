import * as v from 'valibot'
import type * as adminSchool from '../adminSchool.ts'
import { count, id, nothing, pagedOf, type Replies, text, yes } from './shapes.ts'

const subject: v.GenericSchema<adminSchool.ManagedSubject> = v.strictObject({
  id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
  desc: text,
  descEn: text,
  cover: text,
  enabled: yes,
  position: count,
  specimens: count,
  questions: count,
  canEdit: yes,
  children: v.array(v.lazy(() => subject)),
})
const catalog: v.GenericSchema<adminSchool.ManagedCatalog> = v.strictObject({
  id,
  subjectId: id,
  parentId: v.nullable(id),
  name: text,
  nameEn: text,
  position: count,
  specimens: count,
  questions: count,
  children: v.array(v.lazy(() => catalog)),
})

export const definitions = { ManagedSubject: subject, ManagedCatalog: catalog }

export const replies = {
  adminTermSave: id,
  adminTermRemove: nothing,
  adminSubjectTree: v.array(subject),
  adminSubjectSave: id,
  adminCatalogTree: v.array(catalog),
  adminCatalogSave: id,
  adminCatalogRemove: nothing,
  adminSpecimenPage: pagedOf(
    v.strictObject({
      id,
      name: text,
      nameEn: text,
      nameLatin: text,
      desc: text,
      descEn: text,
      subjectId: id,
      catalogId: id,
      subjectName: text,
      catalogName: text,
      kind: v.picklist(['slide', 'gross', 'pattern', 'electron', 'light']),
      dye: text,
      dyeEn: text,
      source: text,
      sourceEn: text,
      scale: v.number(),
      thumbnailPath: text,
      published: yes,
      state: v.picklist(['waiting', 'ready', 'failed']),
      creatorName: text,
    }),
  ),
  adminSpecimenSave: nothing,
  adminBannerList: v.array(
    v.strictObject({
      id,
      title: text,
      titleEn: text,
      subtitle: text,
      subtitleEn: text,
      image: text,
      link: text,
      position: count,
    }),
  ),
  adminBannerSave: id,
  adminBannerRemove: nothing,
} satisfies Replies<typeof adminSchool>

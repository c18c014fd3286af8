import * as v from 'valibot'
import type * as adminSchool from '../../admin/adminSchool.ts'
import { specimenKinds } from '../../specimenKinds.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, yes } from '../shapes.ts'

const subject: v.GenericSchema<adminSchool.ManagedSubject> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  desc: replyText,
  descEn: replyText,
  cover: replyText,
  enabled: yes,
  position: count,
  specimens: count,
  questions: count,
  canEdit: yes,
  children: v.array(v.lazy(() => subject)),
})
const catalog: v.GenericSchema<adminSchool.ManagedCatalog> = v.strictObject({
  id: replyId,
  subjectId: replyId,
  parentId: v.nullable(replyId),
  name: replyText,
  nameEn: replyText,
  position: count,
  specimens: count,
  questions: count,
  children: v.array(v.lazy(() => catalog)),
})

export const definitions = { ManagedSubject: subject, ManagedCatalog: catalog }

export const replies = {
  adminTermSave: replyId,
  adminTermRemove: nothing,
  adminSubjectTree: v.array(subject),
  adminSubjectSave: replyId,
  adminCatalogTree: v.array(catalog),
  adminCatalogSave: replyId,
  adminCatalogRemove: nothing,
  adminSpecimenPage: pagedOf(
    v.strictObject({
      id: replyId,
      name: replyText,
      nameEn: replyText,
      nameLatin: replyText,
      desc: replyText,
      descEn: replyText,
      subjectId: replyId,
      catalogId: replyId,
      subjectName: replyText,
      subjectNameEn: replyText,
      catalogName: replyText,
      catalogNameEn: replyText,
      kind: v.picklist(specimenKinds),
      dye: replyText,
      dyeEn: replyText,
      source: replyText,
      sourceEn: replyText,
      scale: v.number(),
      thumbnailPath: replyText,
      published: yes,
      state: v.picklist(['waiting', 'ready', 'failed']),
      creatorName: replyText,
    }),
  ),
  adminSpecimenSave: nothing,
  adminBannerList: v.array(
    v.strictObject({
      id: replyId,
      title: replyText,
      titleEn: replyText,
      subtitle: replyText,
      subtitleEn: replyText,
      image: replyText,
      link: replyText,
      position: count,
    }),
  ),
  adminBannerSave: replyId,
  adminBannerRemove: nothing,
} satisfies Replies<typeof adminSchool>

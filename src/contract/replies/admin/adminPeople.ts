import * as v from 'valibot'
import type * as adminPeople from '../../admin/adminPeople.ts'
import { type GradeMoveKind, gradeMoveKinds, type ManagedAcademy } from '../../admin/adminPeople.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'
import { role } from '../users.ts'

const maybeTime = v.nullable(replyTime)
const account = {
  id: replyId,
  loginName: replyText,
  number: replyText,
  fullName: replyText,
  fullNameEn: replyText,
  phone: replyText,
  email: replyText,
  roles: v.array(role),
  academyId: v.nullable(replyId),
  academyName: replyText,
  academyNameEn: replyText,
  classesName: replyText,
  classesNameEn: replyText,
  subjectName: replyText,
  disabled: yes,
  mustChangePassword: yes,
  createdAt: replyTime,
  lastSeenAt: maybeTime,
  edited: v.array(replyText),
}
const academy: v.GenericSchema<ManagedAcademy> = v.strictObject({
  id: replyId,
  parentId: v.nullable(replyId),
  kind: v.picklist(['academy', 'grade', 'class']),
  name: replyText,
  nameEn: replyText,
  position: count,
  people: count,
  isArchived: yes,
  children: v.array(v.lazy(() => academy)),
})

export const definitions = { ManagedAcademy: academy }
const moveKind: v.GenericSchema<GradeMoveKind> = v.picklist(gradeMoveKinds)

export const replies = {
  adminAccountPage: pagedOf(v.strictObject(account)),
  adminAccountDetail: v.strictObject({
    ...account,
    sessions: v.array(
      v.strictObject({
        id: replyText,
        name: replyText,
        firstSeen: replyTime,
        lastSeen: replyTime,
        isThis: yes,
      }),
    ),
    closesAt: v.nullable(replyTime),
    timeFactor: v.number(),
    canEdit: yes,
    grantable: v.array(role),
  }),
  adminAccountSave: v.strictObject({ id: replyId, firstPassword: v.nullable(replyText) }),
  adminAccountPassword: v.strictObject({ firstPassword: replyText }),
  adminAccountAllow: nothing,
  adminAccountArchive: v.strictObject({ address: replyText }),
  adminAccountDisable: count,
  adminAccountClose: nothing,
  adminAccountKeep: nothing,
  adminAccountEndSessions: nothing,
  adminAcademyTree: v.array(academy),
  adminAcademySave: replyId,
  adminAcademyArchive: nothing,
  adminGradePreview: v.strictObject({
    gradeName: replyText,
    newName: replyText,
    classes: v.array(v.strictObject({ id: replyId, name: replyText, people: count })),
    students: count,
    others: count,
  }),
  adminGradeMove: replyId,
  adminGradeMoves: v.array(
    v.strictObject({
      id: replyId,
      kind: moveKind,
      gradeName: replyText,
      newName: replyText,
      students: count,
      at: replyTime,
      undoneAt: maybeTime,
      canUndo: yes,
    }),
  ),
  adminGradeUndo: nothing,
} satisfies Replies<typeof adminPeople>

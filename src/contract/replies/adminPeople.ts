import * as v from 'valibot'
import type * as adminPeople from '../adminPeople.ts'
import { type GradeMoveKind, gradeMoveKinds, type ManagedAcademy } from '../adminPeople.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'
import { role } from './users.ts'

const maybeTime = v.nullable(time)
const account = {
  id,
  loginName: text,
  number: text,
  fullName: text,
  fullNameEn: text,
  phone: text,
  email: text,
  roles: v.array(role),
  academyId: v.nullable(id),
  academyName: text,
  classesName: text,
  subjectName: text,
  disabled: yes,
  mustChangePassword: yes,
  createdAt: time,
  lastSeenAt: maybeTime,
  edited: v.array(text),
}
const academy: v.GenericSchema<ManagedAcademy> = v.strictObject({
  id,
  parentId: v.nullable(id),
  kind: v.picklist(['academy', 'grade', 'class']),
  name: text,
  nameEn: text,
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
    sessions: v.array(v.strictObject({ id: text, name: text, firstSeen: time, lastSeen: time, isThis: yes })),
    canEdit: yes,
    grantable: v.array(role),
  }),
  adminAccountSave: v.strictObject({ id, firstPassword: v.nullable(text) }),
  adminAccountPassword: v.strictObject({ firstPassword: text }),
  adminAccountDisable: count,
  adminAccountEndSessions: nothing,
  adminAcademyTree: v.array(academy),
  adminAcademySave: id,
  adminAcademyArchive: nothing,
  adminGradePreview: v.strictObject({
    gradeName: text,
    newName: text,
    classes: v.array(v.strictObject({ id, name: text, people: count })),
    students: count,
    others: count,
  }),
  adminGradeMove: id,
  adminGradeMoves: v.array(
    v.strictObject({
      id,
      kind: moveKind,
      gradeName: text,
      newName: text,
      students: count,
      at: time,
      undoneAt: maybeTime,
      canUndo: yes,
    }),
  ),
  adminGradeUndo: nothing,
} satisfies Replies<typeof adminPeople>

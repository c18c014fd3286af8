import * as v from 'valibot'
import type * as adminSystem from '../adminSystem.ts'
import { firstSteps, noticeFormNames } from '../adminSystem.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const maybeTime = v.nullable(time)
const policy = v.strictObject({
  minLength: count,
  maxLength: count,
  uppercase: yes,
  lowercase: yes,
  digit: yes,
  symbol: yes,
})

export const replies = {
  adminOverview: v.strictObject({
    counts: v.strictObject({
      students: count,
      teachers: count,
      disabled: count,
      academies: count,
      terms: count,
      subjects: count,
      specimens: count,
      questions: count,
      decks: count,
      courses: count,
    }),
    missing: v.array(v.picklist(firstSteps)),
    health: v.strictObject({
      version: text,
      database: v.picklist(['sqlite', 'postgres']),
      jobsWaiting: count,
      jobsRunning: count,
      jobsFailed: count,
      questionReports: count,
      fileBytes: count,
    }),
    canSeeAll: yes,
  }),
  adminSettings: v.strictObject({
    schoolName: text,
    schoolNameEn: text,
    passwordPolicy: policy,
    canEditName: yes,
    fileSpaceMb: count,
    aiEnable: yes,
    aiChatUrl: text,
    auditDays: count,
  }),
  adminSettingsSave: nothing,
  adminNoticePage: pagedOf(
    v.strictObject({
      id,
      form: v.picklist(noticeFormNames),
      title: text,
      titleEn: text,
      content: text,
      contentEn: text,
      audience: v.strictObject({
        roles: v.array(v.picklist(['Student', 'Teacher'])),
        academyIds: v.array(id),
      }),
      sendAt: time,
      sentAt: maybeTime,
      cancelledAt: maybeTime,
      recipients: v.nullable(count),
      senderName: text,
    }),
  ),
  adminNoticeCount: count,
  adminNoticeSend: id,
  adminNoticeCancel: nothing,
  adminAuditPage: pagedOf(
    v.strictObject({
      id,
      at: time,
      accountName: text,
      loginName: text,
      what: text,
      thing: text,
      thingId: text,
      before: text,
      after: text,
      address: text,
      reason: text,
    }),
  ),
  adminJobPage: pagedOf(
    v.strictObject({
      id,
      kind: text,
      state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
      done: count,
      total: count,
      message: text,
      messageEn: text,
      createdAt: time,
      startedAt: maybeTime,
      endedAt: maybeTime,
      ownerName: text,
    }),
  ),
  adminJobCancel: nothing,
  adminFilePage: pagedOf(v.strictObject({ id, fullName: text, loginName: text, files: count, bytes: count })),
} satisfies Replies<typeof adminSystem>

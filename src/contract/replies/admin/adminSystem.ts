import * as v from 'valibot'
import type * as adminSystem from '../../admin/adminSystem.ts'
import { channelKinds, channelNames, firstSteps, noticeFormNames } from '../../admin/adminSystem.ts'
import { moduleNames } from '../../admin/modules.ts'
import { fileUseNames } from '../../files.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'

const maybeTime = v.nullable(replyTime)
const factNames = v.record(v.string(), replyText)
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
      version: replyText,
      database: v.picklist(['sqlite', 'postgres']),
      jobsWaiting: count,
      jobsRunning: count,
      jobsFailed: count,
      outgoingWaiting: count,
      outgoingFailed: count,
      lastBackupAt: replyTime,
      questionReports: count,
      fileBytes: count,
    }),
    canSeeAll: yes,
  }),
  adminSettings: v.strictObject({
    schoolName: replyText,
    schoolNameEn: replyText,
    passwordPolicy: policy,
    canEditName: yes,
    canChooseClass: yes,
    fileSpaceMb: count,
    aiEnable: yes,
    aiChatUrl: replyText,
    installModules: v.array(v.picklist(moduleNames)),
    auditDays: count,
    scoreDigits: count,
    resitCap: count,
  }),
  adminSettingsSave: nothing,
  adminSenders: v.array(
    v.strictObject({
      channel: v.picklist(channelNames),
      kind: v.picklist(channelKinds),
      waiting: count,
      failed: count,
      lastSentAt: maybeTime,
      lastFailedAt: maybeTime,
      reason: replyText,
    }),
  ),
  adminSenderTest: nothing,
  adminNoticePage: pagedOf(
    v.strictObject({
      id: replyId,
      form: v.picklist(noticeFormNames),
      title: replyText,
      titleEn: replyText,
      content: replyText,
      contentEn: replyText,
      audience: v.strictObject({
        roles: v.array(v.picklist(['Student', 'Teacher'])),
        academyIds: v.array(replyId),
      }),
      sendAt: replyTime,
      sentAt: maybeTime,
      cancelledAt: maybeTime,
      recipients: v.nullable(count),
      senderName: replyText,
    }),
  ),
  adminNoticeCount: count,
  adminNoticeSend: replyId,
  adminNoticeCancel: nothing,
  adminAuditPage: pagedOf(
    v.strictObject({
      id: replyId,
      at: replyTime,
      accountName: replyText,
      loginName: replyText,
      what: replyText,
      thing: replyText,
      thingId: replyText,
      before: replyText,
      after: replyText,
      address: replyText,
      reason: replyText,
      names: v.strictObject({ thing: replyText, before: factNames, after: factNames }),
    }),
  ),
  adminJobPage: pagedOf(
    v.strictObject({
      id: replyId,
      kind: replyText,
      state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
      done: count,
      total: count,
      message: replyText,
      messageEn: replyText,
      createdAt: replyTime,
      startedAt: maybeTime,
      endedAt: maybeTime,
      ownerName: replyText,
    }),
  ),
  adminJobCancel: nothing,
  adminFilePage: pagedOf(
    v.strictObject({ id: replyId, fullName: replyText, loginName: replyText, files: count, bytes: count }),
  ),
  adminFileList: pagedOf(
    v.strictObject({
      id: replyId,
      name: replyText,
      size: count,
      useTo: v.picklist(fileUseNames),
      at: replyTime,
    }),
  ),
} satisfies Replies<typeof adminSystem>

import type * as adminPeople from '../../src/contract/admin/adminPeople.ts'
import { grantableRoles, mayManageRoles } from '../../src/rules/people/adminRoles.ts'
import type { Handlers } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import {
  tellClosing,
  tellFieldsChanged,
  tellKept,
  tellPasswordReset,
  tellSignedOut,
} from '../notices/accountNotices.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import { beginClosing, closesAtOf, endClosing } from '../people/closing.ts'
import { sendingAfter } from '../people/contacts.ts'
import { endNamedSession, signedInDevicesOf } from '../people/devices.ts'
import { findAccount, findAccounts } from '../people/manage/listAccounts.ts'
import { archiveAcademy, managedAcademies, saveAcademy } from '../people/manage/manageAcademies.ts'
import {
  changeManagedAccount,
  createAccount,
  disableAccounts,
  lockAccount,
  newFirstPassword,
  resetToFirstPassword,
} from '../people/manage/manageAccounts.ts'
import { managedPlaces } from '../people/manage/managedPlaces.ts'
import { moveGrade, previewGradeMove, recentGradeMoves, undoGradeMove } from '../people/manage/moveGrades.ts'
import { endAllSessions } from '../people/session.ts'
import type { Permissions } from '../permissions.ts'
import { giveExtraTime, timeFactorOf } from '../quizzes/teach/allowances.ts'
import { recordChange } from '../system/audit.ts'
import { openPersonArchive } from './personArchive.ts'
import { mustLookAfter, mustManage, ownRoles } from './scope.ts'

/** Facts of a message about extra time. */
const everyQuiz = { zh: '测验与考试', en: 'Quizzes and exams' }

export const permissions: Permissions<typeof adminPeople> = {
  adminAccountPage: 'account.manage',
  adminAccountDetail: 'account.manage',
  adminAccountSave: 'account.manage',
  adminAccountPassword: 'account.manage',
  adminAccountDisable: 'account.manage',
  adminAccountEndSessions: 'account.manage',
  adminAccountClose: 'account.manage',
  adminAccountKeep: 'account.manage',
  adminAccountAllow: 'account.manage',
  adminAccountArchive: 'account.manage',
  adminAcademyTree: 'account.manage',
  adminAcademySave: 'academy.edit',
  adminAcademyArchive: 'academy.edit',
  adminGradePreview: 'grade.move',
  adminGradeMove: 'grade.move',
  adminGradeMoves: 'grade.move',
  adminGradeUndo: 'grade.move',
}

export const handlers: Handlers<typeof adminPeople> = {
  async adminAccountPage({ academyId, ...search }, context) {
    return findAccounts(context, { ...search, academyIds: await managedPlaces(context, academyId) })
  },

  async adminAccountDetail({ id }, context) {
    const account = await findAccount(context, id)
    await mustLookAfter(context, account.academyId)
    const roles = ownRoles(context)
    return {
      ...account,
      sessions: await signedInDevicesOf(context, id),
      closesAt: await closesAtOf(context, id),
      timeFactor: await timeFactorOf(context, id),
      canEdit: mayManageRoles(roles, account.roles),
      grantable: [...grantableRoles(roles)],
    }
  },

  async adminAccountSave(given, context) {
    await mustLookAfter(context, given.academyId)
    if (given.id !== undefined) await mustManage(context, given.id)
    if (!mayManageRoles(ownRoles(context), given.roles)) throw refuse('roleTooStrong', [], { field: 'roles' })
    const account = { ...given, loginName: given.loginName.toLowerCase(), email: given.email.toLowerCase() }
    const { id } = given
    if (id !== undefined) {
      await transaction(context, async (within) => {
        await tellFieldsChanged(within, [id], await changeManagedAccount(within, id, account))
      })
      return { id, firstPassword: null }
    }
    const { firstPassword, hash } = await newFirstPassword(context)
    const made = await transaction(context, (within) => createAccount(within, account, hash))
    return { id: made, firstPassword }
  },

  async adminAccountPassword({ id }, context) {
    await mustManage(context, id)
    const { firstPassword, hash } = await newFirstPassword(context)
    await transaction(context, async (within) => {
      await resetToFirstPassword(within, id, hash)
      await tellPasswordReset(within, id)
    })
    return { firstPassword }
  },

  async adminAccountDisable({ ids, disabled, reason }, context) {
    if (ids.includes(context.caller.accountId)) throw refuse('ownAccount')
    for (const id of ids) await mustManage(context, id)
    return transaction(context, (within) => disableAccounts(within, ids, disabled, reason))
  },

  async adminAccountClose({ id, reason }, context) {
    if (id === context.caller.accountId) throw refuse('ownAccount')
    await mustManage(context, id)
    await sendingAfter(context, async (within) => {
      await beginClosing(within, id, reason)
      await tellClosing(within, id)
    })
    return null
  },

  async adminAccountKeep({ id }, context) {
    await mustManage(context, id)
    await transaction(context, async (within) => {
      if (await endClosing(within, id)) await tellKept(within, id)
    })
    return null
  },

  async adminAccountArchive({ id, reason }, context) {
    await mustManage(context, id)
    return { address: await transaction(context, (within) => openPersonArchive(within, id, reason)) }
  },

  async adminAccountAllow({ id, factor, reason, base }, context) {
    await mustManage(context, id)
    await transaction(context, async (within) => {
      await lockAccount(within, id)
      const before = { timeFactor: await timeFactorOf(within, id) }
      const form = { base: base && { timeFactor: base.factor }, now: before, after: { timeFactor: factor } }
      await mustBeAsOpened(within, { thing: 'account', thingId: id }, form)
      await giveExtraTime(within, everyQuiz, { accountId: id, factor, reason })
      // the reason may tell of a person's health: the audit does not hold it
      const change = { before, after: { timeFactor: factor } }
      await recordChange(within, { what: 'account.allow', thing: 'account', thingId: id, ...change })
    })
    return null
  },

  async adminAccountEndSessions({ id, session }, context) {
    await mustManage(context, id)
    await transaction(context, async (within) => {
      if (session === undefined) await endAllSessions(within, id)
      else await endNamedSession(within, id, session)
      await recordChange(within, { what: 'account.endSessions', thing: 'account', thingId: id })
      await tellSignedOut(within, id)
    })
    return null
  },

  adminAcademyTree: (_, context) => managedAcademies(context),
  adminAcademySave: (given, context) => transaction(context, (within) => saveAcademy(within, given)),

  async adminAcademyArchive({ id, archived }, context) {
    await transaction(context, (within) => archiveAcademy(within, id, archived))
    return null
  },

  adminGradePreview: (asked, context) => previewGradeMove(context, asked),
  adminGradeMove: ({ students, disable, ...asked }, context) =>
    transaction(context, (within) => moveGrade(within, asked, students, disable)),
  adminGradeMoves: (_, context) => recentGradeMoves(context),

  async adminGradeUndo({ id }, context) {
    await transaction(context, (within) => undoGradeMove(within, id))
    return null
  },
}

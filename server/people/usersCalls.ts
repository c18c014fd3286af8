import type * as users from '../../src/contract/users.ts'
import { inLang } from '../../src/rules/lang.ts'
import { isIdCard, maskIdCard, maskPhone, tidyIdCard } from '../../src/rules/people/idCard.ts'
import { isTeacherSide, rolesOf, singleRole } from '../../src/rules/roles.ts'
import type { Context, Handlers } from '../context.ts'
import { notAllowed, notFound, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { readSettings } from '../system/settings.ts'
import { namesAt, readPlaces } from './academyNames.ts'
import { changeOwnAccount, ownAccount } from './ownAccount.ts'
import { sealText } from './seal.ts'

const gradeSql = `select g."name", g."nameEn" from (
    with recursive "up" as (
      select "id", "parentId", "kind", "name", "nameEn" from "academy" where "tenant" = ? and "id" = ?
      union all select a."id", a."parentId", a."kind", a."name", a."nameEn" from "academy" a
        join "up" on a."id" = "up"."parentId" where a."tenant" = ?
    ) select * from "up"
  ) g where g."kind" = 'grade'`

async function gradeNameOf({ rows, lang }: Context, academyId: number | null): Promise<string> {
  if (academyId === null) return ''
  const [grade] = await rows<{ name: string; nameEn: string }>(gradeSql, [tenant, academyId, tenant])
  return grade ? inLang(lang, grade.name, grade.nameEn) : ''
}

async function baseInfoOf(context: Context): Promise<users.BaseInfo> {
  const { lang } = context
  const account = await ownAccount(context)
  const { canEditName, canChooseClass } = await readSettings(context.db)
  const className = inLang(lang, account.classesName, account.classesNameEn)
  return {
    id: account.id,
    loginName: account.loginName,
    fullName: inLang(lang, account.fullName, account.fullNameEn),
    academyName: inLang(lang, account.academyName, account.academyNameEn),
    gradeName: await gradeNameOf(context, account.academyId),
    classesName: className,
    className,
    subjectName: inLang(lang, account.subjectName, account.subjectNameEn),
    image: account.image,
    examImage: account.examImage,
    userType: singleRole(rolesOf(account.roles)),
    email: account.email,
    isEmailConfirmed: account.emailConfirmedAt !== null,
    phone: maskPhone(account.phone ?? ''),
    gender: account.gender,
    idCardNo: account.idCardMask,
    graduateTime: account.graduateAt,
    canEditName,
    academyId: account.academyId,
    canChooseClass: canChooseClass && !isTeacherSide(singleRole(rolesOf(account.roles))),
  }
}

/** @throws Failure 404 where there is no such class that is in use */
async function chooseClass(within: Context, academyId: number): Promise<void> {
  const { db } = within
  const place = await db
    .selectFrom('academy')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', academyId)
    .where('kind', '=', 'class')
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!place) throw notFound()
  const places = new Map((await readPlaces(db)).map((one) => [one.id, one]))
  const { id, academyId: before } = await ownAccount(within)
  await changeOwnAccount(within, { academyId, ...namesAt(places, academyId) })
  const change = { before: { academyId: before }, after: { academyId } }
  await recordChange(within, { what: 'account.academy', thing: 'account', thingId: id, ...change })
}

export const permissions: Permissions<typeof users> = {
  baseInfo: 'account.self',
  changeAcademy: 'account.student',
  changeFullName: 'account.self',
  changeGender: 'account.self',
  changeIdCard: 'account.self',
  changeLanguage: 'account.self',
  studentBaseInfo: 'account.student',
  teacherBaseInfo: 'account.teacher',
}

export const handlers: Handlers<typeof users> = {
  async baseInfo({ id }, context) {
    if (id !== context.caller.accountId) throw notAllowed()
    return baseInfoOf(context)
  },

  async studentBaseInfo(_, context) {
    if (isTeacherSide(singleRole(rolesOf(context.caller.roles)))) throw notAllowed()
    return baseInfoOf(context)
  },

  async teacherBaseInfo(_, context) {
    if (!isTeacherSide(singleRole(rolesOf(context.caller.roles)))) throw notAllowed()
    return baseInfoOf(context)
  },

  async changeGender({ gender }, context) {
    await changeOwnAccount(context, { gender })
    return null
  },

  async changeIdCard({ idCardNo }, context) {
    const number = tidyIdCard(idCardNo)
    if (number !== '' && !isIdCard(number)) throw refuse('idCardWrong', [], { field: 'idCardNo' })
    const { accountId } = context.caller
    const idCardMask = number === '' ? '' : maskIdCard(number)
    const idCardSealed = number === '' ? '' : sealText(context.service.keys.identity, accountId, number)
    await transaction(context, async (within) => {
      await changeOwnAccount(within, { idCardSealed, idCardMask })
      const after = { given: number !== '' }
      await recordChange(within, { what: 'account.identity', thing: 'account', thingId: accountId, after })
    })
    return idCardMask
  },

  async changeFullName({ fullName }, context) {
    if (!(await readSettings(context.db)).canEditName) throw refuse('nameFixed')
    const account = await ownAccount(context)
    // Whoever reads the own English name changes that one. With another Chinese name the English one is none of theirs.
    const isEnglish = context.lang === 'en' && account.fullNameEn !== ''
    const shown = isEnglish ? 'fullNameEn' : 'fullName'
    if (account[shown] === fullName) return null
    await transaction(context, async (within) => {
      await changeOwnAccount(within, isEnglish ? { fullNameEn: fullName } : { fullName, fullNameEn: '' })
      const thing = { thing: 'account', thingId: context.caller.accountId }
      const change = { before: { [shown]: account[shown] }, after: { [shown]: fullName } }
      await recordChange(within, { what: 'account.name', ...thing, ...change })
    })
    return null
  },

  async changeAcademy({ academyId }, context) {
    if (!(await readSettings(context.db)).canChooseClass) throw refuse('classFixed')
    await transaction(context, (within) => chooseClass(within, academyId))
    return null
  },

  async changeLanguage({ language }, context) {
    await changeOwnAccount(context, { language })
    return null
  },
}

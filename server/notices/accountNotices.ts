/** Tells a person that an administrator changed the account: whoever knows of it can object. */
import type { Context } from '../context.ts'
import { closesAtOf } from '../people/closing.ts'
import { momentText } from './momentText.ts'
import { notify } from './notify.ts'

type Within = Pick<Context, 'db' | 'now'> & { caller: Pick<Context['caller'], 'accountId'> }

interface Words {
  zh: string
  en: string
}

/** How a person reads the names of the fields that administrators change. */
const fieldWords: Record<string, Words> = {
  loginName: { zh: '账号', en: 'account name' },
  number: { zh: '学号或工号', en: 'student or staff number' },
  fullName: { zh: '姓名', en: 'name' },
  fullNameEn: { zh: '英文姓名', en: 'English name' },
  phone: { zh: '手机号', en: 'phone number' },
  email: { zh: '邮箱', en: 'email address' },
  academyId: { zh: '学院或班级', en: 'academy or class' },
  subjectName: { zh: '专业或学科', en: 'subject' },
  roles: { zh: '角色', en: 'roles' },
}

/** Nobody is told of their own doing. */
async function tellChange(
  within: Within,
  accountIds: readonly number[],
  change: Words,
  event: string,
): Promise<void> {
  const people = accountIds.filter((id) => id !== within.caller.accountId)
  await notify(within, 'accountChanged', people, { change }, event)
}

export async function tellFieldsChanged(
  within: Within,
  accountIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  const words = names.flatMap((name) => fieldWords[name] ?? [])
  if (words.length === 0) return
  const zh = `学校修改了你的账号：${words.map((word) => word.zh).join('、')}`
  const en = `The school changed your account: ${words.map((word) => word.en).join(', ')}`
  await tellChange(within, accountIds, { zh, en }, `fields-${within.now}`)
}

export const tellPasswordReset = (within: Within, accountId: number): Promise<void> =>
  tellChange(
    within,
    [accountId],
    {
      zh: '学校重置了你的密码，你在所有设备上退出了登录',
      en: 'The school reset your password and signed you out on all devices',
    },
    `password-${within.now}`,
  )

export const tellSignedOut = (within: Within, accountId: number): Promise<void> =>
  tellChange(
    within,
    [accountId],
    { zh: '学校让你的设备退出了登录', en: 'The school signed out a device of yours' },
    `sessions-${within.now}`,
  )

/** Told once however often it is asked for: the seven days run from the first time. */
export async function tellClosing(within: Within, accountId: number): Promise<void> {
  const closesAt = await closesAtOf(within, accountId)
  if (closesAt === null) return
  const moment = momentText(closesAt)
  await tellChange(
    within,
    [accountId],
    {
      zh: `学校要注销你的账号：${moment} 删除个人信息、练习、标注和笔记。在此之前可以在“设置”里撤销`,
      en: `The school is closing your account: on ${moment} personal data, practice, marks and notes are deleted. Until then you can keep it under “Settings”`,
    },
    `closing-${closesAt}`,
  )
}

export const tellKept = (within: Within, accountId: number): Promise<void> =>
  tellChange(
    within,
    [accountId],
    { zh: '学校撤销了注销，你的账号保留', en: 'The school took the closing back: your account stays' },
    `kept-${within.now}`,
  )

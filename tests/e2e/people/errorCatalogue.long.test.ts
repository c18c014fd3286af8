/** X03: texts of docs/errors.md, each caused in a browser and read there in both languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import type { JoinedRoom, Room } from '../../../src/contract/teaching/room.ts'
import { speak } from '../../tools/browser.ts'
import { enterAs, ids } from '../../tools/device.ts'
import type { Lang } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, fillSignIn, lastCode, tokenOf } from '../../tools/steps.ts'
import { inWordsOf } from '../../tools/words.ts'

const taken = 'taken@mail.example'

/** The second student has proved an address. */
const stage = setStage({
  prepare: async ({ dataDir }) => {
    const { kysely } = openDatabase({ dataDir })
    const proved = { email: taken, emailConfirmedAt: Date.now() }
    await kysely.updateTable('account').set(proved).where('id', '=', ids.student2).execute()
    await kysely.destroy()
  },
})

const page = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')
const rows = new Map(
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', , zh = '', en = '']) => [name, { zh, en }] as const),
)

/** Waits for the text of a case of the catalogue. */
async function reads(where: Page | Locator, lang: Lang, name: string): Promise<void> {
  const text = rows.get(name)?.[lang]
  if (!text) throw new Error(`no case ${name}`)
  await where.getByText(text).first().waitFor({ timeout: 30_000 })
}

const langs: Lang[] = ['zh', 'en']

/** A device in this language, with the words of its buttons. */
async function begin(lang: Lang, asStudent: boolean) {
  await stage.anew({ lang, workers: false })
  const { context, origin } = stage
  await speak(context, origin, lang)
  if (asStudent) await enterAs(context, origin, 'student')
  const say = (source: string) => inWordsOf(lang, source)
  const press = (where: Page | Locator, source: string) =>
    where
      .getByRole('button', { name: say(source), exact: true })
      .first()
      .click()
  return { say, press }
}

test.each(langs)('X03: a sign-in that fails says why (%s)', async (lang) => {
  const { press } = await begin(lang, false)
  const { page, wire, context } = stage
  await stage.open('/account/login')
  await fillSignIn(page, 'student', 'wrong')
  await reads(page, lang, 'wrong password')
  await page.locator('input[name=password]').fill('Student-2026')
  wire.fault(/login\/anon\/front/, { kind: 'status', status: 500 })
  await press(page, '登录')
  await reads(page, lang, 'login failure')
  wire.pass()
  wire.fault(/login\/anon\/front/, { kind: 'reset-before' })
  await press(page, '登录')
  await reads(page, lang, 'no response')
  wire.pass()
  await context.setOffline(true)
  await press(page, '登录')
  await reads(page, lang, 'network anomaly')
  await context.setOffline(false)
})

test.each(langs)('X03: a password that is not taken says why (%s)', async (lang) => {
  const { say, press } = await begin(lang, true)
  const { page } = stage
  await stage.open('/set')
  await page.getByRole('button', { name: say('修改密码') }).click()
  const sheet = page.getByRole('dialog', { name: say('修改密码') })
  const change = async (old: string, next: string) => {
    await sheet.locator('input[name=old]').fill(old)
    for (const field of ['password', 'repeat']) await sheet.locator(`input[name=${field}]`).fill(next)
    await press(sheet, '保存新密码')
  }
  await change('wrong', 'Student-2027')
  await reads(sheet, lang, 'current password incorrect')
  await change('Student-2026', 'Student2027')
  await reads(sheet, lang, 'password must contain special characters')
})

test.each(langs)(
  'X03: an address that is not taken, and a link that is used up, say why (%s)',
  async (lang) => {
    const { say, press } = await begin(lang, true)
    const { page, service } = stage
    await stage.open('/set')
    await page.getByRole('button', { name: say('用邮件重设密码') }).click()
    await reads(page, lang, 'email not registered')
    await page.getByRole('button', { name: new RegExp(`^${say('邮箱')}`) }).click()
    const sheet = page.getByRole('dialog', { name: say('绑定邮箱') })
    await sheet.locator('input[name=contact]').fill(taken)
    await press(sheet, '保存')
    await reads(sheet, lang, 'code empty')
    await press(sheet, '获取验证码')
    await sheet.getByRole('button', { name: /\d+/ }).waitFor({ timeout: 30_000 })
    await sheet.getByRole('textbox', { name: say('验证码') }).fill(await lastCode(service.dataDir, 'mail'))
    await press(sheet, '保存')
    await reads(sheet, lang, 'username or email already exists')

    await stage.open('/account/confirm#of-last-year')
    await press(page, '确认')
    await reads(page, lang, 'link failed, resend')
  },
)

test.each(langs)('X03: a class code that leads nowhere says why (%s)', async (lang) => {
  const { say, press } = await begin(lang, true)
  const { page, origin } = stage
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const token = await tokenOf(origin, 'student')
  const rooms = await ask<JoinedRoom[]>(origin, '/dh-teaching/room/student/list', token)
  const joined = rooms.find(({ teachers }) => teachers.some(({ id }) => id === ids.teacher))
  const newRoom = () =>
    ask<Room>(origin, '/dh-teaching/room/save', teacher, {
      courseId: joined?.courseId,
      name: '二班',
      capacity: 60,
    })
  const join = async (code: string) => {
    await page.getByRole('textbox', { name: say('班级码') }).fill(code)
    await press(page, '加入班级')
  }
  await stage.open('/ts/code')
  await join('ZZZZZZ')
  await reads(page, lang, 'class code not existing')
  const second = await newRoom()
  await join(second.code)
  await reads(page, lang, 'cannot join two classes of the same course')
  const closed = await newRoom()
  await ask(origin, '/dh-teaching/room/close', teacher, { id: closed.id, open: false })
  await join(closed.code)
  await reads(page, lang, 'class code invalid or course ended')
})

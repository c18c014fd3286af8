/** The pages of one's own account, as a student and as a teacher. */
import { describe, expect, test } from 'vitest'
import { announcementUnread, messageUnread } from '../../../src/contract/notices.ts'
import { baseInfo, studentBaseInfo } from '../../../src/contract/users.ts'
import { enterAs, ids } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, lastCode, tick } from '../../tools/steps.ts'

const stage = setStage()

describe('S27 my page', () => {
  test.each([
    ['student', '学生', ['测验', '成绩', '消息', '公告', '个人资料', '设置'], ['作业管理']],
    ['teacher', '教师', ['作业管理', '消息', '公告', '个人资料', '设置'], []],
  ] as const)(
    'shows the %s who is signed in, what is unread, and the entries of the role',
    async (who, role, entries, foreign) => {
      await stage.anew({ workers: false })
      const { page, context, origin } = stage
      const token = await enterAs(context, origin, who)
      await stage.open('/my')
      const info = await ask<{ fullName: string }>(origin, `${baseInfo.path}?id=${ids[who]}`, token)
      await page.getByRole('heading', { name: info.fullName }).waitFor()
      const main = page.getByRole('main')
      await main.getByText(role, { exact: true }).waitFor()
      for (const entry of entries) await main.getByRole('link', { name: new RegExp(`^${entry}`) }).waitFor()
      for (const entry of foreign) expect(await main.getByRole('link', { name: entry }).count()).toBe(0)
      for (const [entry, path] of [
        ['消息', messageUnread.path],
        ['公告', announcementUnread.path],
      ] as const) {
        const unread = await ask<number>(origin, path, token)
        if (who === 'student') expect([entry, unread > 0]).toEqual([entry, true])
        const badge = unread > 0 ? `${unread} 条未读` : ''
        await main.getByRole('link', { name: new RegExp(`^${entry}\\s*${badge}$`) }).waitFor()
      }
    },
  )
})

describe('S30 base info', () => {
  test.each(['student', 'teacher'] as const)(
    'of a %s has its fields, and a gender that is chosen reaches the school',
    async (who) => {
      await stage.anew({ workers: false })
      const { page, context, origin } = stage
      const token = await enterAs(context, origin, who)
      await stage.open('/my/information')
      for (const field of ['头像', '姓名', '学号 / 工号', '性别', '考试照片', '身份证号', '手机号', '邮箱'])
        await page.getByText(field, { exact: true }).first().waitFor()
      const stored = () => ask<{ gender: string }>(origin, `${baseInfo.path}?id=${ids[who]}`, token)
      const next = (await stored()).gender === 'male' ? 'female' : 'male'
      await tick(page.getByRole('radio', { name: next === 'male' ? '男' : '女' }))
      await expect.poll(async () => (await stored()).gender, { timeout: 30_000 }).toBe(next)
    },
  )
})

test('a changed full name stands on one’s page and in the school: S36', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'student')
  const storedName = async () =>
    (await ask<{ fullName: string }>(origin, `${baseInfo.path}?id=${ids.student}`, token)).fullName
  await stage.open('/fullname')
  const field = page.getByRole('textbox', { name: '姓名' })
  expect(await field.inputValue()).toBe(await storedName())
  await field.fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('请输入姓名').waitFor()
  await field.fill('林晓雨')
  await page.getByRole('button', { name: '保存' }).click()
  await page.waitForURL('**/my/information')
  await page.getByText('林晓雨').first().waitFor()
  expect(await storedName()).toBe('林晓雨')
})

test('settings, scores and own resources show what is the person’s: S31 S34 S35', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  await stage.open('/set')
  for (const part of ['账号与安全', '偏好', '消息通知', '同步', '已登录的设备', '我的数据', '关于'])
    await page.getByRole('heading', { name: part, exact: true }).waitFor()
  for (const row of ['语言', '修改密码', '手机号'])
    await page.getByText(row, { exact: true }).first().waitFor()
  // a setting takes effect at once, and still holds when the app is opened again
  await tick(page.getByRole('radio', { name: 'English' }))
  await page.getByRole('heading', { name: 'Account and security', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Account and security', exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await tick(page.getByRole('radio', { name: '中文' }))
  await page.getByRole('button', { name: '学校能看到我的什么' }).click()
  // tests/contract/seenBySchool.test.ts holds that it is so
  const seen = page.getByRole('dialog', { name: '学校能看到我的什么' })
  for (const who of ['本班任课教师', '学校管理员', '同班同学', '任何人都看不到'])
    await seen.getByRole('heading', { name: who }).waitFor()
  await seen.getByText(/^个人标注、笔记、错题本、收藏/).waitFor()
  await stage.open('/score')
  await page.getByRole('heading', { name: /组织学实验/ }).waitFor()
  await page.getByText('按满额').first().waitFor()
  await stage.open('/my/resource')
  for (const part of ['我的标注', '我的笔记', '我的文件', '已存到本机的内容'])
    await page.getByRole('heading', { name: part, exact: true }).waitFor()
})

test('a new phone number is checked where it is typed, and bound by its code: S34 V03', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin, service } = stage
  const token = await enterAs(context, origin, 'student')
  await stage.open('/set')
  await page.getByRole('button', { name: /^手机号/ }).click()
  const sheet = page.getByRole('dialog', { name: '更换手机号' })
  const save = sheet.getByRole('button', { name: '保存' })
  await save.click()
  await sheet.getByText('请输入手机号').waitFor()
  await sheet.getByText('请输入验证码').waitFor()
  const field = sheet.getByRole('textbox', { name: '新手机号' })
  await field.fill('139')
  await save.click()
  await sheet.getByText('手机号不正确').waitFor()
  await field.fill('13911112233')
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor()
  await sheet.getByRole('textbox', { name: '验证码' }).fill(await lastCode(service.dataDir))
  await save.click()
  await sheet.waitFor({ state: 'detached' })
  const { phone } = await ask<{ phone: string }>(origin, studentBaseInfo.path, token)
  expect(phone).toBe('139****2233')
})

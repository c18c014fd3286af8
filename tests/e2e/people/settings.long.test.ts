/** What a person does in the settings (S34), each to its effect in the service. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type NoticeSetting, noticeSettings } from '../../../src/contract/notices.ts'
import { currentUser } from '../../../src/contract/session.ts'
import { versionPath } from '../../../src/contract/system.ts'
import { studentBaseInfo } from '../../../src/contract/users.ts'
import { controlled, enterAs, ids } from '../../tools/device.ts'
import { counted } from '../../tools/effects.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { ask, lastCode, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()

/** Whether the service still takes a token. */
const isTaken = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(stage.origin + currentUser.path, { headers })).status === 200
}

test('a kind of message turned off offline reaches the service once: S34 C104 C114', async () => {
  const { page, context, origin, wire } = stage
  const token = await enterAs(context, origin, 'student2')
  const stored = async () => {
    const all = await ask<NoticeSetting[]>(origin, noticeSettings.path, token)
    return all.find(({ always }) => !always)
  }
  const kind = await stored()
  if (!kind) throw new Error('no kind can be turned off')
  await stage.open('/set')
  await controlled(page)
  const row = page.getByRole('switch', { name: kind.name })
  await row.waitFor()
  await context.setOffline(true)
  await tick(row, false)
  await page.reload()
  await row.waitFor()
  expect(await row.isChecked()).toBe(false)
  expect((await stored())?.enabled).toBe(true)
  const from = wire.seen.length
  await context.setOffline(false)
  await expect.poll(async () => (await stored())?.enabled, { timeout: 30_000 }).toBe(false)
  const told = wire.seen.slice(from).filter(({ body }) => body.includes(`"${kind.kind}"`))
  expect(told).toHaveLength(1)
})

test('another device is named with its days, and signed out from here: S34', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin } = stage
  const own = await enterAs(context, origin, 'teacher')
  const other = await tokenOf(origin, 'teacher', 'Teacher-2026')
  await stage.open('/set')
  const devices = page.locator('section').filter({ has: page.getByRole('heading', { name: '已登录的设备' }) })
  await devices.getByText('本机').waitFor()
  await devices.getByText('首次登录').first().waitFor()
  const buttons = devices.getByRole('button', { name: /^退出/ })
  const before = await buttons.count()
  expect(before).toBeGreaterThan(0)
  for (let left = before; left > 0; left--) {
    await buttons.first().click()
    const question = page.getByRole('dialog', { name: '退出这台设备？' })
    await question.getByText('重新登录后继续发送').waitFor()
    await question.getByRole('button', { name: '退出', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => buttons.count(), { timeout: 30_000 }).toBe(left - 1)
  }
  expect([await isTaken(own), await isTaken(other)]).toEqual([true, false])
})

test('one’s own data comes as a file, and an account to be closed can be kept: S34', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin, service } = stage
  const token = await enterAs(context, origin, 'student2')
  await stage.open('/set')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载我的全部内容/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const saved = await file.path()
  expect(statSync(saved).size).toBeGreaterThan(1000)
  expect(readFileSync(saved).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: '注销账号' }).click()
  const sheet = page.getByRole('dialog', { name: '注销账号' })
  for (const part of ['会被删除', '按学校规定保留在学号之下'])
    await sheet.getByRole('heading', { name: part }).waitFor()
  const leave = sheet.getByRole('button', { name: '注销账号' })
  await leave.click()
  await sheet.getByText('请输入密码').waitFor()
  await sheet.getByLabel('当前密码').fill('wrong')
  await leave.click()
  await sheet.getByRole('alert').or(sheet.getByText('当前密码不正确')).first().waitFor()
  const closings = () =>
    counted(
      service.dataDir,
      'select count(*) as "n" from "accountClosing" where "accountId" = ?',
      ids.student2,
    )
  expect(closings()).toBe(0)
  await sheet.getByLabel('当前密码').fill('Student-2026')
  await leave.click()
  await page.getByText('账号将被注销').waitFor()
  expect(closings()).toBe(1)
  expect(await isTaken(token)).toBe(true)
  await page.getByRole('button', { name: '撤销注销' }).click()
  await page.getByRole('button', { name: '注销账号' }).waitFor()
  expect(closings()).toBe(0)
})

test('a change of phone number is undone by the link to the old one: S34 C110 C116', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin, service } = stage
  await enterAs(context, origin, 'student2')
  const phoneOf = async () =>
    (
      await ask<{ phone: string }>(
        origin,
        studentBaseInfo.path,
        await tokenOf(origin, 'student2', 'Student-2026'),
      )
    ).phone
  const before = await phoneOf()
  await stage.open('/set')
  await page.getByRole('button', { name: /^手机号/ }).click()
  const sheet = page.getByRole('dialog', { name: '更换手机号' })
  await sheet.getByRole('textbox', { name: '新手机号' }).fill('13911113344')
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor({ timeout: 30_000 })
  await sheet.getByRole('textbox', { name: '验证码' }).fill(await lastCode(service.dataDir))
  await sheet.getByRole('button', { name: '保存' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await phoneOf()).toBe('139****3344')

  const linkSent = () =>
    readFileSync(join(service.dataDir, 'outbox/sms.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { link?: string })
      .findLast(({ link }) => link !== undefined)?.link
  await expect.poll(linkSent, { timeout: 30_000 }).toBeDefined()
  // on a device of nobody's
  await stage.anew({ workers: false })
  const { search, hash } = new URL(linkSent() ?? '')
  await stage.open(`/account/confirm${search}${hash}`)
  await stage.page.getByRole('heading', { name: '撤销账号更改', level: 1 }).waitFor()
  await stage.page.getByRole('button', { name: '撤销更改' }).click()
  await stage.page.getByText('已撤销').waitFor()
  expect(await phoneOf()).toBe(before)
})

test('what is kept on this device stands among the own resources and leads there: S31', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  const { chapter: opened } = await chapter(stage, '皮肤')
  await stage.open(`/exercise/chapter/question/${opened.id}`)
  await controlled(page)
  await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
  const title = page.getByRole('heading', { name: '我的资源', level: 1 })
  await stage.open('/my/resource')
  await title.waitFor()
  await context.setOffline(true)
  await page.reload()
  await title.waitFor()
  const kept = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '已存到本机的内容' }) })
  await kept.getByRole('link', { name: /皮肤/ }).click()
  await page.waitForURL(`**/exercise/chapter/question/${opened.id}*`)
  await page.getByRole('article').waitFor()
})

test('theme and text size survive a reload, and the version is told offline: S34', async () => {
  await stage.anew()
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  await stage.open('/set')
  const title = page.getByRole('heading', { name: '设置', level: 1 })
  const look = async () => {
    await title.waitFor()
    return title.evaluate((one) => ({
      size: Number.parseFloat(getComputedStyle(one).fontSize),
      theme: document.documentElement.dataset.theme,
    }))
  }
  const plain = await look()
  await tick(page.getByRole('radio', { name: '深色' }))
  await tick(page.getByRole('radio', { name: '特大' }))
  await page.reload()
  const chosen = await look()
  expect(chosen.theme).toBe('dark')
  expect(chosen.size / plain.size).toBeCloseTo(1.3, 1)
  await controlled(page)
  const release = (await (await fetch(`${origin}${versionPath}`)).json()) as { version: string }
  await context.setOffline(true)
  const about = page.locator('section').filter({ has: page.getByRole('heading', { name: '关于' }) })
  await about.getByText(release.version, { exact: true }).waitFor()
  await page.getByRole('button', { name: '新功能' }).click()
  await page.getByRole('dialog', { name: '新功能' }).getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '开源软件与许可' }).click()
  const licences = page.getByRole('dialog', { name: '开源软件与许可' })
  await licences.getByText('react', { exact: true }).waitFor()
  await licences.getByText('MIT').first().waitFor()
})

// the last one: the others sign in by the first password
test('a new password ends the other sessions and keeps this one: S34 C109 C111', async () => {
  await stage.anew({ workers: false })
  const { page, context, origin, service } = stage
  const own = await enterAs(context, origin, 'student')
  const other = await tokenOf(origin, 'student')
  await stage.open('/set')
  const open = async () => {
    await page.getByRole('button', { name: '修改密码' }).click()
    return page.getByRole('dialog', { name: '修改密码' })
  }
  const byOld = await open()
  await byOld.locator('input[name=old]').fill('Student-2026')
  await byOld.locator('input[name=password]').fill('Student-2027')
  await byOld.locator('input[name=repeat]').fill('Student-2028')
  const save = byOld.getByRole('button', { name: '保存新密码' })
  await save.click()
  await byOld.getByText('两次输入的密码不一致').waitFor()
  await byOld.locator('input[name=repeat]').fill('Student-2027')
  await save.click()
  await byOld.waitFor({ state: 'detached' })
  expect([await isTaken(own), await isTaken(other)]).toEqual([true, false])

  const second = await tokenOf(origin, 'student', 'Student-2027')
  const byCode = await open()
  await tick(byCode.getByRole('radio', { name: '短信验证码' }))
  await byCode.getByRole('button', { name: '获取验证码' }).click()
  await byCode.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor({ timeout: 30_000 })
  await byCode.getByRole('textbox', { name: '验证码' }).fill(await lastCode(service.dataDir))
  for (const field of ['password', 'repeat'])
    await byCode.locator(`input[name=${field}]`).fill('Student-2029')
  await byCode.getByRole('button', { name: '保存新密码' }).click()
  await byCode.waitFor({ state: 'detached' })
  expect([await isTaken(own), await isTaken(second)]).toEqual([true, false])
  expect(await isTaken(await tokenOf(origin, 'student', 'Student-2029'))).toBe(true)
})

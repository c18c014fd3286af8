/** Paths that few walk: a forgotten password set anew by mail, an address bound by its code, a class chosen, a course's open work, the second page of the decks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import { writeSetting } from '../../../server/system/settings.ts'
import { ownEmail } from '../../../src/contract/credentials.ts'
import { assignmentSave, type TeacherAssignment } from '../../../src/contract/quizzes/assignment.ts'
import type { StudyingCourse } from '../../../src/contract/teaching/course.ts'
import { type BaseInfo, studentBaseInfo } from '../../../src/contract/users.ts'
import { enterAs, ids } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base, fillSignIn, lastCode, tick } from '../../tools/steps.ts'

const addedDecks = 120

/** As many decks more as make a second page, in the subject of the first; and students may choose their class. */
const stage = setStage({
  prepare: async ({ dataDir }) => {
    const { kysely } = openDatabase({ dataDir })
    const { id, ...deck } = await kysely
      .selectFrom('deck')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: addedDecks }, (_, n) => ({
      ...deck,
      key: `added-${id}-${n}`,
      name: `讲义 ${n}`,
    }))
    await kysely.insertInto('deck').values(rows).execute()
    await writeSetting(kysely, 'canChooseClass', true)
    await kysely.destroy()
  },
})

test('a mail address is bound by the code that came to it: S34 C095 C096', async () => {
  const { page, context, origin, service } = stage
  const token = await enterAs(context, origin, 'student')
  await stage.open('/set')
  await page.getByRole('button', { name: /^邮箱/ }).click()
  const sheet = page.getByRole('dialog', { name: '绑定邮箱' })
  const save = sheet.getByRole('button', { name: '保存' })
  await sheet.getByRole('textbox', { name: '新邮箱' }).fill('nobody')
  await save.click()
  await sheet.getByText('邮箱格式不正确').waitFor()
  await sheet.getByRole('textbox', { name: '新邮箱' }).fill('lin@mail.example')
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor({ timeout: 30_000 })
  const code = await lastCode(service.dataDir, 'mail')
  await sheet.getByRole('textbox', { name: '验证码' }).fill(code)
  await save.click()
  await sheet.waitFor({ state: 'detached', timeout: 30_000 })
  expect(await ask<{ email: string }>(origin, ownEmail.path, token)).toMatchObject({
    email: 'lin@mail.example',
    isEmailConfirmed: true,
  })
})

test('a student chooses academy, grade and class, each of them required: S30 V03 C097', async () => {
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'student')
  await stage.open('/my/information')
  const main = page.getByRole('main')
  await main.getByText('2025级临床医学1班').waitFor()
  await main.getByRole('button', { name: '选择班级' }).click()
  const sheet = page.getByRole('dialog', { name: '选择班级' })
  const save = sheet.getByRole('button', { name: '保存' })
  const choose = (level: string, name: string) => sheet.getByLabel(level).selectOption({ label: name })
  await choose('学院', '请选择')
  expect(await sheet.getByRole('combobox').count()).toBe(1)
  await save.click()
  await sheet.getByText('请选择学院').waitFor()
  await choose('学院', '基础医学院')
  await save.click()
  await sheet.getByText('请选择年级').waitFor()
  await choose('年级', '2026级')
  await save.click()
  await sheet.getByText('请选择班级').waitFor()
  await choose('班级', '2026级临床医学1班')
  await save.click()
  await sheet.waitFor({ state: 'detached', timeout: 30_000 })
  await main.getByText('2026级临床医学1班').waitFor()
  expect(await ask<BaseInfo>(origin, studentBaseInfo.path, token)).toMatchObject({
    academyName: '基础医学院',
    gradeName: '2026级',
    className: '2026级临床医学1班',
  })
})

test('a teacher takes back an assignment that nobody handed in: S37', async () => {
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'teacher')
  const [course] = await ask<{ id: number }[]>(origin, '/dh-teaching/course/teaching/home', token)
  const given = { courseId: course?.id, title: '画一张小肠切片', deadline: Date.now() + 86_400_000 }
  const { id } = await ask<TeacherAssignment>(origin, assignmentSave.path, token, {
    ...given,
    maxScore: 10_000,
    allowLate: true,
  })
  await stage.open(`/practice?id=${id}`)
  await page.getByRole('button', { name: '删除作业' }).click()
  await page.getByRole('dialog', { name: '删除这份作业？' }).getByRole('button', { name: '删除' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/practice') && url.search === '')
  await page.getByRole('heading', { name: '作业管理', level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: /画一张小肠切片/ }).count()).toBe(0)
})

test('a course leads to its open quizzes and assignments: S18', async () => {
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'student')
  const courses = await ask<StudyingCourse[]>(origin, '/dh-teaching/course/studying/home', token)
  const course = courses.find(({ name }) => name === '组织学实验')
  await stage.open(`/ts/course?id=${course?.id}`)
  await page.getByRole('heading', { name: '课程作业' }).waitFor({ timeout: 30_000 })
  await page.getByRole('main').locator('a[href*="/student/practice"]').first().click()
  await page.waitForURL('**/student/practice*')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('the decks of a subject go on below the first page: S11', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'teacher')
  await stage.open('/resource/school')
  await page.getByRole('link', { name: /基本组织/ }).click()
  const decks = page.locator('main a[href*="/resource/deck/"]')
  await expect.poll(() => decks.count(), { timeout: 30_000 }).toBe(100)
  await decks.last().scrollIntoViewIfNeeded()
  await expect.poll(() => decks.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(addedDecks)
})

test('a forgotten password is set anew by the link of a mail, once: S05 C117', async () => {
  const { page, origin, service } = stage
  const email = 'zhou@mail.example'
  const { kysely } = openDatabase({ dataDir: service.dataDir })
  const proved = { email, emailConfirmedAt: Date.now() }
  await kysely.updateTable('account').set(proved).where('id', '=', ids.student2).execute()
  await kysely.destroy()
  const mailsTo = (to: string) =>
    readFileSync(join(service.dataDir, 'outbox/mail.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { to: string; link: string })
      .filter((mail) => mail.to === to)
  const sent = page.getByText(/^如果有账号绑定了这个邮箱/)
  const askFor = async (address: string) => {
    await stage.open('/account/login')
    await page.getByRole('link', { name: '忘记密码？' }).click()
    await tick(page.getByRole('radio', { name: '邮件链接' }))
    await page.getByRole('textbox', { name: '已绑定的邮箱' }).fill(address)
    await page.getByRole('button', { name: '发送邮件' }).click()
  }
  await askFor('nobody')
  await page.getByText('邮箱格式不正确').first().waitFor()
  await askFor(email)
  await sent.waitFor()
  await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(1)
  // a stranger reads the same, and no mail goes out
  await askFor('nobody@mail.example')
  await sent.waitFor()
  expect(mailsTo('nobody@mail.example')).toEqual([])

  const { hash } = new URL(mailsTo(email)[0]?.link ?? '')
  const setPassword = async (password: string) => {
    await stage.open('/account/privacy')
    await stage.open(`/account/reset${hash}`)
    for (const name of ['password', 'repeat']) await page.locator(`input[name=${name}]`).fill(password)
    await page.getByRole('button', { name: '保存新密码' }).click()
  }
  await setPassword('Student-2027')
  await page.waitForURL('**/account/login')
  await setPassword('Student-2028')
  await page.getByText('链接已失效，请重新发送').first().waitFor()
  await page.getByRole('link', { name: '返回登录' }).click()
  await fillSignIn(page, 'student2', 'Student-2027')
  await page.waitForURL(`${origin}${base}/`)
})

/** The first administrator of an empty school goes through what the overview says is missing. */
import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import readSheets from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { type LoginResult, signInByAccount } from '../../../src/contract/session.ts'
import { openShelf, type Shelf, sightOf, speak, tablet } from '../../tools/browser.ts'
import { type Service, startService } from '../../tools/service.ts'
import { ask, base, signIn, tick } from '../../tools/steps.ts'

const password = 'Songjiang-26'

const words = {
  zh: {
    missing: '开学前还需要',
    steps: {
      name: /^填写学校名称/,
      terms: /^新建学期/,
      academies: /^建立学院与班级/,
      accounts: /^导入学生和教师账号/,
      subjects: /^启用学科/,
      specimens: /^导入并发布第一批标本/,
      questions: /^导入题目/,
      senders: /^设置短信或邮件/,
    },
    overview: '概览',
    schoolName: '学校名称',
    save: '保存',
    saved: '已保存',
    newTerm: '新建学期',
    name: '名称',
    nameEn: '英文名称',
    firstDay: '开始日期',
    lastDay: '结束日期',
    heads: ['学号', '姓名', '身份', '学院', '年级', '班级'],
    choose: '选择表格',
    preview: '预览',
    wrong: /^有误 1$/,
    confirm: '确认写入 2 个账号',
    created: /^已新建 2 个账号/,
    passwords: '下载初始密码',
    newSubject: '新建学科',
    notices: '公告与消息',
    write: '写公告或消息',
    announcement: '公告',
    title: '标题',
    text: '内容',
    titleEn: '英文标题',
    textEn: '英文内容',
    send: '发送',
    published: '已发布',
    audit: '操作记录',
    changes: ['修改系统设置', '新建学期', '新建账号', '新建账号', '新建学科', '发送公告或消息'],
  },
  en: {
    missing: 'Still to do before lessons begin',
    steps: {
      name: /^Name the school/,
      terms: /^New term/,
      academies: /^Make academies/,
      accounts: /^Import students and teachers/,
      subjects: /^Enable subjects/,
      specimens: /^Import and publish/,
      questions: /^Import questions/,
      senders: /^Set up SMS/,
    },
    overview: 'Overview',
    schoolName: 'Name of the school',
    save: 'Save',
    saved: 'Saved',
    newTerm: 'New term',
    name: 'Name',
    nameEn: 'Name in English',
    firstDay: 'First day',
    lastDay: 'Last day',
    heads: ['Number', 'Name', 'Role', 'Academy', 'Grade', 'Class'],
    choose: 'Choose a table',
    preview: 'Preview',
    wrong: /^With errors 1$/,
    confirm: 'Write 2 accounts',
    created: /^2 accounts created/,
    passwords: 'Download first passwords',
    newSubject: 'New subject',
    notices: 'Notices and messages',
    write: 'Write',
    announcement: 'Announcements',
    title: 'Title',
    text: 'Text',
    titleEn: 'Title in English',
    textEn: 'Text in English',
    send: 'Send',
    published: 'Published',
    audit: 'Audit',
    changes: ['Settings changed', 'New term', 'New account', 'New account', 'New subject', 'Notice sent'],
  },
}

/** Two good rows, and one of a person without a number. */
const people = [
  ['0020260001', '王芳', '学生', '基础医学院', '2026级', '临床一班'],
  ['T2001', '李明', '教师', '基础医学院', '', ''],
  ['', '张伟', '学生', '基础医学院', '2026级', '临床一班'],
]

const sheetOf = (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeSheet([
    { sheet: 'a', data: rows.map((row) => row.map((value) => ({ value, type: String }))) },
  ]).toBuffer()

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
})
afterAll(() => shelf?.close())

describe.each(['zh', 'en'] as const)('the first start of a school, in %s', (lang) => {
  const say = words[lang]
  let school: Service
  let page: Page
  beforeAll(async () => {
    school = await startService()
    const admin = join(import.meta.dirname, '../../../server/people/admin.ts')
    const env = { ...process.env, DATA_DIR: school.dataDir }
    const made = spawnSync(process.execPath, [admin], { env, input: password, encoding: 'utf8' })
    expect(made.stderr).toBe('')
    const device = await shelf.take({ viewport: tablet, lang })
    page = device.page
    await speak(device.context, school.origin, lang)
  })
  afterAll(() => school?.remove())

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await sightOf(page))
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const open = (place: string) =>
    page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click()
  const step = (name: keyof typeof say.steps) => page.getByRole('link', { name: say.steps[name] })
  /** Follows a step of the overview that is not done yet. */
  const follow = async (name: keyof typeof say.steps) => {
    await open(say.overview)
    await step(name).click()
  }
  const asksBeforeClosing = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const save = async () => {
    await button(say.save).click()
    await page.getByText(say.saved, { exact: true }).waitFor()
  }

  test('names what is missing until it is done, and the audit tells of it', async () => {
    await signIn(page, school.origin, 'admin', password)
    await page.goto(`${school.origin}${base}/admin`)
    await page.getByRole('heading', { name: say.missing }).waitFor()
    const names = Object.keys(say.steps) as (keyof typeof say.steps)[]
    for (const name of names) expect(await step(name).count(), name).toBe(1)

    await follow('name')
    await field(say.schoolName).fill('松江医学院')
    await field(say.nameEn).fill('Songjiang Medical College')
    await save()
    await follow('terms')
    await button(say.newTerm).click()
    await field(say.name).fill('2026 秋')
    await field(say.nameEn).fill('Autumn 2026')
    await field(say.firstDay).fill('2026-09-01')
    await field(say.lastDay).fill('2027-01-20')
    await save()

    await follow('accounts')
    const buffer = await sheetOf([say.heads, ...people])
    await field(say.choose).setInputFiles({ name: 'people.xlsx', mimeType: '', buffer })
    await page.getByRole('table', { name: say.preview }).getByText('张伟').waitFor()
    expect(await button(say.wrong).getAttribute('aria-pressed')).toBe('true')
    await button(say.confirm).click()
    await page.getByText(say.created).waitFor()
    // nobody but this page has the first passwords: they outlive another place, and closing is asked about
    await open(say.overview)
    await page.getByRole('heading', { name: say.missing }).waitFor()
    await page.goBack()
    await page.getByText(say.created).waitFor()
    expect(await asksBeforeClosing()).toBe(true)
    const downloading = page.waitForEvent('download')
    await button(say.passwords).click()
    const [sheet] = await readSheets(createReadStream(await (await downloading).path()))
    const [, ...given] = (sheet?.data ?? []).map((row) => row.map(String))
    expect(given.map(([number, name]) => [number, name])).toEqual([
      ['0020260001', '王芳'],
      ['T2001', '李明'],
    ])
    await expect.poll(asksBeforeClosing).toBe(false)
    for (const [loginName, , first] of given) {
      const login = { loginName, password: first }
      expect(await ask<LoginResult>(school.origin, signInByAccount.path, '', login)).toMatchObject({
        nextStep: 'resetPassword',
      })
    }

    await follow('subjects')
    await button(say.newSubject).click()
    await field(say.name).fill('组织学')
    await field(say.nameEn).fill('Histology')
    await save()
    await open(say.overview)
    await step('senders').waitFor()
    const left = async () => {
      const shown = await Promise.all(names.map((name) => step(name).count()))
      return names.filter((_, at) => shown[at] === 1)
    }
    // the page shows what it knew until the service has answered
    await expect.poll(left).toEqual(['specimens', 'questions', 'senders'])

    await open(say.notices)
    await button(say.write).click()
    await tick(page.getByRole('radio', { name: say.announcement }))
    await field(say.title).fill('开学')
    await field(say.text).fill('九月一日开学')
    await field(say.titleEn).fill('Term begins')
    await field(say.textEn).fill('On the first of September')
    await button(say.send).click()
    await page.getByText(say.published, { exact: true }).waitFor()

    await open(say.audit)
    const audit = page.getByRole('table', { name: say.audit })
    await audit.waitFor()
    const told = await audit.locator('tbody tr td:nth-child(3)').allInnerTexts()
    const facts = await audit.textContent()
    expect(facts).toContain(`${say.schoolName}: 松江医学院`)
    // times are dates there, and what a change left alone is not told
    expect(facts).not.toMatch(/\d{12}/)
    expect(facts).not.toContain('null')
    expect(told.reverse().map((what) => what.replace(/ · .*/, ''))).toEqual(say.changes)
  })
})

/** All addresses of the specification, in every form in which they are sent on, with and without a network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deepLinks, heading } from '../../tools/addresses.ts'
import { openBrowser } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { ask, base } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
const missing = '页面不存在'

/** S06 to S42, and ours; null: any title of its own, for it is what a school wrote. */
const built = (catalogId: number, noticeId: number): [path: string, title: string | null][] => [
  ['/', '形态课堂'],
  ['/resource', '资源库'],
  ['/resource/child/1', null],
  ['/resource/specimen/1', null],
  ['/resource/mySpecimen/1', '我的标本'],
  ['/resource/specimen/detail/1', null],
  ['/resource/microbe', '微生物实验'],
  ['/resource/courseware/1', '课件资源'],
  ['/resource/deck/1', null],
  ['/resource/compare', '标本对比'],
  ['/search', '搜索'],
  ['/ts', '教学'],
  ['/ts/course', '课程'],
  ['/ts/code', '班级码'],
  ['/ts/class', '班级'],
  ['/ts/courseware', '课件'],
  ['/exercise', '练习'],
  ['/exercise/chapter', '章节练习'],
  [`/exercise/chapter/question/${catalogId}`, null],
  ['/exercise/wrong', '错题本'],
  ['/exercise/collection', '题目收藏'],
  ['/exercise/review', '复习'],
  ['/exercise/bank', '题库'],
  ['/exercise/figures', '学习统计'],
  ['/exercise/exam', '标本考试'],
  ['/my', '我的'],
  ['/my/collect', '我的收藏'],
  ['/my/course', '我的课程'],
  ['/my/message', '消息'],
  ['/my/notice', '公告'],
  [`/my/notice/detail?id=${noticeId}`, null],
  ['/my/information', '个人资料'],
  ['/my/resource', '我的资源'],
  ['/fullname', '姓名'],
  ['/score', '成绩'],
  ['/score/book', '成绩册'],
  ['/practice', '作业管理'],
  ['/student/practice', '课程作业'],
  ['/quiz', '测验'],
  ['/quizQuestion', '测验'],
  ['/quizDetail', '测验结果'],
  ['/set', '设置'],
  ['/set/sync', '同步中心'],
]
const nowhere = ['/nowhere', '/my/nowhere', '/%E6%B2%A1%E6%9C%89/%E8%BF%99%E9%A1%B5', '/没有', '/wk_mobile']

const query = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`
const forms: [name: string, change: (path: string) => string][] = [
  ['as it is', (path) => path],
  ['with a slash', (path) => path.replace(/\/?(\?|$)/, '/$1')],
  ['with a query', (path) => query(path, 'from=%E7%BE%A4&a=b%2Fc')],
  ['with Chinese as it is typed', (path) => query(path, '来自=微信群')],
  ['with a place', (path) => `${path}#%E9%A1%B6`],
  ['with all of it', (path) => `${query(path.replace(/\/?(\?|$)/, '/$1'), 'from=群')}#top`],
]

test('every form of an address opens its page or says there is none: B01 B02 F48 S42', async () => {
  const { service, origin } = stage
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let session = await openBrowser({ profile })
  try {
    const token = await enterAs(session.context, origin, 'student')
    const bundle = await chapter(stage, '球菌')
    const { records } = await ask<{ records: { id: number }[] }>(
      service.origin,
      '/dh-notify/announcement/page?pageNo=1&pageSize=1',
      token,
    )
    const deep = await deepLinks(service.origin, token, bundle)
    const all: [path: string, title: string | null, to?: string][] = [
      ...built(bundle.chapter.id, records[0]?.id ?? 0),
      ...deep.map(([path, zh, _, to]): [string, string, string?] => [path, zh, to]),
      ...nowhere.map((path): [string, string] => [path, missing]),
    ]
    const wrong: string[] = []
    let opened = 0
    const looks = async (where: string, path: string, title: string | null, to = path) => {
      const { page } = session
      opened++
      const isOwn = (is: string) =>
        title === null
          ? !is.includes(missing) && /^.+ · 形态课堂$/.test(is)
          : is === (title === '形态课堂' ? title : `${title} · 形态课堂`)
      await page
        .locator(heading)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => undefined)
      // the title follows its screen
      for (let wait = 0; wait < 5 && !isOwn(await page.title()); wait++) await page.waitForTimeout(200)
      const is = (await page.locator(heading).count()) > 0 ? await page.title() : '(nothing)'
      const own = isOwn(is)
      const at = decodeURI(new URL(page.url()).pathname).replace(/\/$/, '')
      const asked = decodeURI(`${base}${to.split('?')[0]}`).replace(/\/$/, '')
      if (!own || at !== asked) wrong.push(`${where} ${path}: ${is} at ${page.url()}`)
    }
    const walk = async (line: string) => {
      for (const [at, [path, title, to]] of all.entries())
        for (const [turn, [name, change]] of forms.entries()) {
          const { page } = session
          const where = `${line}, ${name}`
          await page.goto(`${origin}${base}${change(path)}`)
          await looks(where, path, title, to)
          // what is the same for each form: by turns
          if (turn !== at % forms.length) continue
          await page.reload()
          await looks(`${where}, loaded anew`, path, title, to)
          await page.goto(`${origin}${base}/exercise`)
          await page.locator(heading).first().waitFor()
          await page.goBack()
          await looks(`${where}, come back to`, path, title, to)
        }
    }
    await stage.open('/', session.page)
    await controlled(session.page)
    await walk('online')
    const cookies = await session.context.cookies()
    await session.context.close()
    session = await openBrowser({ profile })
    await session.context.addCookies(cookies)
    await session.context.setOffline(true)
    await walk('offline')
    tally({
      figure: `${all.length} addresses × ${forms.length} forms, on and off: ${opened} openings, ${wrong.length} wrong`,
    })
    expect(wrong).toEqual([])
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
}, 1_800_000)

/** What comes up over a screen, where no other test looks at it: both languages, by axe and by ruler. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookBundle, BookNode } from '../../../src/contract/books.ts'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import { openShelf, type Shelf, speak } from '../../tools/browser.ts'
import { controlled, enterAs, type ids } from '../../tools/device.ts'
import { choose, sharp, skip, start } from '../../tools/exam.ts'
import { startProxy } from '../../tools/proxy.ts'
import { openSchool } from '../../tools/school.ts'
import { everyWay, faultsOf, langs, onPhone, settled, waysOf } from '../../tools/screens.ts'
import { ask, base, chapterNamed, tick, tokenOf } from '../../tools/steps.ts'

const school = await openSchool()
let proxy: Awaited<ReturnType<typeof startProxy>>
let shelf: Shelf
let chapter: ChapterBundle
let catalog: BookNode

beforeAll(async () => {
  proxy = await startProxy(school.origin)
  shelf = await openShelf()
  const token = await tokenOf(school.origin, 'student')
  const at = '/dh-questionbank/practise'
  chapter = await chapterNamed(school.origin, token, '皮肤')
  for (const { id, options } of chapter.questions.filter(({ type }) => type.baseType === 'DANXUAN'))
    await ask(school.origin, `${at}/chapter/submit`, token, {
      catalogId: chapter.chapter.id,
      paperId: chapter.card.paperId,
      questionId: id,
      content: String(options.find(({ answer }) => answer === false)?.id),
    })
  const { tree } = await ask<BookBundle>(school.origin, `${at}/wrong/bundle`, token)
  const root = tree.find(({ total }) => total > 0)
  catalog = await ask(school.origin, `${at}/wrong/catalog/insert`, token, {
    name: '易混结构',
    parentId: root?.id,
  })
})
afterAll(async () => {
  await shelf?.close()
  await proxy?.close()
})

/** What brings a sheet up: a button by its name, in the sheet that is open or on the screen; or steps of its own. */
type Step = RegExp | ((page: Page) => Promise<unknown>)
type Sheet = [name: string, path: string, ...steps: Step[]]

const more = /^(更多工具|More tools)$/
const settings = /^(练习设置|Practice settings)$/
const help = /^(手势与按键|Gestures and keys)$/
const discard = /^(放弃|Discard)$/
const slide = '/resource/specimen/detail/5'
const question = () => {
  const plain = chapter.questions.find(({ specimenId }) => specimenId === null)
  return `/exercise/chapter/question/${chapter.chapter.id}?q=${plain?.id}`
}
const wrong = () => `/exercise/wrong?catalog=${catalog.parentId}`

/** Plays the first station of an exam; one that was begun before is given up. */
async function begin(page: Page) {
  await choose(page, /^(5 站|5)$/)
  await start(page).click()
  const drop = page.getByRole('button', { name: /^(另考一场|Start new)$/ })
  await drop.or(skip(page)).first().waitFor()
  if (await drop.isVisible()) await drop.click()
  await sharp(page)
  await skip(page).click()
}

const words = '选项 B 与课本不一致：\nhttps://example.edu/atlas/112'

/** The service refuses what is said, and the person looks why. */
async function refused(page: Page) {
  await tick(page.locator('dialog[open]').getByRole('radio').first())
  await page.locator('dialog[open] textarea').fill(words)
  await page.locator('dialog[open]').getByRole('button').last().click()
  // closed once it is stored
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.goto(`${proxy.origin + base}/set/sync`)
  await page.getByRole('button', { name: discard }).first().waitFor()
}

/** Said anew, it still has its lines. */
const wholeText = async (page: Page) =>
  expect(await page.locator('dialog[open]').getByRole('textbox').inputValue()).toBe(words)

/** What stands with a chapter that is on this device. */
async function keepSkin(page: Page) {
  await controlled(page)
  const keep = page.getByRole('button', { name: /^(皮肤|Skin) · / })
  const kept = keep.and(page.getByRole('button', { name: /可离线|Works offline/ }))
  if ((await kept.count()) === 0) await keep.click()
  await kept.waitFor({ timeout: 60_000 })
  await kept.click()
}

const ofStudents = (): Sheet[] => [
  ['viewer-help', slide, more, help],
  ['viewer-clarity', slide, more, /^(清晰度|Clarity)/],
  ['viewer-share', slide, more, /^(分享此处|Share this place)/],
  ['viewer-snapshot', slide, more, /^(保存当前画面|Save this view)$/],
  ['viewer-compare-with', slide, more, /^(与另一标本对比|Compare with another specimen)$/],
  ['turntable-help', '/resource/specimen/detail/39', more, help],
  ['question-note', question(), /^(写笔记|Write a note)$/],
  ['question-report', question(), /^(题目纠错|Report a problem)$/],
  ['question-settings', question(), settings],
  ['question-restart', question(), settings, /^(重新开始|Start over)$/],
  ['book-some', wrong(), /^(挑着练|Practise some)$/],
  ['book-order', wrong(), /^(排序：|Order: )/],
  ['book-question', wrong(), /^(更多操作|More actions)$/],
  ['book-remove', wrong(), /^(更多操作|More actions)$/, /^(移出错题本|Remove from Mistakes)$/],
  [
    'book-delete',
    '/exercise/wrong',
    /^(易混结构的更多操作|More actions for 易混结构)$/,
    /^(删除目录|Delete folder)/,
  ],
  ['exam-leave', '/exercise/exam', begin, /^(离开考试|Leave the exam)$/],
  ['exam-drop', '/exercise/exam', (page) => start(page).click()],
  ['chapter-kept', `/exercise/chapter?subject=${chapter.chapter.subjectId}`, keepSkin],
  ['kept-remove', '/set', /^(从本机移除|Remove .* from this device)/],
  ['parked-edit', question(), /^(题目纠错|Report a problem)$/, refused, /^(修改|Edit)$/, wholeText],
  ['parked-discard', '/set/sync', discard],
]

const ofTeachers = (): Sheet[] => [
  [
    'specimens-delete',
    '/resource/mySpecimen/1',
    /^(选择|Select)$/,
    (page) => tick(page.getByRole('main').getByRole('checkbox').first()),
    /^(删除|Delete)$/,
  ],
]

async function raise(page: Page, steps: readonly Step[]) {
  for (const step of steps) {
    const sheet = page.locator('dialog[open]').last()
    const place = (await sheet.count()) > 0 ? sheet : page
    if (step instanceof RegExp) await place.getByRole('button', { name: step }).first().click()
    else await step(page)
    await settled(page)
  }
  await page.locator('dialog[open]').last().waitFor()
}

test.each(langs)(
  'in %s nothing is wrong with any sheet',
  async (lang) => {
    const message = { zh: '说明里不能有链接', en: 'The text must not contain a link.' }[lang]
    const body = JSON.stringify({ code: 400, message, data: null })
    proxy.pass()
    proxy.fault(/question\/report$/, { kind: 'status', status: 400, body })
    const look = async (loginName: keyof typeof ids, sheets: readonly Sheet[]) => {
      const found: string[] = []
      const { context, page } = await shelf.take({ lang })
      await speak(context, proxy.origin, lang)
      await enterAs(context, proxy.origin, loginName)
      // what lies behind may be laid out in another way: it is brought up at each size
      const ways = waysOf(onPhone)
      const sizes = [...new Set(ways.map(({ viewport }) => viewport))]
      for (const [size, [name, path, ...steps]] of sizes.flatMap((size) =>
        sheets.map((sheet) => [size, sheet] as const),
      )) {
        await page.setViewportSize(size)
        await page.goto(proxy.origin + base + path)
        await page.getByRole('main').first().waitFor()
        await settled(page)
        await raise(page, steps)
        const at = ways.filter(({ viewport }) => viewport === size)
        found.push(...(await faultsOf(page, `sheet-${name}-${lang}`, at)))
      }
      await context.close()
      return found
    }
    // a few in each run, none that needs what another has brought about
    const some = (all: Sheet[]) => (everyWay ? all : all.filter((_, at) => at % 7 === 0))
    const found = await look('student', some(ofStudents()))
    expect([...found, ...(await look('teacher', some(ofTeachers())))]).toEqual([])
  },
  /* ms, all of them in all ways */ 600_000,
)

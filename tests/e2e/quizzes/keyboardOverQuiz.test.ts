/** What stays in sight while an answer is typed on a phone whose keyboard takes a part of the screen. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { phone } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { publishExam } from '../../tools/quizSchool.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { tokenOf } from '../../tools/steps.ts'

/** Phones, and what a keyboard with its line of suggestions leaves of them: both viewports shrink, CSS px. */
const screens = [
  { whole: phone, left: { ...phone, height: 508 } },
  { whole: { width: 360, height: 640 }, left: { width: 360, height: 380 } },
]

const stage = setStage({
  // in the sample no question that is answered by several lines shows a picture
  prepare: async ({ dataDir }) => {
    const db = new DatabaseSync(join(dataDir, 'vitrine.db'))
    try {
      db.exec(`update "question" set "specimenId" = 3 where "baseType" in ('TIANKONG', 'WENDA')`)
    } finally {
      db.close()
    }
  },
})

const fields = () => stage.page.locator('article').locator('input:not([type]), textarea')

/** In the page: what of the figure and of the line that is typed is not in sight, by its name. */
function hiddenParts(): string[] {
  const figure = document.querySelector('article figure')
  const field = document.activeElement
  if (!figure || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return ['all']
  const isSeen = (element: Element, y: number) => {
    const { left, right } = element.getBoundingClientRect()
    const isOnScreen = y >= 0 && y < (visualViewport?.height ?? 0)
    return isOnScreen && element.contains(document.elementFromPoint((left + right) / 2, y))
  }
  const picture = figure.getBoundingClientRect()
  const rows = { figureTop: picture.top + 20, figureBottom: picture.bottom - 20 }
  // the caret stands behind the last character
  const { lineHeight, paddingTop } = getComputedStyle(field)
  const isArea = field instanceof HTMLTextAreaElement
  const { top, height } = field.getBoundingClientRect()
  const lineAt = (field.value.split('\n').length - 0.5) * Number.parseFloat(lineHeight)
  const middle = isArea ? Number.parseFloat(paddingTop) + lineAt - field.scrollTop : height / 2
  const lines = { lineTop: top + middle - 8, lineBottom: top + middle + 8 }
  return [
    ...Object.entries(rows).flatMap(([name, y]) => (isSeen(figure, y) ? [] : [name])),
    ...Object.entries(lines).flatMap(([name, y]) => (isSeen(field, y) ? [] : [name])),
  ]
}

/** Types into each field of the question in sight, one line and then many, above the keyboard. */
async function typeAboveKeyboard(): Promise<void> {
  const { page } = stage
  await page.locator('article figure canvas').first().waitFor()
  for (const screen of screens) await typeOnScreen(screen)
  await page.setViewportSize(phone)
}

async function typeOnScreen({ whole, left }: (typeof screens)[number]): Promise<void> {
  const { page } = stage
  await page.setViewportSize(whole)
  const count = await fields().count()
  // from the last one back to the first: what is focused comes into sight from above too
  for (const at of [...Array(count).keys()].reverse()) {
    const field = fields().nth(at)
    await field.tap()
    await field.fill('')
    await page.setViewportSize(left)
    const isArea = await field.evaluate((element) => element instanceof HTMLTextAreaElement)
    for (const text of ['细胞', ...(isArea ? ['\n细胞核'.repeat(12)] : [])]) {
      await page.keyboard.insertText(text)
      await expect.poll(() => page.evaluate(hiddenParts)).toEqual([])
    }
    if (at > 0) {
      // the keyboard stays, the page is scrolled on, and the field before it is gone back to
      const before = fields().nth(at - 1)
      await before.evaluate((element) => {
        scrollTo(0, document.documentElement.scrollHeight)
        element.focus()
      })
      await expect.poll(() => page.evaluate(hiddenParts)).toEqual([])
    }
    await page.setViewportSize(whole)
  }
}

test('figure and typed line are both above the keyboard in a quiz: S39', async () => {
  const { origin } = stage.service
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const settings = { opensAt: Date.now() - 60_000, together: false, isWhole: true }
  const { title, questions } = await publishExam(origin, teacher, settings)
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/quiz')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: '开始测验' }).click()
  const typed: string[] = []
  for (const [at, { question }] of questions.entries()) {
    const { baseType } = question.type
    await page.getByText(new RegExp(`^${at + 1} / `)).waitFor()
    if (baseType === 'TIANKONG' || baseType === 'WENDA') {
      await typeAboveKeyboard()
      typed.push(baseType)
    }
    if (at < questions.length - 1) await page.getByRole('button', { name: '下一题' }).click()
  }
  expect(new Set(typed)).toEqual(new Set(['TIANKONG', 'WENDA']))
})

test('figure and typed line are both above the keyboard in practice: S24', async () => {
  const { context, origin } = stage
  await enterAs(context, origin, 'student')
  const bundle = await chapter(stage, '肾')
  for (const kind of ['TIANKONG', 'WENDA'] as const) {
    await stage.open(`/exercise/chapter/question/${bundle.chapter.id}?q=${ofKind(bundle, kind).id}`)
    await typeAboveKeyboard()
  }
})

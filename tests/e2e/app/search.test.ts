/** One search for everything, and what is found practised in a row. */
import { beforeEach, expect, test } from 'vitest'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })

beforeEach(() => signIn(stage.page, stage.origin, 'student'))

/** Where pictures of the screens go, for who looks at them. */
const shot = (name: string) =>
  process.env.SHOTS && stage.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

test('one search finds specimens, structures, questions and courses, by initials too', async () => {
  const { page } = stage
  await page.getByRole('link', { name: '搜索' }).click()
  const field = page.getByRole('searchbox', { name: '搜索' })
  await shot('search-empty')
  await field.fill('心肌')
  await page.getByRole('heading', { name: '标本和结构' }).waitFor()
  await page.getByRole('heading', { name: '题目' }).waitFor()
  await shot('search')
  await field.fill('zzx')
  await page.getByRole('heading', { name: '课程和课件' }).waitFor()
  await page.getByRole('link', { name: /^组织学实验/ }).waitFor()
  await field.fill('xjxw')
  await page.getByRole('heading', { name: '题目' }).waitFor()
  await page.getByRole('link', { name: '心肌纤维', exact: true }).click()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('keyword=心肌纤维')
  await page
    .getByRole('link', { name: /结构：心肌纤维/ })
    .first()
    .click()
  await expect.poll(() => page.url()).toContain('mark=')
})

test('what the bank finds says why, and is practised in a row', async () => {
  const { page } = stage
  await stage.open('/exercise/bank?keyword=闰盘')
  await page
    .getByText(/^找到：/)
    .first()
    .waitFor()
  await shot('bank-why')
  await page.getByRole('link', { name: /^连着练 \d+ 题$/ }).click()
  await page.getByRole('button', { name: '下一题' }).first().click()
  await expect.poll(() => page.url()).toMatch(/bank\/row.*q=\d+/)
  await shot('bank-row')
})

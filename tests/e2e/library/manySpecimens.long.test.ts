/** Far more than a school has: thousands of marks on one slide, a library to choose from; only what is near exists. */
import { beforeEach, expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import { tenant } from '../../../server/store/schema.ts'
import { tablet } from '../../tools/browser.ts'
import { fillManySpecimens } from '../../tools/manySpecimens.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const many = 2000
const kidney = 5

const stage = setStage({
  prepare: async ({ dataDir }) => {
    const db = openDatabase({ dataDir })
    await fillManySpecimens(db, 3000, 1)
    // over the whole slide, in rows
    await db.rows(
      `insert into "mark" ("tenant", "specimenId", "key", "layer", "name", "nameEn", "aliases", "outline", "x", "y",
          "objective", "position")
        with recursive k(i) as (select 1 union all select i + 1 from k where i < ${many})
        select ?, ?, 'many' || k.i, 'school', '结构 ' || k.i, 'Structure ' || k.i, '[]', '[]', 20 + (k.i % 50) * 40,
          20 + (k.i / 50) * 36, 0, 1000 + k.i from k`,
      [tenant, kidney],
      'writer',
    )
    await db.kysely.destroy()
  },
})

beforeEach(async () => {
  await stage.anew({ viewport: tablet })
  await signIn(stage.page, stage.origin, 'student')
})

const elements = () => stage.page.evaluate(() => document.querySelectorAll('*').length)

test('keys and search reach each of two thousand marks on a slide: F49', async () => {
  const { page } = stage
  await stage.open(`/resource/specimen/detail/${kidney}`)
  await page.locator('[data-viewer="open"]').waitFor()
  const list = page.getByRole('list', { name: '教师标注（本校）' })
  const rows = list.getByRole('listitem')
  await rows.first().waitFor()
  expect(await rows.first().getAttribute('aria-setsize')).toBe(String(many + 1))
  expect(await rows.count()).toBeLessThan(100)
  // a dot on the slide for each, a row for few
  expect(await elements()).toBeLessThan(13_000)

  // on by keys, past what stood at first
  await rows.first().getByRole('button').first().focus()
  for (let step = 1; step <= 40; step++) {
    await page.keyboard.press('ArrowDown')
    await list.locator(`[aria-posinset="${step + 1}"] :focus`).waitFor()
  }
  expect(await rows.count()).toBeLessThan(100)
  // what is chosen on the picture or by its bar is brought into the list
  await page.getByRole('button', { name: '上一处标注' }).press('Enter')
  await list.locator(`[aria-posinset="${many + 1}"] [aria-pressed="true"]`).waitFor()
  await page.getByRole('searchbox', { name: '搜索标注' }).fill('structure 1234')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('button').first().press('Enter')
  await rows.locator('[aria-pressed="true"]').waitFor()
  await page.locator('[data-viewer] [data-mark][aria-pressed="true"]').waitFor()
  await page.getByRole('searchbox', { name: '搜索标注' }).fill('')
  await list.locator('[aria-pressed="true"]').waitFor()
  expect(await elements()).toBeLessThan(13_000)
})

test('a specimen to compare with is chosen by keys from a list of thousands: S12 F49', async () => {
  const { page } = stage
  await stage.open(`/resource/compare?left=${kidney}`)
  const dialog = page.getByRole('dialog', { name: '选择对比的标本' })
  const rows = dialog.getByRole('listitem')
  await rows.first().waitFor()
  const total = Number(await rows.first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(500)
  await rows.first().getByRole('button').focus()
  for (let step = 1; step <= 50; step++) {
    const next = dialog.locator(`[aria-posinset="${step + 1}"]`)
    // the page that it stands on may be on its way
    await next.waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await next.locator(':focus').waitFor()
  }
  expect(await rows.count()).toBeLessThan(100)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
})

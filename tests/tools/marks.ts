/** One's own marks on a slide: what one draws with, the list of them, and what of them the service holds. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { afterEach, beforeAll } from 'vitest'
import type { PersonalMark } from '../../src/contract/specimens.ts'
import type { SchoolShelf } from './school.ts'
import { ask, signIn, tokenOf } from './steps.ts'

export const bar = (page: Page) => page.getByRole('region', { name: '绘制标注' })
/** Begins to draw; what one draws with comes only now. */
export async function draw(page: Page) {
  await page.getByRole('button', { name: /^(绘制标注|Draw labels)$/ }).click()
  await page.locator('[data-drawbar]').waitFor()
  await page.locator('[data-drawing]').waitFor()
}
export const take = (page: Page, name: string) => bar(page).locator('label').filter({ hasText: name }).click()
export const finish = (page: Page) => page.getByRole('button', { name: '结束绘制' }).click()
export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: '我的标注' }).getByRole('listitem')
export const scaleOf = (page: Page) => page.getByRole('img', { name: /^比例尺/ }).getAttribute('aria-label')

/** The middle of the picture, CSS px. */
export async function middle(page: Page): Promise<[number, number]> {
  const box = await page.locator('[data-viewer] canvas').first().boundingBox()
  if (!box) throw new Error('no picture')
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}

/** Registers the hooks of a test file: the student's slide has no mark of their own before each test. */
export function setMarks({ origin, open }: SchoolShelf) {
  let token: string
  const held = () => ask<PersonalMark[]>(origin, '/dh-specimen/mark/personal?specimenId=1', token)
  async function clear() {
    for (const { clientId, specimenId } of await held())
      await ask(origin, '/dh-specimen/mark/personal/delete', token, { clientId, specimenId })
  }
  beforeAll(async () => {
    token = await tokenOf(origin, 'student')
    await clear()
  })
  afterEach(clear)
  /** Marks that were drawn on another device. */
  async function drawn(...names: string[]) {
    for (const [at, name] of names.entries())
      await ask(origin, '/dh-specimen/mark/personal/save', token, {
        ...{ clientId: randomUUID(), specimenId: 1, shape: 'point', points: [[400 + 40 * at, 400]] },
        ...{ frame: 0, name, desc: '', color: 'yellow', fontSize: 14 },
      })
  }

  async function openSlide(page: Page) {
    await open(page, '/resource/specimen/detail/1')
    await page.locator('[data-viewer="open"]').waitFor()
  }
  async function signedIn(page: Page) {
    await signIn(page, origin, 'student')
    await openSlide(page)
  }
  return { held, drawn, openSlide, signedIn, token: () => token }
}

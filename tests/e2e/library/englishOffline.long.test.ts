/** A chapter, both books and the sync centre without network, by a student who reads English. */
import { expect, test } from 'vitest'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { takenIn } from '../../tools/effects.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, openQuestion } from '../../tools/steps.ts'

const stage = setStage()
const user = ids.student

/** What stands in Chinese on the screen beside what the school wrote. */
const inChinese = (content: string) =>
  stage.page
    .locator('h1, h2, h3, button, summary, label, [role=status], [role=alert], nav a, [aria-label]')
    .evaluateAll(
      (all, written) =>
        all
          .filter((one) => one.checkVisibility())
          .flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? ''])
          .flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])
          .filter((words) => !written.includes(words)),
      content,
    )

test('practice, books and the sync centre speak English offline and deliver work once', async () => {
  await stage.anew({ lang: 'en' })
  const { page, context, origin, service } = stage
  const bundle = await chapter(stage, '皮肤')
  const [first, second] = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN')
  if (!first || !second) throw new Error('the chapter is too small')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  const seen: string[] = []
  const look = async (name: string) =>
    void seen.push(...(await inChinese(JSON.stringify(bundle))).map((words) => `${name}: ${words}`))
  await speak(context, origin, 'en')
  const token = await enterAs(context, origin, 'student')
  await stage.open('/exercise')
  for (const name of ['Mistakes', 'Favourite questions'])
    await page.getByRole('link', { name: new RegExp(`^${name} ?No questions yet`) }).waitFor()
  await look('practice home')
  await openQuestion(page, origin, bundle.chapter.id, first.id)
  await page.getByText('Works offline', { exact: true }).waitFor({ timeout: 60_000 })
  await controlled(page)

  await context.setOffline(true)
  await openQuestion(page, origin, bundle.chapter.id, first.id)
  await answer(page, first)
  await page.getByText('Correct', { exact: true }).waitFor()
  await page.getByText('Saved here, to be sent').waitFor()
  await look('answered right')
  await openQuestion(page, origin, bundle.chapter.id, second.id)
  await answer(page, second, false)
  await page.getByText('Incorrect', { exact: true }).waitFor()
  await kept(page)
  await button('Favourite').click()
  await button('In favourites').waitFor()
  await look('answered wrong')

  for (const [book, title] of [
    ['wrong', 'Mistakes'],
    ['collection', 'Favourite questions'],
  ] as const) {
    await stage.open(`/exercise/${book}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    await look(title)
  }
  await stage.open('/set/sync')
  await page.getByRole('heading', { name: 'Sync centre', level: 1 }).waitFor()
  await page.getByText(/^3 items/).waitFor()
  await page.getByRole('region', { name: 'To be sent' }).waitFor()
  await look('sync centre')
  expect(await queueOf(page, user)).toHaveLength(3)

  await context.setOffline(false)
  await stage.open('/')
  await button('Delivered').waitFor({ timeout: 30_000 })
  await look('home')
  expect(await queueOf(page, user)).toEqual([])
  expect(takenIn(service.dataDir, [first, second])).toEqual([
    [user, 1],
    [user, 1],
  ])
  for (const book of ['wrong', 'collection']) {
    const { items } = await ask<{ items: { questionId: number }[] }>(
      service.origin,
      `/dh-questionbank/practise/${book}/bundle`,
      token,
    )
    expect(items.map(({ questionId }) => questionId)).toEqual([second.id])
  }
  expect(seen).toEqual([])
})

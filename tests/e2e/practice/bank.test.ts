/** The question bank, as a student uses it. */
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { BankQuestion, Question } from '../../../src/contract/questions.ts'
import type { Specimen } from '../../../src/contract/specimens.ts'
import { inLocale } from '../../../src/ui/bilingual.ts'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { answer, ask, kept, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const token = () => tokenOf(stage.service.origin, 'student')

test('a question of the bank is found and answered, offline among what is kept: S41', async () => {
  const { context, page, origin } = stage
  await enterAs(context, origin, 'student')
  const found = async (path: string) =>
    (
      await ask<Paged<BankQuestion>>(
        origin,
        `/dh-questionbank/question/bank/page?pageNo=1&pageSize=20${path}`,
        await token(),
      )
    ).total
  await stage.open('/exercise/bank')
  await page
    .getByRole('status')
    .getByText(`${await found('')} 道题`)
    .waitFor()
  const rows = () => page.getByRole('list', { name: '题库' }).getByRole('listitem')
  expect(await rows().count()).toBeGreaterThan(4)

  await page.getByRole('searchbox', { name: '搜索题目' }).fill('角质层')
  await page.getByRole('button', { name: '组织学', exact: true }).click()
  await page.getByRole('button', { name: '看标本' }).click()
  await page.getByRole('button', { name: '单选' }).click()
  const total = await found('&keyword=角质层&subjectId=1&onSpecimen=yes&baseType=DANXUAN')
  expect(total).toBeGreaterThan(0)
  await page.getByRole('status').getByText(`${total} 道题`).waitFor()
  expect(await rows().filter({ hasText: '单选题' }).filter({ hasText: '看标本' }).count()).toBe(
    await rows().count(),
  )

  // a specimen leads to what is asked about it
  await stage.open('/resource/specimen/detail/1')
  await page.getByRole('link', { name: '练习这个标本的题目' }).click()
  const { name } = await ask<Specimen>(origin, '/dh-specimen/specimen/info?id=1', await token())
  await page.getByRole('button', { name: `只看“${name}”`, pressed: true }).waitFor()
  const ofOne = await found('&specimenId=1')
  expect(ofOne).toBeGreaterThan(1)
  await page.getByRole('status').getByText(`${ofOne} 道题`).waitFor()
  await page.goBack()
  await page.goBack()

  await rows().first().getByRole('link').click()
  await page.getByRole('article').waitFor()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const chapterId = Number(new URL(page.url()).searchParams.get('chapter'))
  const { questions } = await ask<{ questions: Question[] }>(
    origin,
    `/dh-questionbank/practise/chapter/bundle?catalogId=${chapterId}`,
    await token(),
  )
  const question = questions.find((one) => one.id === id)
  if (!question) throw new Error('the bank opened a question of no chapter')
  await answer(page, question, true)
  await page.getByText('回答正确').waitFor()
  await kept(page)
  await stage.open('/')
  await page.getByRole('button', { name: '已送达', exact: true }).waitFor({ timeout: 30_000 })
  const card = await ask<{ items: { questionId: number; isCorrected: boolean | null }[] }>(
    origin,
    `/dh-questionbank/practise/chapter/card?catalogId=${chapterId}`,
    await token(),
  )
  expect(card.items.find(({ questionId }) => questionId === id)?.isCorrected).toBe(true)

  // asked for online first: what the service found then is not what opens without it
  const ofChapter = '/exercise/bank?keyword=%E5%B1%82&seen=1'
  const ofOthers = '/exercise/bank?subject=2'
  await stage.open(ofChapter)
  await page
    .getByRole('status')
    .getByText(`${await found('&keyword=层&onSpecimen=yes')} 道题`)
    .waitFor()
  await stage.open(ofOthers)
  const others = await found('&subjectId=2')
  expect(others).toBeGreaterThan(0)
  await page.getByRole('status').getByText(`${others} 道题`).waitFor()
  await controlled(page)
  await context.setOffline(true)
  await stage.open(ofOthers)
  await rows().first().getByText('未存到本机').waitFor()
  await stage.open(ofChapter)
  await page.getByText('没有网络，只在本机已保存的章节中查找').waitFor()
  await rows().first().getByRole('link').click()
  await page.getByRole('article').waitFor()
  const offline = Number(new URL(page.url()).pathname.split('/').at(-1))
  const one = questions.find((one) => one.id === offline)
  if (!one) throw new Error('the device named a question of a chapter that it does not have')
  await answer(page, one, true)
  await page.getByText('已存到本机，待发送').waitFor()
})

test('search words stay when a filter is chosen before they take effect: S41', async () => {
  const { context, page, origin } = stage
  await enterAs(context, origin, 'student')
  await stage.open('/exercise/bank')
  await page.getByRole('searchbox', { name: '搜索题目' }).fill('角质层')
  const chip = page.getByRole('button', { name: '组织学', exact: true })
  await chip.evaluate((button) => {
    document.querySelector<HTMLFormElement>('search form')?.requestSubmit()
    ;(button as HTMLElement).click()
  })
  await page.waitForURL((url) => url.searchParams.get('subject') === '1')
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('角质层')
})

test.runIf(whole)('the bank is narrowed to a specimen, which stands in the address: S41', async () => {
  const { context, page, origin } = stage
  await enterAs(context, origin, 'student')
  const found = async (more: string) => {
    const path = `/dh-questionbank/question/bank/page?pageNo=1&pageSize=50${more}`
    return ask<Paged<BankQuestion>>(origin, path, await token())
  }
  const all = await found('&onSpecimen=yes')
  const id = all.records.at(-1)?.specimenId
  const { name, nameEn } = await ask<Specimen>(origin, `/dh-specimen/specimen/info?id=${id}`, await token())
  const status = (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()
  const opener = page.getByRole('button', { name: '选择标本' })
  await stage.open('/exercise/bank?seen=1')
  await status(`${all.total} 道题`)

  await opener.click()
  const sheet = page.getByRole('dialog', { name: '选择标本' })
  await sheet.getByRole('searchbox').fill(name)
  await sheet
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  const chip = page.getByRole('button', { name: `只看“${name}”`, pressed: true })
  await chip.waitFor()
  await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('specimen')).toBe(String(id))
  const { total } = await found(`&specimenId=${id}`)
  expect(total).toBeLessThan(all.total)
  await status(`${total} 道题`)
  await page.reload()
  await chip.waitFor()
  await status(`${total} 道题`)

  await speak(context, origin, 'en')
  await page.reload()
  const named = `Only “${inLocale('en', name, nameEn)}”`
  await page.getByRole('button', { name: named, pressed: true }).waitFor()
  await speak(context, origin, 'zh')
  await page.reload()
  await chip.click()
  await opener.waitFor()
  await status(`${all.total} 道题`)
  expect(new URL(page.url()).searchParams.has('specimen')).toBe(false)
})

/** The job that the product exists for, walked once as a student does it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import type { CommonMarks } from '../../../src/contract/specimens.ts'
import { openBrowser, type Session } from '../../tools/browser.ts'
import { ids, queueOf } from '../../tools/device.ts'
import { openSchool } from '../../tools/school.ts'
import { answer, ask, base, chapterNamed, lastCode, openQuestion, tick, tokenOf } from '../../tools/steps.ts'

const { origin, dataDir } = await openSchool()
const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
let session: Session

/** Without Background Sync: being offline is played to pages only, and the worker would send what is to wait. */
async function started(): Promise<Session> {
  const begun = await openBrowser({ profile })
  await begun.context.grantPermissions(['clipboard-read'])
  return begun
}

afterAll(async () => {
  await session?.close()
  rmSync(profile, { recursive: true, force: true })
})

test('the main job: S03 S04 S06 S12 S24 S29 Q01 to Q07 T01 T04 T09 O01 O03 O04 F01', async () => {
  // where it runs again, on a device that nobody has used
  await session?.close()
  rmSync(profile, { recursive: true, force: true })
  session = await started()
  let { page } = session

  // sign in by phone code, remembered
  await page.goto(`${origin}${base}/account/login`)
  await tick(page.getByRole('radio', { name: '验证码登录' }))
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /\d+ ?秒|重新获取/ }).waitFor()
  await page.getByLabel('验证码', { exact: true }).fill(await lastCode(dataDir))
  await tick(page.getByRole('checkbox', { name: /同意/ }))
  await page.getByRole('button', { name: '登录', exact: true }).click()

  // home
  await page.getByRole('heading', { name: '公告' }).waitFor()
  await page.getByText('组织学').first().waitFor()

  // a slide: zoom, tap a mark
  await page.goto(`${origin}${base}/resource`)
  await page.getByText('厚皮').first().click()
  const scale = page.getByRole('img', { name: /^比例尺/ })
  await scale.waitFor()
  const before = await scale.getAttribute('aria-label')
  await page.getByRole('button', { name: '放大', exact: true }).click()
  await expect.poll(() => scale.getAttribute('aria-label')).not.toBe(before)
  const token = await tokenOf(origin, 'student')
  const specimenId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { presetMarks } = await ask<CommonMarks>(
    origin,
    `/dh-specimen/mark/common?specimenId=${specimenId}`,
    token,
  )
  const pin = page
    .locator('[data-mark]')
    .filter({ has: page.locator('text') })
    .first()
  const tapped = await pin.getAttribute('data-mark')
  const mark = presetMarks.find(({ id }) => String(id) === tapped)
  if (!mark) throw new Error('no pin of a mark')
  await pin.click()
  await page.locator(`[data-mark="${tapped}"][aria-pressed="true"]`).waitFor()
  await page.locator('[data-viewer] svg text').filter({ hasText: mark.name }).waitFor()

  // a chapter, kept with its pictures
  const bundle = await chapterNamed(origin, token, '皮肤')
  const { chapter, questions, card } = bundle
  await openQuestion(page, origin, chapter.id)
  await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
  await page.goto(`${origin}${base}/my/notice`)
  await page.getByRole('link').filter({ hasText: '标本考试' }).first().waitFor()
  // what the announcement says is kept before the network goes
  await page.getByRole('link').filter({ hasText: '标本考试' }).first().click()
  await page.getByRole('article').waitFor()
  await page.goto(`${origin}${base}/my/notice`)

  // no network: all kinds of questions are answered, an announcement is read
  await session.context.setOffline(true)
  await openQuestion(page, origin, chapter.id)
  for (const question of questions) {
    await openQuestion(page, origin, chapter.id, question.id)
    await answer(page, question, question.difficulty < 3)
    await page.getByText('已存到本机，待发送').waitFor()
  }
  await page.goto(`${origin}${base}/my/notice`)
  const unread = page.getByRole('link').filter({ hasText: '未读' })
  await unread.first().waitFor()
  const left = await unread.count()
  await unread.first().click()
  await page.getByRole('article').waitFor()
  const calls = async () => (await queueOf(page, ids.student)).map(({ call }) => call)
  await expect.poll(calls).toContain('announcement.read')
  await page.goto(`${origin}${base}/my/notice`)
  await expect.poll(() => unread.count()).toBe(left - 1)

  // the browser is closed and started again, still without network: everything as it was
  await session.close()
  session = await started()
  page = session.page
  await session.context.setOffline(true)
  await page.goto(`${origin}${base}/`)
  await page.getByRole('button', { name: /条待发送/ }).waitFor()
  for (const question of questions) {
    await openQuestion(page, origin, chapter.id, question.id)
    await page.getByText(question.difficulty < 3 ? /回答正确|自评：答对/ : /回答错误|自评：没答对/).waitFor()
    await page.getByText('已存到本机，待发送').waitFor()
    if (question.specimenId) await page.locator('[data-viewer="open"]').waitFor()
  }
  await page.goto(`${origin}${base}/resource/specimen/detail/${specimenId}?mark=${mark.id}`)
  await page.locator('[data-viewer="open"]').waitFor()
  await page.getByText(mark.name).first().waitFor()
  await page.goto(`${origin}${base}/my/notice`)
  await expect.poll(() => page.getByRole('link').filter({ hasText: '未读' }).count()).toBe(left - 1)

  // online again: delivered
  await session.context.setOffline(false)
  await page.goto(`${origin}${base}/`)
  await page.getByRole('button', { name: '已送达' }).waitFor({ timeout: 30_000 })

  // the service holds each answer exactly once
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const effects = db
    .prepare(
      'select questionId, count(*) n from submission where accountId = 1 and paperId = ? group by questionId',
    )
    .all(card.paperId)
  const read = db.prepare('select count(*) n from announcementRead where accountId = 1').get()
  db.close()
  // the one before the network went, and the one after
  expect(read?.n).toBe(2)
  const marked = new Set(questions.filter(({ type }) => type.baseType === 'WENDA').map(({ id }) => id))
  expect(effects.map(({ questionId }) => questionId).sort()).toEqual(questions.map(({ id }) => id).sort())
  // a short answer is sent, and sent again with the student's own mark
  for (const { questionId, n } of effects) expect(n).toBe(marked.has(Number(questionId)) ? 2 : 1)
})

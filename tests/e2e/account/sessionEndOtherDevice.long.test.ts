/** Who is put out by another device is told so where they are asked to sign in, and finds their account's name there. */
import { expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { rounds } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { ask, base, fill, fillSignIn, openQuestion } from '../../tools/steps.ts'

const stage = setStage()
setAudit(stage)

const words = {
  zh: ['登录已失效，请重新登录', '学号 / 工号 / 用户名', '提交答案', '退出登录', '退出'],
  en: [
    'Session ended. Sign in again.',
    'Student no. / staff no. / user name',
    'Submit',
    'Sign out',
    'Sign out',
  ],
} as const

test.each((['zh', 'en'] as const).slice(0, rounds(1, 2)))(
  'an answer after the session was ended elsewhere, in %s: T03',
  async (lang) => {
    const { page, context, origin, service } = stage
    const [ended, account, submit, leave, left] = words[lang]
    const bundle = await chapter(stage, '泌尿系统')
    const question = ofKind(bundle, lang === 'zh' ? 'PANDUAN' : 'DANXUAN')
    await context.addCookies([{ name: 'lang', value: lang, domain: new URL(origin).hostname, path: base }])
    const token = await enterAs(context, origin, 'student')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await page.waitForLoadState('networkidle')
    const address = page.url()
    const before = timesSubmitted(service.dataDir, ids.student, question.id)
    await fill(page, question, true)
    // without network the answer is given before anything else that is asked for learns of the end
    await context.setOffline(true)
    await ask(service.origin, '/dh-usercenter/login/out', '', { token })
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect.poll(async () => (await queueOf(page, ids.student)).length).toBe(1)
    await context.setOffline(false)
    await page.waitForURL('**/account/login*')
    await page.getByRole('alert').getByText(ended).waitFor()
    expect(await page.getByLabel(account).inputValue()).toBe('student')
    // it stays said on a page that is opened again
    await page.reload()
    await page.getByRole('alert').getByText(ended).waitFor()
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(address)
    await expect.poll(() => queueOf(page, ids.student)).toEqual([])
    expect(timesSubmitted(service.dataDir, ids.student, question.id)).toBe(before + 1)

    // who signs out knows it, and leaves no name
    await stage.open('/my')
    await page.getByRole('button', { name: leave, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: left, exact: true }).click()
    await page.waitForURL('**/account/login*')
    expect(await page.getByLabel(account).inputValue()).toBe('')
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

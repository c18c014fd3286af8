/** Being put out, going on without network, getting back, and who comes after. */
import { describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { blink, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { submissions, timesSubmitted } from '../../tools/effects.ts'
import { choose, kept, openStation, seconds, sharp, skip, start, station } from '../../tools/exam.ts'
import { some, whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, fillSignIn, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { tracesOf } from '../../tools/traces.ts'
import { leaveWaiting } from '../../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
const signedOutBody = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })

describe('the end of a session', () => {
  test.each(
    some(1, [
      ['HTTP 401', 401, '消化管'],
      ['02012001 at HTTP 200', 200, '消化腺'],
    ] as const),
  )(
    '%s asks for one sign-in and returns to the same place with its draft: T03 F10',
    async (_, status, name) => {
      const { page, context, wire } = stage
      const bundle = await chapter(stage, name)
      const [first, second] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'TIANKONG')]
      await enterAs(stage.context, stage.origin, 'student')
      wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
      await openQuestion(page, stage.origin, bundle.chapter.id, first.id)
      await answer(page, first)
      await page.getByText('已存到本机，待发送').waitFor()
      const address = `${base}/exercise/chapter/question/${bundle.chapter.id}?q=${second.id}`
      await page.goto(stage.origin + address)
      // it starts anew also where that falls into the moment without network
      await controlled(page)
      await page.getByRole('textbox').first().fill('没有写完')
      // words in a sheet that was closed, and in one that stands open
      const words = page.getByRole('dialog').getByRole('textbox')
      await page.getByRole('button', { name: '题目纠错' }).click()
      await words.fill('图不清楚')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '写笔记' }).click()
      await words.fill('先看血管极')

      const logins: string[] = []
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('/account/login')) logins.push(frame.url())
      })
      wire.pass()
      wire.fault(/^\/(dh-|api)/, { kind: 'status', status, body: signedOutBody })
      await blink(context)
      await page.waitForURL('**/account/login*')
      await page.getByLabel('学号 / 工号 / 用户名').waitFor()
      // walk 16: the answer that was just given is safe
      await page.getByText('1 条没有送达的内容存在本机，原来的账号登录后会发送。').waitFor()
      wire.pass()
      expect(await queueOf(page, ids.student)).toHaveLength(1)
      expect(timesSubmitted(stage.service.dataDir, ids.student, first.id)).toBe(0)
      await fillSignIn(page, 'student', 'Student-2026')
      await page.waitForURL(stage.origin + address)
      await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('没有写完')
      await page.getByRole('button', { name: '写笔记' }).click()
      await expect.poll(() => words.inputValue()).toBe('先看血管极')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '题目纠错' }).click()
      await expect.poll(() => words.inputValue()).toBe('图不清楚')
      await page.keyboard.press('Escape')
      await expect.poll(() => queueOf(page, ids.student)).toEqual([])
      expect(timesSubmitted(stage.service.dataDir, ids.student, first.id)).toBe(1)
      tally({ figure: `${logins.length} sign-in asked for` })
      expect(logins).toHaveLength(1)
    },
  )

  test.runIf(whole)('during a 标本考试 returns to the same station with the time left: T03', async () => {
    const { page, context, wire } = stage
    const bundle = await chapter(stage, '皮肤')
    await leaveWaiting(stage, bundle.chapter.id, ofKind(bundle, 'PANDUAN'))
    await stage.open('/exercise/exam')
    await choose(page, '5 站')
    await choose(page, '90 秒')
    await start(page).click()
    await station(page, 1)
    await sharp(page)
    await skip(page).click()
    await station(page, 2)
    await sharp(page)
    const { key } = await openStation(page, 'student')
    await expect.poll(() => seconds(page)).toBeLessThan(88)
    await page.getByLabel('结构名称').fill('写到一半')
    // what waits is refused in the middle of it
    wire.pass()
    wire.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body: signedOutBody })
    await blink(context)
    await page.getByLabel('学号 / 工号 / 用户名').waitFor()
    const { left } = await kept(page, 'student')
    wire.pass()
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/exercise/exam/run`)
    await station(page, 2)
    const now = await seconds(page)
    expect(await page.getByLabel('结构名称').inputValue()).toBe('写到一半')
    expect((await openStation(page, 'student')).key).toBe(key)
    expect(left).toBeLessThan(88_000)
    // it stood still meanwhile
    expect(now).toBeLessThanOrEqual(Math.ceil(left / 1000))
    expect(now).toBeGreaterThan(left / 1000 - 4)
    await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  })

  test('many calls that fail together ask for one sign-in: T03 F10', async () => {
    const { page, wire } = stage
    await enterAs(stage.context, stage.origin, 'student')
    await stage.open('/my')
    await page.getByRole('button', { name: '退出登录' }).waitFor()
    wire.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body: signedOutBody }, 20)
    // the page that is being opened is given up for the sign-in
    await stage.open('/').catch(() => undefined)
    await page.waitForURL('**/account/login*')
    const name = page.getByLabel('学号 / 工号 / 用户名')
    await name.fill('写到一半')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    // the calls that fail after the first one ask for no other form
    await page.waitForTimeout(2000)
    expect(loads).toEqual([])
    expect(await name.inputValue()).toBe('写到一半')
  })

  test.runIf(whole)('without network lets practice go on and sends it after sign-in: T03', async () => {
    const { page, context, wire } = stage
    const bundle = await chapter(stage, '球菌')
    const question = ofKind(bundle, 'PANDUAN')
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
    await controlled(page)
    await openQuestion(page, stage.origin, bundle.chapter.id)
    await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
    wire.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body: signedOutBody }, 3)
    await stage.open('/my')
    await page.waitForURL('**/account/login*')
    wire.pass()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /^离线继续（.+）$/ }).click()
    await page.waitForURL('**/my')
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
    const address = `${stage.origin}${base}/my`
    await stage.open('/my')
    await page.getByRole('button', { name: '登录后发送 1 条' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: '登录后发送 1 条' }).click()
    await page.getByRole('dialog', { name: '同步' }).getByRole('link', { name: '登录' }).click()
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(address)
    await expect.poll(() => queueOf(page, ids.student)).toEqual([])
    expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
  })
})

test.runIf(whole)(
  'unsent work of who signed out offline is sent and seen by nobody else: F42 F44',
  async () => {
    const { page, context, wire } = stage
    const bundle = await chapter(stage, '泌尿系统')
    const questions = [ofKind(bundle, 'TIANKONG'), ofKind(bundle, 'PANDUAN')]
    const essay = ofKind(bundle, 'WENDA')
    const asked = questions.map(({ id }) => id)
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
    await controlled(page)
    const token = (await context.cookies()).find(({ name }) => name === 'vitrine_token')?.value ?? ''
    await openQuestion(page, stage.origin, bundle.chapter.id)
    await stage.open('/my')
    await page.getByRole('button', { name: '退出登录' }).waitFor()
    await context.setOffline(true)
    // words that stand nowhere else: one answer is sent some day, another is never finished
    const words = '只有她写过的话'
    for (const question of questions) {
      await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
      for (const blank of await page.getByRole('article').getByRole('textbox').all()) await blank.fill(words)
      if (question.type.baseType === 'TIANKONG') await page.getByRole('button', { name: '提交答案' }).click()
      else await answer(page, question)
      await page.getByText('已存到本机，待发送').waitFor()
    }
    await openQuestion(page, stage.origin, bundle.chapter.id, essay.id)
    await page.getByRole('textbox').first().fill(words)
    const rows = await queueOf(page, ids.student)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.input.content).toContain(words)

    // A leaves
    await stage.open('/my')
    await page.getByRole('button', { name: '退出登录' }).click()
    const sheet = page.getByRole('dialog', { name: '还有内容没有送达' })
    await sheet.getByText(/^2 条内容只保存在本机/).waitFor()
    // walk 8: what goes whichever way is chosen
    await sheet.getByText(/离线保存的章节和标本、本机的考试记录和“继续上次”都会从本机清除/).waitFor()
    expect(await sheet.getByRole('button', { name: '先发送，再退出（需要联网）' }).isDisabled()).toBe(true)
    // a network that leads nowhere
    wire.fault(/^\/(dh-|api)/, { kind: 'reset-before' })
    await context.setOffline(false)
    await sheet.getByRole('button', { name: '先发送，再退出', exact: true }).click()
    await page.getByText(/还有 2 条没有送达/).waitFor()
    await context.setOffline(true)
    wire.pass()
    await sheet.getByRole('button', { name: /替我留在本机/ }).click()
    await page.waitForURL('**/account/login')
    expect(await page.getByRole('button', { name: /离线继续/ }).count()).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrine_token')

    // B comes
    await context.setOffline(false)
    await stage.open('/account/login')
    // the service hears of the end that happened without network
    await expect
      .poll(() =>
        fetch(`${stage.service.origin}/dh-usercenter/user/current`, {
          headers: { authorization: `Bearer ${token}` },
        }).then(({ status }) => status),
      )
      .toBe(401)
    const from = wire.seen.length
    await fillSignIn(page, 'student2', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
    await homeStands(page)
    await openQuestion(page, stage.origin, bundle.chapter.id, asked[0])
    expect(await page.getByText('已存到本机，待发送').count()).toBe(0)
    expect(await page.getByRole('button', { name: '提交答案' }).count()).toBe(1)
    await stage.open('/set')
    await page.getByText(/其他账号.*2/).waitFor()
    await blink(context)
    await stage.open('/')
    await homeStands(page)
    const sent = wire.seen.slice(from).map(({ body }) => body)
    const wrongly = rows.filter(({ id }) => sent.some((body) => body.includes(id)))
    // the essay's draft, her name and her session went; what waits for her stands in her own database alone
    await openQuestion(page, stage.origin, bundle.chapter.id, essay.id)
    expect(await page.getByRole('textbox').first().inputValue()).toBe('')
    const left = await Promise.all([words, token, '李明'].map((text) => tracesOf(page, text)))
    tally({
      figure: `${wrongly.length} of ${rows.length} sent by the next person, left behind in ${left.flat().length - 1} places`,
    })
    expect(left).toEqual([[`indexedDB wk-user-${ids.student}/queue`], [], []])
    expect(wrongly).toEqual([])
    expect(wire.seen.slice(from).some(({ path }) => /chapter\/submit$|batch/.test(path))).toBe(false)
    expect(submissions(stage.service.dataDir, asked)).toEqual([])

    // A comes back
    await stage.open('/my')
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '退出', exact: true }).click()
    await page.waitForURL('**/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
    await page.getByRole('button', { name: '已送达' }).waitFor()
    await expect.poll(() => queueOf(page, ids.student)).toEqual([])
    expect(submissions(stage.service.dataDir, asked)).toEqual(
      [...asked].sort((a, b) => a - b).map((questionId) => ({ accountId: ids.student, questionId, n: 1 })),
    )
  },
)

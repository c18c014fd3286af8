/** The app of today before a service that is older than it (tools/olderService.ts says what that means). */
import { describe, expect, test } from 'vitest'
import { heading } from '../../tools/addresses.ts'
import { setAudit } from '../../tools/audit.ts'
import { blink, controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { reports, takenIn } from '../../tools/effects.ts'
import { meetOlderService } from '../../tools/olderService.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, homeStands, kept, openQuestion, tick } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { sending } from '../../tools/waitingAnswer.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student

/** A question of this kind is on screen, as an older service gives it. */
async function atOlderService(kind: 'DANXUAN' | 'PANDUAN') {
  const { page, context, origin, wire } = stage
  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, kind)
  await enterAs(context, origin, 'student')
  meetOlderService(wire)
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await controlled(page)
  return question
}

describe('before an older service', () => {
  test.each([
    ['a device that knows no other', '肌组织', false],
    ['a device that met the newer one before', '神经系统', true],
  ] as const)('%s delivers each answer once, by the calls that there are: F25', async (who, name, met) => {
    const { page, context, origin, wire, service } = stage
    const bundle = await chapter(stage, name)
    const asked = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN'), ofKind(bundle, 'DUOXUAN')]
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await enterAs(context, origin, 'student')
    const older = () => meetOlderService(wire)
    if (met) {
      await stage.open('/')
      await homeStands(page)
      await controlled(page)
    } else older()
    await openQuestion(page, origin, bundle.chapter.id)
    await controlled(page)
    wire.fault(sending, { kind: 'reset-before' })
    await context.setOffline(true)
    for (const question of asked) {
      await openQuestion(page, origin, bundle.chapter.id, question.id)
      await answer(page, question)
      await kept(page)
    }
    expect(await queueOf(page, user)).toHaveLength(asked.length)
    wire.pass()
    const lacks = older()
    const from = wire.seen.length
    await context.setOffline(false)
    await stage.open('/')
    await expect
      .poll(async () => (await queueOf(page, user)).filter(({ call }) => call === 'chapter.submit'), {
        timeout: 60_000,
      })
      .toEqual([])
    // what only a newer service takes waits, or is shown with a reason: it does not vanish and holds nothing up
    const left = await queueOf(page, user)
    const single = wire.seen.slice(from).filter(({ path }) => /chapter\/submit$/.test(path))
    const effects = takenIn(service.dataDir, asked)
    tally({
      figure: `${who}: ${effects.length} of ${asked.length} delivered without ${lacks.length} fields, ${left.length} left`,
    })
    expect(effects).toEqual(asked.map(() => [user, 1]))
    expect(single).toHaveLength(asked.length)
    expect(left).toEqual([])
    expect(failures).toEqual([])
  })

  test('what only a newer service takes waits with a reason and holds up nothing: F25', async () => {
    const { page, context, wire, service } = stage
    const question = await atOlderService('DANXUAN')
    await page.getByRole('button', { name: '写笔记' }).click()
    const note = page.getByRole('dialog')
    await note.getByRole('textbox').fill('先看血管极')
    await note.getByRole('button', { name: '保存笔记' }).click()
    await expect.poll(async () => (await queueOf(page, user)).map(({ state }) => state)).toEqual(['parked'])
    await answer(page, question)
    await expect.poll(() => takenIn(service.dataDir, [question])).toEqual([[user, 1]])
    await stage.open('/set/sync')
    await page.getByText('没有这个接口').waitFor()
    await page.getByRole('button', { name: '修改' }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('先看血管极')
    await page.keyboard.press('Escape')
    // met by the newer one, it is delivered after all
    wire.pass()
    await page.getByRole('button', { name: '重试' }).first().click()
    await blink(context)
    await expect.poll(() => queueOf(page, user)).toEqual([])
  })

  test('what it refused is said in other words, which a newer one takes in once: F11', async () => {
    const { page, wire, service } = stage
    const question = await atOlderService('PANDUAN')
    await page.getByRole('button', { name: '题目纠错' }).click()
    const sheet = page.getByRole('dialog')
    await tick(sheet.getByRole('radio', { name: '文字有错' }))
    await sheet.getByRole('textbox').fill('少了一个子')
    await sheet.getByRole('button', { name: '提交纠错' }).click()
    await expect.poll(async () => (await queueOf(page, user)).map(({ state }) => state)).toEqual(['parked'])
    const [refused] = await queueOf(page, user)
    await stage.open('/set/sync')
    wire.pass()
    await page.getByRole('button', { name: '修改' }).click()
    await sheet.getByRole('textbox').fill('少了一个字')
    await sheet.getByRole('button', { name: '保存并发送' }).click()
    await expect.poll(() => queueOf(page, user)).toEqual([])
    const told = reports(service.dataDir, question.id)
    tally({ items: 1, figure: `${told.length} effect of what was refused and said in other words` })
    expect(told).toEqual([{ accountId: user, kind: 'text', text: '少了一个字' }])
    // another text is another thing: what was refused under its key would be refused again
    const keys = wire.seen.filter(({ path }) => /question\/report/.test(path)).map(({ key }) => key)
    expect(keys.at(-1)).not.toBe(refused?.id)
    await sheet.waitFor({ state: 'detached' })
  })

  test('every screen stands or says in words what is missing: F25', async () => {
    const { page, context, origin, wire } = stage
    const bundle = await chapter(stage, '皮肤')
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await enterAs(context, origin, 'student')
    meetOlderService(wire)
    const said: string[] = []
    for (const path of [
      '/',
      '/resource',
      '/resource/specimen/detail/1',
      '/resource/microbe',
      '/resource/mySpecimen/0',
      '/ts',
      '/exercise',
      '/exercise/chapter',
      `/exercise/chapter/question/${bundle.chapter.id}`,
      '/exercise/wrong',
      '/exercise/collection',
      '/exercise/review',
      '/exercise/bank',
      '/exercise/figures',
      '/exercise/exam',
      '/my',
      '/my/message',
      '/my/notice',
      '/set',
      '/set/sync',
    ]) {
      await stage.open(path)
      await page.locator(heading).first().waitFor()
      await page.waitForTimeout(700)
      const text = (await page.locator('#root').textContent()) ?? ''
      if (/undefined|NaN|\[object|Invalid/.test(text) || text.trim() === '') said.push(`${path}: ${text}`)
      const failed = await page.getByText('服务器出错了').count()
      if (failed > 0) said.push(`${path}: 服务器出错了`)
    }
    tally({ figure: `20 screens before an older service: ${failures.length + said.length} wrong` })
    expect([failures, said]).toEqual([[], []])
  })
})

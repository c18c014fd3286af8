/** A deploy takes a part of the app away while somebody writes. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { setAudit } from '../../tools/audit.ts'
import { enterAs } from '../../tools/device.ts'
import type { Fault } from '../../tools/proxy.ts'
import { currentRelease } from '../../tools/release.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { base, goWithin, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)

/** A release of which every file bears another name, as after a change of all of them. */
function renamedRelease(): string {
  const dist = mkdtempSync(join(tmpdir(), 'vitrine-renamed-'))
  cpSync(currentRelease, dist, { recursive: true })
  const assets = join(dist, 'assets')
  const other = (name: string) =>
    name.replace(/-([\w-]{8})\./, (_, hash: string) => `-${[...hash].reverse().join('')}.`)
  const names = readdirSync(assets).filter((name) => other(name) !== name)
  for (const file of ['index.html', ...names.map((name) => `assets/${name}`)]) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const before = readFileSync(join(dist, file), 'utf8')
    writeFileSync(
      join(dist, file),
      names.reduce((text, name) => text.replaceAll(name, other(name)), before),
    )
    // a packed twin would be served in its place
    rmSync(join(dist, `${file}.br`), { force: true })
  }
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, other(name)))
  return dist
}

const html: Fault = { kind: 'html200' }
const gone: Fault = { kind: 'status', status: 404, body: '' }
const ways = [
  ['404', '皮肤', gone],
  ['HTML with 200', '泌尿系统', html],
] as const
const half = '写到一半'

describe('a part of the app that a deploy took away while somebody writes', () => {
  const next = renamedRelease()
  afterAll(() => rmSync(next, { recursive: true, force: true }))

  /** An answer is being written, and counted is how often the page is loaded from now on. */
  async function writing(name: string) {
    await stage.anew({ workers: false })
    const { page, context, origin } = stage
    const bundle = await chapter(stage, name)
    const question = ofKind(bundle, 'WENDA')
    await enterAs(context, origin, 'student')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await page.getByRole('textbox').first().fill(half)
    // what comes late is here: the next part that is asked for is the one that is gone
    await page.waitForLoadState('networkidle')
    const starts: string[] = []
    page.on('domcontentloaded', () => starts.push(new URL(page.url()).pathname))
    return { page, bundle, question, starts }
  }
  const address = (catalogId: number, questionId: number) =>
    `/exercise/chapter/question/${catalogId}?q=${questionId}`

  test.each(ways)(
    '%s: the new release is there after one reload, with all that was written: F24',
    async (kind, name, fault) => {
      const { page, bundle, question, starts } = await writing(name)
      const { wire } = stage
      const score = readdirSync(join(currentRelease, 'assets')).filter((file) => /^score-.*\.js$/.test(file))
      try {
        await stage.release(next)
        wire.fault(new RegExp(`assets/(${score.join('|')})`), fault)
        await page.getByRole('textbox').first().pressSequentially('，还在写')
        await goWithin(page, '/score')
        await page.getByRole('heading', { name: '成绩', level: 1 }).waitFor()
        expect(starts).toEqual([`${base}/score`])
        await goWithin(page, address(bundle.chapter.id, question.id))
        const text = page.getByRole('textbox').first()
        await expect.poll(() => text.inputValue()).toBe(`${half}，还在写`)
        tally({ figure: `${kind}: ${starts.length} reload, 0 letters lost` })
      } finally {
        await stage.release(currentRelease)
      }
    },
  )

  test.each(ways)(
    '%s from the new release too reloads once and keeps what was written: F24',
    async (_, name, fault) => {
      const { page, bundle, question, starts } = await writing(name)
      stage.wire.fault(/assets\/score-.*\.js/, fault)
      await page.getByRole('textbox').first().pressSequentially('，还在写')
      await goWithin(page, '/score')
      await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
      expect(starts).toHaveLength(1)
      await page.goBack()
      const text = page.getByRole('textbox').first()
      await expect.poll(() => text.inputValue()).toBe(`${half}，还在写`)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        base + address(bundle.chapter.id, question.id),
      )
      expect(starts).toHaveLength(1)
    },
  )

  test('while the service is away the page stays and keeps what was written: F24', async () => {
    const { page, bundle, question, starts } = await writing('皮肤')
    stage.wire.fault(/./, { kind: 'reset-before' })
    await page.getByRole('textbox').first().pressSequentially('，还在写')
    await goWithin(page, '/score')
    await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
    expect(starts).toEqual([])
    stage.wire.pass()
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('heading', { name: '成绩', level: 1 }).waitFor()
    await goWithin(page, address(bundle.chapter.id, question.id))
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe(`${half}，还在写`)
    tally({ figure: `service away: ${starts.length} reload, 0 letters lost` })
  })

  test.each(ways)(
    '%s for a part of the question reloads once at most and keeps the text: F24',
    async (kind, name, fault) => {
      await stage.anew({ workers: false })
      const { page, context, origin, wire } = stage
      const bundle = await chapter(stage, name)
      const question = bundle.questions.find(
        ({ type, specimenId }) => type.baseType === 'TIANKONG' && specimenId !== null,
      )
      await enterAs(context, origin, 'student')
      // the picture's part of the app is asked for, and nothing comes of it until something is written
      wire.fault(/assets\/viewer-.*\.js/, { kind: 'hold', after: fault }, 1)
      wire.fault(/assets\/viewer-.*\.js/, fault)
      await openQuestion(page, origin, bundle.chapter.id, question?.id)
      const starts: string[] = []
      page.on('domcontentloaded', () => starts.push(page.url()))
      const text = page.getByRole('textbox').first()
      await expect.poll(() => wire.seen.some(({ path }) => path.includes('/viewer-'))).toBe(true)
      await text.pressSequentially('写到这里')
      wire.release()
      await page.getByText('这张图现在打不开').waitFor()
      await page.getByRole('article').waitFor()
      await expect.poll(() => text.inputValue()).toBe('写到这里')
      expect(starts.length).toBeLessThanOrEqual(1)
      tally({ figure: `${kind} beside the text: ${starts.length} reload, 0 letters lost` })
    },
  )
})

/** What stands beside the library's lists: what belongs to a specimen, the experiments, what a teacher brought. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Experiment } from '../../../src/contract/microbe.ts'
import type { Related } from '../../../src/contract/specimens.ts'
import { speak } from '../../tools/browser.ts'
import { controlled, ids } from '../../tools/device.ts'
import { askBeside, link, row, searchOf } from '../../tools/library.ts'
import { whole } from '../../tools/rounds.ts'
import type { Lang } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'
import { inWordsOf } from '../../tools/words.ts'

const stage = setStage()
const { get, pageOf, subject } = askBeside(stage)

beforeEach(() => signIn(stage.page, stage.origin, 'student'))

/** A dozen specimens with what belongs to each, and the place of the first that has all of it. */
async function specimensWithRelated() {
  const all = (await pageOf('keyword=')).records.slice(0, 12)
  const related = await Promise.all(all.map(({ id }) => get<Related>(`specimen/related?specimenId=${id}`)))
  const at = related.findIndex(
    ({ relatedVideos, relatedPictures, relateSpecs }) =>
      relatedVideos.length > 0 && relatedPictures.length > 0 && relateSpecs.length > 0,
  )
  return { all, related, at }
}

test('related films, pictures and specimens of a specimen open from it: S16', async () => {
  const { page } = stage
  const { all, related, at } = await specimensWithRelated()
  const { relatedVideos, relatedPictures, relateSpecs } = related[at] as Related
  await stage.open(`/resource/specimen/detail/${all[at]?.id}`)
  const film = page.getByLabel(relatedVideos[0]?.name ?? '', { exact: true })
  await film.scrollIntoViewIfNeeded()
  const drawn = (place: Locator) => place.getByText('绘制示意图', { exact: true })
  await drawn(page.getByRole('figure').filter({ has: film })).waitFor()
  expect(await drawn(page.getByRole('region', { name: '图片' })).count()).toBe(relatedPictures.length)
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: `放大图片：${relatedPictures[0]?.name}` }).click()
  const large = page.getByRole('dialog', { name: relatedPictures[0]?.name })
  await expect
    .poll(() => large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(relatedPictures[0]?.width)
  await drawn(large).waitFor()
  await page.keyboard.press('Escape')
  await link(page, relateSpecs[0]?.name ?? '').click()
  await page.waitForURL(`**/detail/${relateSpecs[0]?.id}`)
})

test.runIf(whole)('films and pictures that fail to load say so and load once they can: S16', async () => {
  const { page } = stage
  const { all, related, at } = await specimensWithRelated()
  const other = related.findIndex(
    ({ relatedVideos: [video], relatedPictures: pictures }, index) =>
      index !== at && video && video.id !== related[at]?.relatedVideos[0]?.id && pictures.length > 1,
  )
  const [again, later] = related[other]?.relatedPictures.map(({ name }) => name) ?? []
  for (const { filePath } of related[other]?.relatedPictures ?? [])
    stage.wire.fault(new RegExp(filePath), { kind: 'status', status: 503 })
  await stage.open(`/resource/specimen/detail/${all[other]?.id}`)
  const failed = (name = '') => page.getByRole('note').filter({ hasText: `图片“${name}”` })
  const shown = (name = '') => page.getByRole('button', { name: `放大图片：${name}`, exact: true })
  const unseen = page.getByLabel(related[other]?.relatedVideos[0]?.name ?? '', { exact: true })
  // they come as one comes near
  await page.getByRole('region', { name: '图片' }).scrollIntoViewIfNeeded()
  await failed(again).waitFor()
  await failed(later).filter({ hasText: '没有载入' }).waitFor()
  stage.wire.pass()
  await failed(again).getByRole('button', { name: '重试' }).click()
  await shown(again).waitFor()
  expect(await failed(again).count()).toBe(0)
  await stage.context.setOffline(true)
  await unseen.evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined))
  await page.getByText('没有网络，这段视频没有存在本机。').first().waitFor()
  await failed(later).filter({ hasText: '没有存在本机' }).waitFor()
  // the browser says that there is a network a moment before the service is reached
  stage.wire.fault(new RegExp(related[other]?.relatedPictures[1]?.filePath ?? ''), {
    kind: 'status',
    status: 503,
  })
  await stage.context.setOffline(false)
  await failed(later).filter({ hasText: '没有载入' }).waitFor()
  stage.wire.pass()
  await shown(later).waitFor()
  await expect.poll(() => failed(later).count()).toBe(0)
})

/** All of these pictures came. */
const arrived = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))

test('the experiments, and each with its steps, pictures and specimens: S14', async () => {
  const { page } = stage
  const experiments = await get<Experiment[]>('microbe/list')
  expect(experiments.length).toBeGreaterThanOrEqual(10)
  // a kind of what is in the subject, and of what is in all
  await stage.open('/resource?subject=all')
  await page.getByRole('toolbar', { name: '筛选' }).getByRole('link', { name: '微生物实验' }).waitFor()
  await stage.open(`/resource?subject=${subject('组织学').id}`)
  await row(page, '肾皮质').waitFor()
  expect(await page.getByRole('link', { name: '微生物实验' }).count()).toBe(0)
  await stage.open(`/resource?subject=${subject('医学微生物学').id}`)
  await page.getByRole('link', { name: '微生物实验' }).click()
  const gram = experiments.find(({ name, specimenIds }) => name.includes('革兰') && specimenIds.length > 0)
  await page.waitForURL('**/resource/microbe')
  await page.locator('a[href*="/microbe?id="]').filter({ hasText: gram?.name }).click()
  await expect.poll(() => searchOf(page)).toEqual({ id: String(gram?.id) })
  for (const step of gram?.steps ?? [])
    await page.getByRole('heading', { name: step.title, exact: true }).waitFor()
  const pictured = gram?.steps.find(({ picture }) => picture)
  // what was opened works without network, to its last picture
  const drawn = page.getByRole('main').locator('ol img')
  const all = gram?.steps.filter(({ picture }) => picture).length
  const stand = async () => ((await drawn.count()) === all ? arrived(drawn) : false)
  await controlled(page)
  await page.reload()
  await expect.poll(stand).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: gram?.steps.at(-1)?.title, exact: true }).waitFor()
  await expect.poll(stand).toBe(true)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: `放大图片：${pictured?.title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(/specimen\/detail/)
  await page.goBack()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect.poll(() => searchOf(page)).toEqual({})
})

test('a teacher sees an own hidden specimen, whose pictures the device does not keep', async () => {
  // a question that shows the specimen opens its pictures to everybody: here none does
  const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'))
  db.exec(
    `delete from "questionShows" where "specimenId" in (select "id" from "specimen" where "name" like '食管%')`,
  )
  db.close()
  await stage.anew()
  const { page } = stage
  await signIn(page, stage.origin, 'teacher', 'Teacher-2026')
  await controlled(page)
  const tiles: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.ok() && /\/own\/slide\/.+\/\d+_\d+\.webp$/.test(pathname)) tiles.push(pathname)
  })
  await stage.open(`/resource/mySpecimen/${subject('组织学').id}`)
  const thumbnail = row(page, '食管').locator('img').first()
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await link(page, '食管').click()
  await page.locator('[data-viewer="open"]').waitFor()
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  const shot = await page.getByRole('application').screenshot()
  const { channels } = await sharp(shot).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  // what is kept for offline is verified; this could not be
  expect(await page.getByRole('button', { name: /离线/ }).count()).toBe(0)
  const kept = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => url)
  })
  expect(kept.filter((url) => url.includes('/media/own/'))).toEqual([])
  const [tile = ''] = tiles
  await page.context().clearCookies()
  const status = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path)
  expect([await status(tile), await status(tile.replace('/own/', '/'))]).toEqual([401, 404])
})

test('a teacher deletes own specimens offline, and the service does it once: S10', async () => {
  await stage.anew()
  const { page } = stage
  await signIn(page, stage.origin, 'teacher', 'Teacher-2026')
  const { id } = subject('组织学')
  await stage.open(`/resource/mySpecimen/${id}`)
  await row(page, '气管').waitFor()
  await stage.context.setOffline(true)
  await page.getByRole('button', { name: '选择', exact: true }).click()
  await page.getByRole('checkbox', { name: /气管/ }).check()
  await page.getByText('已选 1 个').waitFor()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  const question = page.getByRole('dialog', { name: '删除选中的标本？' })
  await question.getByText('包括学生自己画的').waitFor()
  await question.getByRole('button', { name: '删除' }).click()
  await page.getByText('已存到本机，联网后删除').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /气管/ }).count()).toBe(0)
  await stage.context.setOffline(false)
  // a navigation may meet the worker as it changes hands
  await page.reload().catch(() => page.reload())
  await expect
    .poll(
      async () =>
        (await pageOf(`keyword=${encodeURIComponent('气管')}&subjectId=${id}`)).records.some(
          ({ name }) => name === '气管',
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(false)
  const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'), { readOnly: true })
  const gone = db.prepare('select count(*) as n from specimen where deleted = 1').get()
  db.close()
  expect(gone?.n).toBe(1)
})

test.each<Lang>(['zh', 'en'])(
  'X03: a deletion that the service refuses is reported with its reason (%s)',
  async (lang) => {
    await stage.anew({ lang })
    const { page } = stage
    await speak(stage.context, stage.origin, lang)
    const press = (where: Page | Locator, source: string) =>
      where.getByRole('button', { name: inWordsOf(lang, source), exact: true }).click()
    const giveTo = (creator: number) => {
      const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'), { timeout: 10_000 })
      db.prepare("update specimen set creator = ? where name like '食管%' and creator in (0, ?)").run(
        creator,
        ids.teacher,
      )
      db.close()
    }
    giveTo(ids.teacher)
    await signIn(page, stage.origin, 'teacher', 'Teacher-2026')
    await stage.open(`/resource/mySpecimen/${subject('组织学').id}`)
    await row(page, /食管|Oesophagus/)
      .first()
      .waitFor()
    await controlled(page)
    await stage.context.setOffline(true)
    await press(page, '选择')
    await page
      .getByRole('checkbox', { name: /食管|Oesophagus/ })
      .first()
      .check()
    await press(page, '删除')
    await press(page.getByRole('dialog'), '删除')
    await page.getByText(inWordsOf(lang, '已存到本机，联网后删除')).waitFor()
    // Meanwhile the school gives the specimen to somebody else.
    giveTo(0)
    await stage.context.setOffline(false)
    await stage.open('/set/sync')
    const refused = page.getByRole('region', { name: inWordsOf(lang, '需要处理') })
    const reason = lang === 'zh' ? '没有权限' : 'You do not have permission for this.'
    for (const words of [inWordsOf(lang, '删除标本'), inWordsOf(lang, '删除失败'), reason])
      await refused.getByText(words, { exact: true }).waitFor({ timeout: 30_000 })
  },
)

/** A school that shows some areas only: navigation, home, own page, default page and addresses follow (C002). */
import { expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import { writeSetting } from '../../../server/system/settings.ts'
import { enterAs } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { base, fillSignIn } from '../../tools/steps.ts'

const stage = setStage()

async function show(...names: string[]): Promise<void> {
  const { kysely } = openDatabase({ dataDir: stage.service.dataDir })
  await writeSetting(kysely, 'installModules', names)
  await kysely.destroy()
}

async function navigation(): Promise<string> {
  const links = stage.page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  await links.first().waitFor()
  return (await links.allTextContents()).join(' ')
}
const isMissing = async (path: string) => {
  await stage.open(path)
  const { page } = stage
  await page.locator('h1').filter({ hasNotText: '正在加载' }).first().waitFor()
  return page.getByRole('heading', { name: '页面不存在' }).isVisible()
}

test('areas that a school did not install are nowhere to be found: C002 P03', async () => {
  await show('resource', 'exercise')
  await stage.anew({ workers: false })
  const { page, origin } = stage
  // without a home the first area that is there is where one comes in
  await stage.open('/account/login')
  await fillSignIn(page, 'student', 'Student-2026')
  await page.waitForURL(`${origin}${base}/resource*`)
  await page.locator('h1').first().waitFor()
  const shown = await navigation()
  for (const there of ['资源', '练习', '我的']) expect(shown).toContain(there)
  for (const gone of ['首页', '教学']) expect(shown).not.toContain(gone)
  for (const path of ['/ts', '/ts/course?id=1', '/quiz', '/score', '/practice', '/my/course'])
    expect([path, await isMissing(path)]).toEqual([path, true])
  for (const path of ['/resource', '/exercise', '/my', '/set'])
    expect([path, await isMissing(path)]).toEqual([path, false])
  await stage.open('/my')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^设置/ }).waitFor()
  for (const gone of ['我的课程', '测验', '课程作业', '成绩'])
    expect([gone, await main.getByRole('link', { name: gone, exact: true }).count()]).toEqual([gone, 0])

  await show('home', 'resource')
  await stage.anew({ workers: false })
  await enterAs(stage.context, origin, 'student')
  await stage.open('/')
  await stage.page.getByRole('heading', { name: '学科' }).waitFor()
  // on a new device the areas are known once the service has told them
  const others = stage.page.getByRole('main').locator('a[href*="/ts"], a[href*="/exercise"]')
  await expect.poll(() => others.count()).toBe(0)

  await show()
  await stage.anew({ workers: false })
  await enterAs(stage.context, origin, 'student')
  await stage.open('/')
  await stage.page.getByRole('heading', { name: '学科' }).waitFor()
  expect(await navigation()).toMatch(/首页[\s\S]*资源[\s\S]*教学[\s\S]*练习[\s\S]*我的/)
  expect(await isMissing('/ts')).toBe(false)
})

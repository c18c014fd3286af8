/** A link of a learning platform opens what it names, with the person signed in. */
import { afterAll, beforeAll, test } from 'vitest'
import { adminPlatformSave } from '../../../src/contract/admin/learningPlatforms.ts'
import { launchPath } from '../../../src/contract/launch.ts'
import { startLearningPlatform } from '../../tools/learningPlatform.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base, chapterNamed, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })

const core = 'https://purl.imsglobal.org/spec/lti/claim/'
let platform: Awaited<ReturnType<typeof startLearningPlatform>>
beforeAll(async () => {
  platform = await startLearningPlatform('client-1', Date.now)
})
afterAll(() => platform.close())

test('a platform launch opens its chapter, at once for a linked account', async () => {
  const { page, service } = stage
  // The platform leads back to the service's own address.
  const { origin } = service
  await ask(origin, adminPlatformSave.path, await tokenOf(origin, 'admin', 'Admin-2026'), platform.settings)
  const student = await tokenOf(origin, 'student')
  const chapter = await chapterNamed(origin, student, '上皮组织')
  const launchAs = (sub: string, number: string) => {
    platform.told.launch = {
      sub,
      claims: {
        [`${core}lis`]: { person_sourcedid: number },
        [`${core}custom`]: { resource: `chapter:${chapter.chapter.id}` },
      },
    }
    const login = new URLSearchParams({ iss: platform.url, login_hint: sub, target_link_uri: origin })
    return page.goto(`${origin}${launchPath('login')}?${login}`)
  }
  const isAtChapter = (url: URL) => url.pathname === `${base}/exercise/chapter/question/${chapter.chapter.id}`

  await launchAs('person-1', 'student')
  await tick(page.getByRole('checkbox', { name: /同意/ }))
  await page.getByRole('button', { name: '进入', exact: true }).click()
  await page.waitForURL(isAtChapter)

  await launchAs('person-1', 'student')
  await page.waitForURL(isAtChapter)

  await launchAs('person-2', 'student2')
  await page.getByRole('button', { name: '换成学习平台的账号' }).waitFor()
  await launchAs('person-3', 'nobody')
  await page.getByLabel('学号 / 工号 / 用户名').fill('teacher')
  await page.getByLabel('密码', { exact: true }).fill('Teacher-2026')
  await tick(page.getByRole('checkbox', { name: /同意/ }))
  await page.getByRole('button', { name: '关联并进入' }).click()
  await page.waitForURL(isAtChapter)
})

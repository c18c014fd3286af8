/** One's own account on the device: read without network once it was seen, changed there, and told to the school once. */
import { describe, expect, test } from 'vitest'
import { changeNoticeSettings, type NoticeSetting, noticeSettings } from '../../../../src/contract/notices.ts'
import { type BaseInfo, changeGender, studentBaseInfo } from '../../../../src/contract/users.ts'
import { browser, open, setStudent, signIn, status, there } from '../student.ts'
import { until, watch } from '../world.ts'

setStudent()

const setting: NoticeSetting = {
  kind: 'joined',
  name: '加入班级',
  nameEn: 'Joined a class',
  enabled: true,
  mail: false,
  always: false,
}

/** A school that keeps the gender and the settings that it is told. */
function keepAccount() {
  const told: unknown[] = []
  const info = { id: 1, loginName: 's', fullName: '林晓', gender: '' }
  browser.service = (asked) => {
    if (!there.state.online) return null
    if (asked.path === studentBaseInfo.path) return { ...info }
    if (asked.path === noticeSettings.path && asked.method === 'GET') return [setting]
    if (asked.path !== changeGender.path && asked.path !== changeNoticeSettings.path)
      return there.reply(asked)
    told.push(asked.body)
    if (asked.path === changeGender.path) info.gender = String(asked.body.gender)
    return true
  }
  return told
}

/** The app started anew without network, after both pages were seen. */
async function startOffline() {
  const before = await open()
  await signIn(before)
  const seen = await import('../../../../src/queries/people/ownAccount.ts')
  await before.client.queryClient.fetchQuery(seen.ownInfoQuery('Student'))
  await before.client.queryClient.fetchQuery(seen.noticeSettingsQuery())
  const { inUser } = await import('../../../../src/device/db.ts')
  // A reply is stored a moment after it came.
  await until(async () => {
    const stored = JSON.stringify(await inUser(1, (db) => db.getAll('replies')))
    return [studentBaseInfo, noticeSettings].every(({ path }) => stored.includes(path))
  })
  there.state.online = false
  const page = await open()
  return { page, account: await import('../../../../src/queries/people/ownAccount.ts') }
}

describe('without network, after it was seen', () => {
  test('S30 base info is shown, and a chosen gender at once; the school hears of it once', async () => {
    const told = keepAccount()
    const { page, account } = await startOffline()
    const info = await watch<BaseInfo>(page, account.ownInfoQuery('Student'))
    await until(() => info.now() !== undefined)
    expect(info.now()).toMatchObject({ fullName: '林晓', gender: '' })
    await account.saveGender('female')
    await until(() => info.now().gender === 'female')
    expect(told).toEqual([])
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(told).toMatchObject([{ gender: 'female' }])
    await until(() => info.now().gender === 'female')
    info.stop()
  })

  test('S34 notice settings are shown, and changed at once; the school hears of it once', async () => {
    const told = keepAccount()
    const { page, account } = await startOffline()
    const settings = await watch<NoticeSetting[]>(page, account.noticeSettingsQuery())
    await until(() => settings.now() !== undefined)
    expect(settings.now()).toEqual([setting])
    await account.saveNoticeSetting({ kind: 'joined', enabled: false, mail: false })
    await until(() => settings.now()[0]?.enabled === false)
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(told).toMatchObject([{ settings: [{ kind: 'joined', enabled: false }] }])
    settings.stop()
  })
})

/** The assistant's address: C002 tells it, and a page may show a frame from there and from nowhere else (B07, B08). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSetting } from '../../server/system/settings.ts'
import { systemInfo } from '../../src/contract/system.ts'
import { databases } from './databases.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  beforeAll(async () => {
    // another process follows a changed setting within two seconds
    service = await start(place, { processes: 1 })
    mkdirSync(join(service.dataDir, 'dist'), { recursive: true })
    writeFileSync(join(service.dataDir, 'dist', 'index.html'), '<!doctype html>')
  })
  afterAll(() => service.stop())

  const sourcesOf = async (directive: string) => {
    const page = await service.raw('/wk_mobile/')
    const policy = page.headers.get('content-security-policy') ?? ''
    return new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]
  }
  const frameSource = () => sourcesOf('frame-src')
  const choose = async (address: string) => {
    await writeSetting(service.service.db.kysely, 'aiChatUrl', address)
    service.clock.now += 3000
  }
  const setting = async () => (await service.ask(systemInfo, {})).data.aiSetting

  test('C002 B07: without a setting there is no assistant and no frame', async () => {
    expect(await setting()).toEqual({ aiEnable: false, aiChatUrl: '' })
    expect(await frameSource()).toBe("'none'")
    expect(await sourcesOf('connect-src')).toBe("'self'")
  })

  test('B08: only the chat’s current origin may be framed, without a restart', async () => {
    await writeSetting(service.service.db.kysely, 'aiEnable', true)
    await choose('https://ai.example/chat')
    expect(await setting()).toEqual({ aiEnable: true, aiChatUrl: 'https://ai.example/chat' })
    expect(await frameSource()).toBe('https://ai.example')
    await choose('https://other.example/')
    expect(await frameSource()).toBe('https://other.example')
    expect(await sourcesOf('connect-src')).toBe("'self' https://other.example")
  })

  test('B07: a chat page beside the app has the host under which the app was opened', async () => {
    await choose('http://{host}:8090/')
    expect(await setting()).toEqual({ aiEnable: true, aiChatUrl: 'http://127.0.0.1:8090/' })
    expect(await frameSource()).toBe('http://127.0.0.1:8090')
  })

  test('B08: a chat page of the app’s own origin is refused, and so is what is no page', async () => {
    for (const address of [
      `${service.origin}/chat`,
      'https://school.example/chat',
      'javascript:alert(1)',
      'chat',
    ]) {
      await choose(address)
      expect(await setting()).toEqual({ aiEnable: false, aiChatUrl: '' })
      expect(await frameSource()).toBe("'none'")
    }
  })
})

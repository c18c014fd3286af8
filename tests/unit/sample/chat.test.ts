import { Script } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { chatPage } from '../../../sample/chat/page.ts'
import { startChat } from '../../../sample/chat/startChat.ts'
import { fill } from '../../../sample/fill/index.ts'
import type { School } from '../../../sample/fill/school.ts'
import { school } from '../../../sample/school/index.ts'
import { openMigrated } from '../../../server/store/db.ts'
import { temporary } from '../exchange/slides.ts'

const flukes: School = {
  ...school,
  specimens: school.specimens.filter(({ key }) => key === 'schistosoma-egg'),
  chapters: school.chapters.filter(({ catalog }) => catalog === 'trematodes'),
  banners: [],
  courses: [],
}

test('B07: the sample’s chat finds specimens and gives no answers away', async () => {
  const db = await openMigrated({ dataDir: temporary() })
  onTestFinished(() => db.close())
  await fill(db, flukes, Date.now())
  const chat = await startChat(db, '127.0.0.1')
  onTestFinished(() => chat.close())
  const origin = `http://127.0.0.1:${chat.port}`
  const ask = async (lang: string, question: string) => {
    const reply = await fetch(`${origin}/answer?lang=${lang}`, { method: 'POST', body: question })
    return (await reply.json()) as { text: string; links: { id: number; name: string }[] }
  }
  const { id, name, nameEn } = await db.kysely.selectFrom('specimen').selectAll().executeTakeFirstOrThrow()
  const found = await ask('zh', `${name}在哪里能看到？`)
  expect(found.links[0]).toMatchObject({ id, name: expect.stringContaining(name) })
  const questions = await db.kysely
    .selectFrom('question')
    .select('body')
    .where('specimenId', '=', id)
    .execute()
  const bodies = questions.map(({ body }) => JSON.parse(body) as { title: string; analysis: string })
  expect(bodies.filter(({ title }) => found.text.includes(title)).length).toBeGreaterThan(0)
  expect(bodies.filter(({ analysis }) => analysis && found.text.includes(analysis))).toEqual([])
  expect((await ask('en', `Where is the ${nameEn}?`)).links[0]?.id).toBe(id)
  expect(await ask('zh', '今天天气')).toEqual({ text: expect.stringContaining('不知道'), links: [] })
  const subjects = (enabled: 0 | 1) => db.kysely.updateTable('subject').set({ enabled }).execute()
  await subjects(0)
  expect((await ask('zh', name)).links).toEqual([])
  await subjects(1)
  await db.kysely.updateTable('specimen').set({ name: '肝' }).execute()
  expect((await ask('zh', '肝小叶')).links[0]).toMatchObject({ id, name: expect.stringContaining('肝') })
  await db.kysely.updateTable('specimen').set({ published: 0 }).execute()
  expect((await ask('zh', '肝')).links).toEqual([])
  const page = await fetch(`${origin}/?lang=en`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('study assistant')
})

test.each(['zh', 'en'] as const)(
  'the script of the sample’s chat page can be read by a browser, in %s',
  (lang) => {
    const source = /<script [^>]*>([\s\S]*)<\/script>/.exec(chatPage(lang, 'n'))?.[1] ?? ''
    expect(source).toContain('postMessage')
    expect(() => new Script(source)).not.toThrow()
  },
)

/** What keeping for offline means, asked of the service. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contents, type Depth, type KeepKind } from '../../src/contract/sync.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const folder = '/wk_mobile/media/slide/1-00112233445566778899/'
const focus = {
  focusUrl: `${folder}focus-0123456789abcdef/pack`,
  focusEtag: '"00112233445566778899-focus-0123456789abcdef-pack"',
  packFocus: 700,
}

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const row = () => service.service.db.kysely.updateTable('specimen')
  const keep = async (kind: KeepKind, id: number, depth?: Depth) =>
    (await service.ask(contents, { kind, id, ...(depth ? { depth } : {}) }, { token })).data
  const callsOf = (id: number) => [
    { path: '/dh-specimen/specimen/info', query: { id } },
    { path: '/dh-specimen/mark/common', query: { specimenId: id } },
    { path: '/dh-specimen/mark/personal', query: { specimenId: id } },
    { path: '/dh-specimen/specimen/related', query: { specimenId: id } },
  ]

  test('a specimen is its facts, marks and related things, and its archive as deep as it is asked for', async () => {
    const { ready, waiting } = school.specimens
    await row().set({ focusUrl: null, focusEtag: '', packFocus: 0 }).where('id', '=', ready).execute()
    expect(await keep('specimen', ready)).toEqual({
      name: '手指皮肤',
      nameEn: 'Finger skin',
      calls: callsOf(ready),
      pictures: [],
      packs: [{ specimenId: ready, url: `${folder}pack`, bytes: 1600, etag: '"00112233445566778899-pack"' }],
      bytes: 1600,
      sizes: { overview: 100, study: 400, focus: 400, full: 1600 },
      pending: 0,
    })
    expect((await keep('specimen', ready, 'overview')).bytes).toBe(100)
    expect(await keep('specimen', waiting)).toMatchObject({ packs: [], bytes: 0, pending: 1 })
  })

  test('the size that is told before counts the small pictures, and those that belong to the specimen', async () => {
    const { ready } = school.specimens
    const own = '/wk_mobile/media/related/1-0123456789abcdef.webp'
    const { db, config } = service.service
    await db.kysely
      .insertInto('related')
      .values({
        ...{ tenant: 1, key: 'own', specimenId: ready, kind: 'picture', relatedId: null },
        ...{ name: '手指', nameEn: 'Finger', filePath: own, poster: '' },
        ...{ duration: 0, width: 10, height: 10, position: 1 },
      })
      .execute()
    const place = (address: string, bytes: number) => {
      const file = join(config.dataDir, address.replace('/wk_mobile/', ''))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, new Uint8Array(bytes))
    }
    place(`${folder}thumb.webp`, 10)
    place(`${folder}mini.webp`, 20)
    place(own, 3000)
    const { sizes, bytes } = await keep('specimen', ready)
    expect(sizes).toEqual({ overview: 3130, study: 3430, focus: 3430, full: 4630 })
    expect(bytes).toBe(4630)
    await db.kysely.deleteFrom('related').where('filePath', '=', own).execute()
    rmSync(join(config.dataDir, 'media/slide'), { recursive: true })
  })

  test('focus is an archive of its own; where that is not worth its place, a part of the full one', async () => {
    const { ready } = school.specimens
    await row().set(focus).where('id', '=', ready).execute()
    const { packs, sizes } = await keep('specimen', ready, 'focus')
    expect(packs).toEqual([{ specimenId: ready, url: focus.focusUrl, etag: focus.focusEtag, bytes: 700 }])
    expect(sizes).toEqual({ overview: 100, study: 400, focus: 700, full: 1600 })
    await row().set({ focusUrl: null, packFocus: 1600 }).where('id', '=', ready).execute()
    expect((await keep('specimen', ready, 'focus')).packs[0]).toMatchObject({
      url: `${folder}pack`,
      bytes: 1600,
    })
    // a turntable group has no focus: all of its frames
    await row().set({ packFocus: 0, fileType: 2 }).where('id', '=', ready).execute()
    expect((await keep('specimen', ready, 'focus')).bytes).toBe(1600)
    await row().set({ fileType: 1 }).where('id', '=', ready).execute()
  })

  test('a chapter is its questions and every specimen of its part of the catalogue, those of questions too', async () => {
    const { ready, waiting, hidden, skull } = school.specimens
    const { thickSkin } = school.catalogs
    const bundle = { path: '/dh-questionbank/practise/chapter/bundle', query: { catalogId: thickSkin } }
    const chapter = await keep('chapter', thickSkin, 'study')
    // skull: a question shows it
    expect(chapter).toMatchObject({ name: '厚皮肤', bytes: 400, pending: 1 })
    expect(chapter.calls).toEqual([bundle, ...callsOf(ready), ...callsOf(skull)])
    expect(chapter.packs.map(({ specimenId }) => specimenId)).toEqual([ready])
    // another one of the leaf, which no question shows, and one that only a question shows
    await row().set({ catalogId: thickSkin }).where('id', '=', waiting).execute()
    await row()
      .set({ published: 0, packUrl: '/wk_mobile/media/slide/4-00112233445566778899/pack', packFull: 9 })
      .where('id', '=', skull)
      .execute()
    const wider = await keep('chapter', thickSkin)
    expect(wider.calls).toEqual([bundle, ...callsOf(ready), ...callsOf(waiting)])
    expect(wider.packs.map(({ specimenId }) => specimenId)).toEqual([ready, skull])
    expect(wider.calls).not.toContainEqual(callsOf(hidden)[0])
    expect((await service.ask(contents, { kind: 'chapter', id: 9999 }, { token })).code).toBe(404)
  })

  test('with a chapter go the pictures in its questions: O02', async () => {
    const { kysely } = service.service.db
    const { thickSkin } = school.catalogs
    const picture = `/wk_mobile/media/question/${'0123456789abcdef'.repeat(2)}.webp`
    const { id, body } = await kysely
      .selectFrom('question')
      .select(['id', 'body'])
      .where('catalogId', '=', thickSkin)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const shown = { ...JSON.parse(body), analysis: `<p><img src="${picture}"> <img src="${picture}"></p>` }
    const edit = (text: string) =>
      kysely.updateTable('question').set({ body: text }).where('id', '=', id).execute()
    await edit(JSON.stringify(shown))
    const { pictures } = await keep('chapter', thickSkin)
    expect(pictures?.filter((one) => one === picture)).toHaveLength(1)
    expect((await keep('specimen', school.specimens.ready)).pictures).not.toContain(picture)
    await edit(body)
  })

  test('what is not for everybody is kept by nobody, not even by whose it is', async () => {
    const { ready, hidden } = school.specimens
    const { accounts, catalogs } = school
    const status = async (login: 'student' | 'teacher') => {
      const given = { token: await service.signIn(login) }
      return (await service.ask(contents, { kind: 'specimen', id: hidden }, given)).status
    }
    expect(await status('student')).toBe(404)
    await row()
      .set({
        creator: accounts.teacher,
        catalogId: catalogs.thickSkin,
        packUrl: `${folder}pack`,
        packFull: 9,
      })
      .where('id', '=', hidden)
      .execute()
    expect([await status('teacher'), await status('student')]).toEqual([404, 404])
    const given = { token: await service.signIn('teacher') }
    const { data } = await service.ask(contents, { kind: 'chapter', id: catalogs.thickSkin }, given)
    expect(data.packs.map(({ specimenId }) => specimenId)).toContain(ready)
    expect(JSON.stringify(data)).not.toContain(`"specimenId":${hidden}`)
    await row().set({ published: 1 }).where('id', '=', hidden).execute()
    expect([await status('teacher'), await status('student')]).toEqual([200, 200])
    await row().set({ deleted: 1 }).where('id', '=', hidden).execute()
    expect(await status('teacher')).toBe(404)
  })
})

/** What keeping for offline means, asked of the service. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { updateQuestions } from '../../server/questions/questionRows.ts'
import { chapterSizes, contents, type Depth, depths, type KeepKind } from '../../src/contract/sync.ts'
import { store } from '../../src/packs/archive/writeArchive.ts'
import { chunkBytes } from '../../src/rules/pack.ts'
import { makeArchive } from '../tools/archive.ts'
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

/** A file of which only the length is of interest. */
class Sink {
  #size = 0
  getSize = () => this.#size
  read = () => 0
  write(bytes: Uint8Array, { at }: { at: number }) {
    this.#size = Math.max(this.#size, at + bytes.length)
    return bytes.length
  }
  truncate(size: number) {
    this.#size = size
  }
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
  const listsOf = (...subjects: number[]) => [
    { path: '/dh-specimen/subject/listCommon', query: {} },
    ...subjects.map((subjectId) => ({ path: '/dh-specimen/specimen/catalog', query: { subjectId } })),
  ]

  test('a specimen comes with its calls and its archive to the depth asked for', async () => {
    const { ready, waiting } = school.specimens
    await row().set({ focusUrl: null, focusEtag: '', packFocus: 0 }).where('id', '=', ready).execute()
    expect(await keep('specimen', ready)).toEqual({
      name: '手指皮肤',
      nameEn: 'Finger skin',
      calls: [...callsOf(ready), ...listsOf(school.subjects.histology)],
      pictures: [],
      packs: [
        { specimenId: ready, url: `${folder}pack`, bytes: 1_600_000, etag: '"00112233445566778899-pack"' },
      ],
      bytes: 1_600_000,
      // a depth ends with a whole chunk
      sizes: { overview: 2 * chunkBytes, study: 3 * chunkBytes, focus: 3 * chunkBytes, full: 1_600_000 },
      pending: 0,
    })
    expect((await keep('specimen', ready, 'overview')).bytes).toBe(2 * chunkBytes)
    expect(await keep('specimen', waiting)).toMatchObject({ packs: [], bytes: 0, pending: 1 })
    // of a part of a subject, the whole subject's list too
    const { skull } = school.specimens
    const { head, anatomy } = school.subjects
    expect((await keep('specimen', skull)).calls).toEqual([...callsOf(skull), ...listsOf(head, anatomy)])
  })

  test('the size that is told before counts the small and the related pictures', async () => {
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
    const study = 3 * chunkBytes + 3030
    expect(sizes).toEqual({ overview: 2 * chunkBytes + 3030, study, focus: study, full: 1_603_030 })
    expect(bytes).toBe(1_603_030)
    await db.kysely.deleteFrom('related').where('filePath', '=', own).execute()
    rmSync(join(config.dataDir, 'media/slide'), { recursive: true })
  })

  test.each(depths)('the size that is told before is what then comes over the line: %s', async (depth) => {
    const { ready } = school.specimens
    const archive = makeArchive(1, '00112233445566778899', 60, 20_000)
    const around = makeArchive(1, '00112233445566778899', 20, 20_000, 2)
    const media = join(service.service.config.dataDir, 'media')
    const place = (address: string, bytes: Uint8Array) => {
      const file = join(media, address.replace('/wk_mobile/media/', ''))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    place(`${folder}pack`, archive.bytes)
    place(focus.focusUrl, around.bytes)
    place(`${folder}thumb.webp`, new Uint8Array(10))
    place(`${folder}mini.webp`, new Uint8Array(20))
    const { overview, study, full } = archive.depths
    await row()
      .set({ packOverview: overview, packStudy: study, packFull: full })
      .set({ ...focus, packFocus: around.bytes.length })
      .where('id', '=', ready)
      .execute()
    const { packs, bytes, sizes } = await keep('specimen', ready, depth)
    const pictures = ['thumb.webp', 'mini.webp'].map((name) => service.raw(folder + name))
    let sent = 0
    for (const picture of await Promise.all(pictures)) sent += (await picture.arrayBuffer()).byteLength
    for (const { url, etag, bytes: wanted } of packs) {
      const { manifest } = url === focus.focusUrl ? around : archive
      const told = { ...manifest, url: service.origin + url, name: '', etag, wanted, chunk: chunkBytes }
      sent += await store(told, new Sink(), new AbortController().signal, () => undefined)
    }
    expect(sent).toBe(bytes)
    expect(sent).toBe(sizes[depth])
    // one that is cut within a chunk, and one that is not cut
    if (depth === 'study') expect([study % chunkBytes > 0, sent < full]).toEqual([true, true])
    rmSync(join(media, 'slide'), { recursive: true })
    await row()
      .set({ ...focus, packOverview: 300_000, packStudy: 600_000, packFull: 1_600_000 })
      .where('id', '=', ready)
      .execute()
  })

  test('focus is an archive of its own or a part of the full one', async () => {
    const { ready } = school.specimens
    await row().set(focus).where('id', '=', ready).execute()
    const { packs, sizes } = await keep('specimen', ready, 'focus')
    expect(packs).toEqual([{ specimenId: ready, url: focus.focusUrl, etag: focus.focusEtag, bytes: 700 }])
    expect(sizes.focus).toBe(700)
    await row().set({ focusUrl: null, packFocus: 1_600_000 }).where('id', '=', ready).execute()
    expect((await keep('specimen', ready, 'focus')).packs[0]).toMatchObject({
      url: `${folder}pack`,
      bytes: 1_600_000,
    })
    // a turntable group has no focus: all of its frames
    await row().set({ packFocus: 0, fileType: 2 }).where('id', '=', ready).execute()
    expect((await keep('specimen', ready, 'focus')).bytes).toBe(1_600_000)
    await row().set({ fileType: 1 }).where('id', '=', ready).execute()
  })

  test('one call tells the sizes of all chapters as each chapter tells its own', async () => {
    const { thickSkin, thinSkin, skull } = school.catalogs
    const { histology, head, tcm } = school.subjects
    const sizesIn = async (subjectId: number) =>
      (await service.ask(chapterSizes, { subjectId }, { token })).data
    const one = async (catalogId: number) => ({
      catalogId,
      sizes: (await keep('chapter', catalogId)).sizes,
    })
    // where there is no question there is nothing to practise
    expect(await sizesIn(histology)).toEqual([await one(thickSkin)])
    expect((await sizesIn(histology))[0]?.sizes.full).toBe(1_600_000)
    const moved = (catalogId: number) =>
      updateQuestions(service.service.db.kysely, [school.questions.PANDUAN], { catalogId })
    await moved(thinSkin)
    expect(await sizesIn(histology)).toEqual([await one(thickSkin), await one(thinSkin)])
    await moved(skull)
    expect(await sizesIn(head)).toEqual([await one(skull)])
    await moved(thickSkin)
    for (const none of [head, tcm, 9999]) expect(await sizesIn(none)).toEqual([])
  })

  test('a chapter keeps each picture in the texts of its questions once', async () => {
    const { thickSkin } = school.catalogs
    const { PANDUAN, WENDA } = school.questions
    const [a, b] = ['a', 'b'].map((letter) => `/wk_mobile/media/question/${letter.repeat(32)}.webp`)
    const rows = await service.service.db.kysely
      .selectFrom('question')
      .select(['id', 'body'])
      .where('id', 'in', [PANDUAN, WENDA])
      .execute()
    const set = (id: number, body: string) => updateQuestions(service.service.db.kysely, [id], { body })
    for (const { id, body } of rows) {
      const analysis = id === PANDUAN ? `<img src="${b}"><img src="${a}">` : `<img src="${b}">`
      await set(id, JSON.stringify({ ...JSON.parse(body), analysis }))
    }
    expect((await keep('chapter', thickSkin)).pictures).toEqual([b, a])
    for (const { id, body } of rows) await set(id, body)
  })

  test('a chapter has the specimens of its part of the catalogue and of its questions', async () => {
    const { ready, waiting, hidden, skull } = school.specimens
    const { thickSkin } = school.catalogs
    const subjectId = school.subjects.histology
    const bundle = { path: '/dh-questionbank/practise/chapter/bundle', query: { catalogId: thickSkin } }
    const tree = { path: '/dh-questionbank/practise/chapter/tree', query: { subjectId } }
    const lists = [...listsOf(subjectId), tree]
    const chapter = await keep('chapter', thickSkin, 'study')
    // skull: a question shows it
    expect(chapter).toMatchObject({ name: '厚皮肤', bytes: 3 * chunkBytes, pending: 1 })
    expect(chapter.calls).toEqual([bundle, ...callsOf(ready), ...callsOf(skull), ...lists])
    expect(chapter.packs.map(({ specimenId }) => specimenId)).toEqual([ready])
    // another one of the leaf, which no question shows, and one that only a question shows
    const { kysely } = service.service.db
    await updateSpecimens(kysely, [waiting], { catalogId: thickSkin })
    const packUrl = '/wk_mobile/media/slide/4-00112233445566778899/pack'
    await updateSpecimens(kysely, [skull], { published: 0, packUrl, packFull: 9 })
    const wider = await keep('chapter', thickSkin)
    expect(wider.calls).toEqual([bundle, ...callsOf(ready), ...callsOf(waiting), ...lists])
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
    const edit = (text: string) => updateQuestions(kysely, [id], { body: text })
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

/** Academies, grades, terms and banners as administrators change them. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { academyTree } from '../../src/contract/admin/academies.ts'
import {
  adminAcademyArchive,
  adminAcademySave,
  adminAcademyTree,
  adminAccountDetail,
  adminAccountDisable,
  adminAccountPage,
  adminGradeMove,
  adminGradeMoves,
  adminGradePreview,
  adminGradeUndo,
} from '../../src/contract/admin/adminPeople.ts'
import {
  adminBannerList,
  adminBannerRemove,
  adminBannerSave,
  adminTermRemove,
  adminTermSave,
} from '../../src/contract/admin/adminSchool.ts'
import { fileUpload, type UploadedFile } from '../../src/contract/files.ts'
import { bannerList } from '../../src/contract/notices.ts'
import { type AdminStage, firstPage, openAdminStage, ownPassword } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('the school on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let admin: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    admin = stage.token
    await stage.enrolStudent('20260001')
  })
  afterAll(() => service.stop())

  test('a renamed class is renamed on its people; one in use is not put away', async () => {
    const given = {
      id: stage.tree.one,
      name: '临床医学一班',
      nameEn: 'Class 1',
      kind: 'class',
      parentId: stage.tree.grade,
    } as const
    await service.ask(adminAcademySave, given, { token: admin })
    const found = await service.ask(adminAccountPage, { ...firstPage, keyword: '20260001' }, { token: admin })
    expect(found.data.records[0]?.classesName).toBe('临床医学一班')
    const refused = await service.ask(
      adminAcademyArchive,
      { id: stage.tree.basic, archived: true },
      { token: admin },
    )
    expect(refused.code).not.toBe(0)
    const { data } = await service.ask(adminAcademyTree, {}, { token: admin })
    expect(data.find(({ id }) => id === stage.tree.basic)?.children[0]?.children[0]).toMatchObject({
      people: 1,
    })
  })

  test('classes stand in the order of their numbers: 2班 before 10班, 一班 before 二班', async () => {
    const parentId = stage.tree.basic
    for (const name of [
      '临床10班',
      '临床2班',
      '临床1班',
      '临床十一班',
      '护理十班',
      '护理二班',
      '护理一班',
      '护理三班',
    ])
      await service.ask(
        adminAcademySave,
        { parentId, kind: 'class', name, nameEn: '', position: 9 },
        { token: admin },
      )
    const names = (tree: { id: number; name: string; children: { name: string }[] }[]) =>
      (tree.find(({ id }) => id === parentId)?.children ?? [])
        .map(({ name }) => name)
        .filter((name) => /^(临床|护理)[\d一二三十]/.test(name))
    const numbered = [
      '护理一班',
      '护理二班',
      '护理三班',
      '护理十班',
      '临床1班',
      '临床2班',
      '临床10班',
      '临床十一班',
    ]
    expect(names((await service.ask(adminAcademyTree, {}, { token: admin })).data)).toEqual(numbered)
    expect(names((await service.ask(academyTree, {}, { token: admin })).data)).toEqual(numbered)
  })

  test('a grade is promoted as the preview said, and undone until somebody signs in', async () => {
    const asked = { gradeId: stage.tree.grade, kind: 'promote', newName: '大二' } as const
    await service.service.db.rows(
      `update "academy" set "nameEn" = 'Year 1' where "id" = ?`,
      [asked.gradeId],
      'writer',
    )
    const preview = await service.ask(adminGradePreview, asked, { token: admin })
    expect(preview.data).toMatchObject({
      ...{ gradeName: '大一', newName: '大二', students: 1 },
      classes: [{ id: stage.tree.one, name: expect.stringContaining('一班'), people: 1 }],
    })
    const stale = await service.ask(
      adminGradeMove,
      { ...asked, students: 7, disable: false },
      { token: admin },
    )
    expect(stale.code).not.toBe(0)
    const done = await service.ask(
      adminGradeMove,
      { ...asked, students: 1, disable: false },
      { token: admin },
    )
    const further = { ...asked, newName: '大三', students: 1, disable: false }
    const later = await service.ask(adminGradeMove, further, { token: admin })
    // what was moved last is undone first
    expect((await service.ask(adminGradeUndo, { id: done.data }, { token: admin })).code).not.toBe(0)
    for (const id of [later.data, done.data])
      expect((await service.ask(adminGradeUndo, { id }, { token: admin })).code).toBe(0)
    const { data: tree } = await service.ask(adminAcademyTree, {}, { token: admin })
    const grades = tree.flatMap(({ children }) => children)
    expect(grades.find(({ id }) => id === stage.tree.grade)).toMatchObject({ name: '大一', nameEn: 'Year 1' })
    const moves = await service.ask(adminGradeMoves, {}, { token: admin })
    expect(moves.data.find(({ id }) => id === done.data)).toMatchObject({ canUndo: false, gradeName: '大一' })
    const again = await service.ask(
      adminGradeMove,
      { ...asked, students: 1, disable: false },
      { token: admin },
    )
    service.clock.now += 1000
    await service.signIn('20260001', ownPassword)
    expect((await service.ask(adminGradeUndo, { id: again.data }, { token: admin })).code).not.toBe(0)
  })

  test('a graduated grade is put away, its students cannot sign in, and it can be undone', async () => {
    const asked = { gradeId: stage.tree.grade, kind: 'graduate', newName: '' } as const
    const done = await service.ask(adminGradeMove, { ...asked, students: 1, disable: true }, { token: admin })
    expect(await stage.mayEnter('20260001')).toBe(false)
    expect((await service.ask(adminGradeUndo, { id: done.data }, { token: admin })).code).toBe(0)
    expect(await stage.mayEnter('20260001')).toBe(true)
  })

  test('undoing a move of a grade keeps what was changed by hand since', async () => {
    const as = { token: admin }
    const { grade, basic, one } = stage.tree
    const placed = { kind: 'grade', nameEn: '', parentId: basic } as const
    const made = await stage.save({ loginName: '20260077', fullName: '周末', academyId: one })
    const graduated = { gradeId: grade, kind: 'graduate', newName: '', students: 2, disable: false } as const
    const left = await service.ask(adminGradeMove, graduated, as)
    await service.ask(adminAccountDisable, { ids: [made.data.id], disabled: true, reason: '休学' }, as)
    expect((await service.ask(adminGradeUndo, { id: left.data }, as)).code).toBe(0)
    const { data: account } = await service.ask(adminAccountDetail, { id: made.data.id }, as)
    expect(account.disabled).toBe(true)

    const asked = { gradeId: grade, kind: 'promote', newName: '大六', students: 2, disable: false } as const
    // two administrators at once
    const both = await Promise.all([1, 2].map(() => service.ask(adminGradeMove, asked, as)))
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const undo = { id: both.find(({ code }) => code === 0)?.data ?? 0 }
    await service.ask(adminAcademySave, { ...placed, id: grade, name: '六年级' }, as)
    const renamed = await service.ask(adminGradeUndo, undo, as)
    expect(renamed.message).toBe('这个年级后来改名为“六年级”，请先改回“大六”再撤销')
    await service.ask(adminAcademySave, { ...placed, id: grade, name: '大六' }, as)
    const newcomers = await service.ask(adminAcademySave, { ...placed, name: '大二' }, as)
    expect((await service.ask(adminGradeUndo, undo, as)).message).toContain('已有年级“大二”')
    await service.ask(adminAcademyArchive, { id: newcomers.data, archived: true }, as)
    expect((await service.ask(adminGradeUndo, undo, as)).code).toBe(0)
  })

  test('terms are made, changed and removed where no course needs them', async () => {
    const given = { name: '2026 秋', nameEn: 'Autumn 2026', startsAt: 1, endsAt: 2 }
    const { data: id } = await service.ask(adminTermSave, given, { token: admin })
    const wrong = await service.ask(adminTermSave, { ...given, id, endsAt: 0 }, { token: admin })
    expect(wrong.data).toMatchObject({ field: 'endsAt' })
    await service.service.db.kysely
      .updateTable('course')
      .set({ termId: id })
      .where('tenant', '=', tenant)
      .execute()
    expect((await service.ask(adminTermRemove, { id }, { token: admin })).code).not.toBe(0)
    await service.service.db.kysely
      .updateTable('course')
      .set({ termId: null })
      .where('tenant', '=', tenant)
      .execute()
    expect((await service.ask(adminTermRemove, { id }, { token: admin })).code).toBe(0)
  })

  test('an uploaded picture of a banner is shown only to people who are signed in', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).jpeg()
    const body = new FormData()
    body.set('useTo', 'cover')
    body.set('file', new File([new Uint8Array(await picture.toBuffer())], 'picture.jpg'))
    const headers = { authorization: `Bearer ${admin}` }
    const uploaded = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    const { url } = ((await uploaded.json()) as { data: UploadedFile }).data
    const texts = { title: '新横幅', titleEn: '', subtitle: '', subtitleEn: '' }
    const given = { ...texts, image: url, link: '/resource', position: 3 }
    const { data: id } = await service.ask(adminBannerSave, given, { token: admin })
    const token = await service.signIn('student')
    const shown = (await service.ask(bannerList, {}, { token })).data.items.find((banner) => banner.id === id)
    const seen = (as: string) =>
      service.raw(shown?.image ?? '', { headers: { authorization: `Bearer ${as}` } })
    expect([(await seen(token)).status, (await seen('none')).status]).toEqual([200, 401])
    await service.ask(adminBannerRemove, { id }, { token: admin })
  })

  test('SEC26 a banner neither accepts nor shows an address of another site', async () => {
    const given = {
      title: '新横幅',
      titleEn: '',
      subtitle: '',
      subtitleEn: '',
      image: '/b.webp',
      link: '/resource',
      position: 2,
    }
    const { data: id } = await service.ask(adminBannerSave, given, { token: admin })
    for (const elsewhere of [
      'javascript:alert(1)',
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
    ])
      for (const field of ['link', 'image']) {
        const evil = { ...given, [field]: elsewhere }
        expect((await service.ask(adminBannerSave, evil, { token: admin })).status).toBe(400)
      }
    expect((await service.ask(adminBannerList, {}, { token: admin })).data.length).toBe(2)
    const told = async () =>
      (await service.ask(bannerList, {}, { token: admin })).data.items.find((banner) => banner.id === id)
        ?.link
    expect(await told()).toBe('/resource')
    const { kysely } = service.service.db
    await kysely.updateTable('banner').set({ link: 'https://evil.example/' }).where('id', '=', id).execute()
    expect(await told()).toBe('')
    await service.ask(adminBannerRemove, { id }, { token: admin })
    expect((await service.ask(adminBannerList, {}, { token: admin })).data.length).toBe(1)
  })
})

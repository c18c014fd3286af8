import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
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
  adminCatalogRemove,
  adminCatalogSave,
  adminCatalogTree,
  adminSpecimenPage,
  adminSpecimenSave,
  adminSubjectSave,
  adminSubjectTree,
  adminTermRemove,
  adminTermSave,
} from '../../src/contract/admin/adminSchool.ts'
import { fileUpload, type UploadedFile } from '../../src/contract/files.ts'
import { bannerList } from '../../src/contract/notices.ts'
import { specimenInfo } from '../../src/contract/specimens.ts'
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
    await service.service.db.rows(`update "academy" set "nameEn" = 'Year 1' where "id" = ?`, [asked.gradeId])
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

  test('an undo gives back what the move changed, and nothing that was changed by hand since', async () => {
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

  test('SEC32: a subject’s administrator changes the own subject only', async () => {
    const token = await stage.administrator('SubjectAdmin', { subjectName: '组织学' })
    const subject = {
      parentId: null,
      name: '组织学',
      nameEn: 'Histology',
      desc: '细胞',
      descEn: '',
      cover: '',
      enabled: true,
      position: 1,
    }
    const { histology, anatomy } = stage.school.subjects
    expect((await service.ask(adminSubjectSave, { ...subject, id: histology }, { token })).code).toBe(0)
    expect(
      (await service.ask(adminSubjectSave, { ...subject, name: 'x', id: anatomy }, { token })).status,
    ).toBe(403)
    expect((await service.ask(adminSubjectSave, { ...subject, name: '新' }, { token })).status).toBe(403)
    const under = { ...subject, id: histology, parentId: anatomy }
    expect((await service.ask(adminSubjectSave, under, { token })).status).toBe(403)
    const part = { ...subject, name: '细胞学', parentId: histology }
    const { data: partId } = await service.ask(adminSubjectSave, part, { token })
    const partOnTop = { ...subject, id: partId, name: '细胞学' }
    expect((await service.ask(adminSubjectSave, partOnTop, { token })).status).toBe(403)
    const renamed = { ...part, id: partId, name: '细胞生物学' }
    expect((await service.ask(adminSubjectSave, renamed, { token })).code).toBe(0)
    await service.service.db.kysely.deleteFrom('subject').where('id', '=', partId).execute()
    expect((await service.ask(adminCatalogTree, { subjectId: anatomy }, { token })).status).toBe(403)
    const catalog = { subjectId: anatomy, parentId: null, name: 'x', nameEn: '', position: 1 }
    expect((await service.ask(adminCatalogSave, catalog, { token })).status).toBe(403)
    expect(
      (await service.ask(adminCatalogRemove, { id: stage.school.catalogs.skull }, { token })).status,
    ).toBe(403)
    const list = await service.ask(adminSpecimenPage, firstPage, { token })
    expect(new Set(list.data.records.map(({ subjectId }) => subjectId))).toEqual(new Set([histology]))
    const trees = await service.ask(adminSubjectTree, {}, { token })
    expect(trees.data.map(({ canEdit }) => canEdit)).toEqual([true, false, false])
    const [own] = list.data.records
    const { id, name, nameEn, nameLatin, desc, descEn, dye, dyeEn, source, sourceEn } = own ?? ({} as never)
    const given = {
      id,
      name,
      nameEn,
      nameLatin,
      desc,
      descEn,
      dye,
      dyeEn,
      source,
      sourceEn,
      published: false,
    }
    const moved = { ...given, catalogId: stage.school.catalogs.skull }
    expect((await service.ask(adminSpecimenSave, moved, { token })).status).toBe(403)
  })

  test('of two who edit a specimen or a subject the second is refused, and nothing is written over', async () => {
    const { ready } = stage.school.specimens
    const { histology } = stage.school.subjects
    const as = { token: admin }
    const { data: page } = await service.ask(adminSpecimenPage, { ...firstPage, keyword: '' }, as)
    const listed = page.records.find(({ id }) => id === ready)
    if (!listed) throw new Error('no specimen')
    const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published } =
      listed
    const facts = {
      name,
      nameEn,
      nameLatin,
      desc,
      descEn,
      catalogId,
      dye,
      dyeEn,
      source,
      sourceEn,
      published,
    }
    const saveSpecimen = (desc: string, base = facts) =>
      service.ask(adminSpecimenSave, { id: ready, ...facts, desc, base }, as)
    // a name from a file may have a blank at its end
    const { db } = service.service
    await db.rows('update "specimen" set "dye" = ? where "id" = ?', [`${dye} `, ready])
    expect((await saveSpecimen('甲写的')).code).toBe(0)
    expect((await saveSpecimen('甲写的')).code).toBe(0)
    expect(await saveSpecimen('乙写的')).toMatchObject({ code: 1, data: { field: 'base' } })
    expect((await saveSpecimen('乙写的', { ...facts, desc: '甲写的' })).code).toBe(0)
    await saveSpecimen(desc, { ...facts, desc: '乙写的' })

    const tree = (await service.ask(adminSubjectTree, {}, as)).data
    const subject = tree.find(({ id }) => id === histology)
    if (!subject) throw new Error('no subject')
    const { id, specimens: _, questions: __, canEdit: ___, children: ____, ...base } = subject
    const saveSubject = (desc: string, opened = base) =>
      service.ask(adminSubjectSave, { id, ...base, desc, base: opened }, as)
    expect((await saveSubject('甲写的')).code).toBe(0)
    expect(await saveSubject('乙写的')).toMatchObject({ code: 1, data: { field: 'base' } })
    expect((await saveSubject(base.desc, { ...base, desc: '甲写的' })).code).toBe(0)
  })

  test('a specimen keeps its part of the subject while it stays in its folder', async () => {
    const { kysely } = service.service.db
    const { ready } = stage.school.specimens
    const whole = stage.school.subjects.histology
    const named = {
      name: '口腔组织学',
      nameEn: '',
      desc: '',
      descEn: '',
      cover: '',
      enabled: true,
      position: 9,
    }
    const { data: part } = await service.ask(
      adminSubjectSave,
      { ...named, parentId: whole },
      { token: admin },
    )
    const moveTo = (subjectId: number) => updateSpecimens(kysely, [ready], { subjectId })
    const subjectNow = async () =>
      (await kysely.selectFrom('specimen').select('subjectId').where('id', '=', ready).execute())[0]
        ?.subjectId
    const list = await service.ask(adminSpecimenPage, firstPage, { token: admin })
    const found = list.data.records.find(({ id }) => id === ready) ?? expect.fail()
    const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn } = found
    const given = { id: ready, name, nameEn, nameLatin, desc, descEn, dye, dyeEn, source, sourceEn }
    const save = async (to: number) => {
      const saved = { ...given, catalogId: to, published: true }
      expect((await service.ask(adminSpecimenSave, saved, { token: admin })).code).toBe(0)
    }
    // pinyin initials are written soon after a save, nobody need search
    await kysely.deleteFrom('wordInitials').execute()
    await moveTo(part)
    await save(catalogId)
    const initials = kysely.selectFrom('wordInitials').select('initials')
    await expect.poll(async () => (await initials.execute()).length, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(await subjectNow()).toBe(part)
    const folder = { name: '空目录', nameEn: '', subjectId: whole, parentId: null, position: 9 }
    const { data: empty } = await service.ask(adminCatalogSave, folder, { token: admin })
    await save(empty)
    expect(await subjectNow()).toBe(whole)
    await save(catalogId)
    expect(await subjectNow()).toBe(whole)

    const moveOther = (subjectId: number) =>
      updateSpecimens(kysely, [stage.school.specimens.waiting], { subjectId })
    await moveOther(part)
    const besideIt = { ...folder, name: '旁边的目录', parentId: stage.school.catalogs.skin }
    const { data: beside } = await service.ask(adminCatalogSave, besideIt, { token: admin })
    await save(beside)
    expect(await subjectNow()).toBe(part)
    await save(empty)
    expect(await subjectNow()).toBe(whole)
    await moveOther(whole)
    await save(catalogId)
  })

  test('a specimen that is no longer published is gone for students', async () => {
    const { ready } = stage.school.specimens
    const list = await service.ask(adminSpecimenPage, { ...firstPage, keyword: '手指' }, { token: admin })
    const [found] = list.data.records
    const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn } =
      found ?? ({} as never)
    const given = {
      id: ready,
      name,
      nameEn,
      nameLatin,
      desc,
      descEn,
      catalogId,
      dye,
      dyeEn,
      source,
      sourceEn,
    }
    const student = await service.signIn('student')
    await service.ask(adminSpecimenSave, { ...given, published: false }, { token: admin })
    expect((await service.ask(specimenInfo, { id: ready }, { token: student })).status).not.toBe(200)
    await service.ask(adminSpecimenSave, { ...given, published: true }, { token: admin })
    expect((await service.ask(specimenInfo, { id: ready }, { token: student })).status).toBe(200)
    expect((await stage.audited('specimen.edit'))[0]?.after).toContain('"published":1')
  })

  test('a folder is made, renamed and removed while nothing hangs in it', async () => {
    const given = {
      subjectId: stage.school.subjects.histology,
      parentId: stage.school.catalogs.skin,
      name: '毛发',
      nameEn: '',
      position: 9,
    }
    const { data: id } = await service.ask(adminCatalogSave, given, { token: admin })
    expect((await service.ask(adminCatalogSave, { ...given, name: '毛囊', id }, { token: admin })).code).toBe(
      0,
    )
    expect(
      (await service.ask(adminCatalogSave, { ...given, name: '毛囊' }, { token: admin })).data,
    ).toMatchObject({ field: 'name' })
    expect((await service.ask(adminCatalogRemove, { id }, { token: admin })).code).toBe(0)
    const inUse = await service.ask(
      adminCatalogRemove,
      { id: stage.school.catalogs.thickSkin },
      { token: admin },
    )
    expect(inUse.code).not.toBe(0)
  })

  test('a picture that is uploaded for a banner is seen by everybody signed in, and by nobody else', async () => {
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

  test('SEC26 banners are made, changed and removed; an address elsewhere is refused, and none of before is told', async () => {
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

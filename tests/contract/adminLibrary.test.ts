/** Subjects, folders and specimens as administrators change them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import {
  adminCatalogRemove,
  adminCatalogSave,
  adminCatalogTree,
  adminSpecimenPage,
  adminSpecimenSave,
  adminSubjectSave,
  adminSubjectTree,
  type ManagedSpecimen,
} from '../../src/contract/admin/adminSchool.ts'
import { specimenInfo } from '../../src/contract/specimens.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

/** The facts of a specimen as the form sends them back. */
const factsOf = (listed: ManagedSpecimen) => {
  const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published } = listed
  return { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published }
}

describe.each(places)('the library on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let admin: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    admin = stage.token
  })
  afterAll(() => service.stop())

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
    const [own = expect.fail()] = list.data.records
    const given = { id: own.id, ...factsOf(own), published: false }
    const moved = { ...given, catalogId: stage.school.catalogs.skull }
    expect((await service.ask(adminSpecimenSave, moved, { token })).status).toBe(403)
  })

  test('an edit that began from an outdated specimen or subject is refused', async () => {
    const { ready } = stage.school.specimens
    const { histology } = stage.school.subjects
    const as = { token: admin }
    const { data: page } = await service.ask(adminSpecimenPage, { ...firstPage, keyword: '' }, as)
    const listed = page.records.find(({ id }) => id === ready) ?? expect.fail()
    const facts = factsOf(listed)
    const { desc, dye } = facts
    const saveSpecimen = (desc: string, base = facts) =>
      service.ask(adminSpecimenSave, { id: ready, ...facts, desc, base }, as)
    // a name from a file may have a blank at its end
    const { db } = service.service
    await db.rows('update "specimen" set "dye" = ? where "id" = ?', [`${dye} `, ready], 'writer')
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
})

/** Every call that saves a form is asked by two people who opened it at the same time. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import * as people from '../../src/contract/admin/adminPeople.ts'
import * as school from '../../src/contract/admin/adminSchool.ts'
import * as system from '../../src/contract/admin/adminSystem.ts'
import * as platforms from '../../src/contract/admin/learningPlatforms.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import * as courses from '../../src/contract/teaching/course.ts'
import { courseSave } from '../../src/contract/teaching/courseEdit.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

type Facts = Record<string, unknown>

/** A form of the page. */
interface Form {
  endpoint: Endpoint
  /** The thing that is edited; a setting has none. */
  id?: number
  /** Goes along with each save, and is no fact of the form. */
  besides?: Facts
  /** The facts as the form shows them when it is opened. */
  open: () => Promise<Facts>
  /** What the first and the second person write. */
  first: Facts
  second: Facts
}

/** Guarded calls whose own tests ask two people, for a thing needs more around it. */
const elsewhere = ['questionMend', 'quizQuestionSave']

const without = <T extends object>(thing: T, ...names: (keyof T)[]): Facts =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name as keyof T)))

describe.each(places)('forms that two people opened on $name', (place) => {
  let stage: AdminStage
  /** the token of another administrator */
  let other: string
  const forms: Record<string, Form> = {}

  beforeAll(async () => {
    stage = await openAdminStage(place)
    await stage.service.service.db.kysely
      .updateTable('account')
      .set({ fullName: '陈校长', fullNameEn: 'Principal Chen' })
      .where('id', '=', stage.school.accounts.admin)
      .execute()
    other = await stage.administrator('SystemAdmin')
    Object.assign(forms, await peopleForms(stage), await schoolForms(stage), await otherForms(stage))
  })
  afterAll(() => stage.service.stop())

  test('every call that takes the facts of an opened form is walked here', () => {
    const guarded = calls.filter(({ endpoint }) => 'base' in endpoint.params).map(({ name }) => name)
    expect([...Object.keys(forms), ...elsewhere].toSorted()).toEqual(guarded.toSorted())
  })

  test('each call of administration that saves a form takes them', () => {
    const saving = calls.filter(({ name }) => /^admin.*Save$/.test(name))
    expect(saving.filter(({ endpoint }) => !('base' in endpoint.params)).map(({ name }) => name)).toEqual([])
  })

  const names = [
    'adminAccountSave',
    'adminAccountAllow',
    'adminAcademySave',
    'adminTermSave',
    'adminSubjectSave',
    'adminCatalogSave',
    'adminSpecimenSave',
    'adminBannerSave',
    'adminSettingsSave',
    'adminPlatformSave',
    'courseSave',
  ]

  const formOf = (name: string): Form => forms[name] ?? expect.fail(`no form ${name}`)
  /** Saves a form that was opened when its facts were `base`; undefined: as a page of before does. */
  const save = (
    { endpoint, id, besides }: Form,
    change: Facts,
    base: Facts | undefined,
    { token = stage.token, lang = 'Zh' as 'Zh' | 'En' } = {},
  ) =>
    stage.service.ask(endpoint, { ...base, ...besides, ...change, ...(id && { id }), base } as never, {
      token,
      lang,
    })

  test.each(names)('%s: the second of two is refused and told who changed it', async (name) => {
    const form = formOf(name)
    const { open, first, second } = form
    const opened = await open()
    const [last] = await stage.audited('')
    expect((await save(form, first, opened)).code).toBe(0)
    const afterFirst = await open()
    expect(afterFirst).toEqual({ ...opened, ...first })
    // pressed again after a lost answer: it is there already
    expect((await save(form, first, opened)).code).toBe(0)
    const entries = await stage.audited('')
    const since = entries.filter(({ id }) => id > (last?.id ?? 0))
    const told = since.find((entry) => entry.before !== entry.after)
    expect(told?.accountName).toBe('陈校长')
    expect([told?.before, told?.after].map((facts) => facts?.startsWith('{'))).toEqual([true, true])
    const refused = await save(form, second, opened, { token: other })
    expect(refused).toMatchObject({ code: 1, data: { field: 'base' } })
    expect(refused.message).toContain('打开以后陈校长改过，没有保存')
    const inEnglish = await save(form, second, opened, { token: other, lang: 'En' })
    expect(inEnglish.message).toContain('Principal Chen changed this')
    const own = await save(form, second, opened)
    expect(own.message).toContain('打开以后你在别处改过')
    expect(await open()).toEqual(afterFirst)
    expect((await stage.audited(''))[0]?.id).toBe(entries[0]?.id)
    // opened again, the second saves on top of what the first wrote
    expect((await save(form, second, afterFirst, { token: other })).code).toBe(0)
    expect(await open()).toEqual({ ...afterFirst, ...second })
    // a page of before asks for nothing
    expect((await save(form, opened, undefined)).code).toBe(0)
    expect(await open()).toEqual(opened)
  })

  test.each(names)('%s: of two who press at the same moment one is refused', async (name) => {
    const form = formOf(name)
    const { open, first, second } = form
    const opened = await open()
    const { db } = stage.service.service
    const { both } = await db.kysely.transaction().execute(async (within) => {
      // each has read what is there before either of them can end
      if (db.name === 'postgres') await sql`lock table "audit" in share mode`.execute(within)
      const both = Promise.all([save(form, first, opened), save(form, second, opened, { token: other })])
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { both }
    })
    const codes = (await both).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, 1])
    expect(await open()).toEqual({ ...opened, ...(codes[0] === 0 ? first : second) })
    expect((await save(form, opened, undefined)).code).toBe(0)
  })

  test('a name is told only to who may see that person', async () => {
    const subject = formOf('adminSubjectSave')
    const account = formOf('adminAccountSave')
    const refusedAs = async (form: Form, token: string) => {
      const opened = await form.open()
      expect((await save(form, form.first, opened)).code).toBe(0)
      const { message } = await save(form, { ...form.second, academyId: stage.tree.one }, opened, { token })
      expect((await save(form, opened, undefined)).code).toBe(0)
      return message
    }
    const ofSubject = await stage.administrator('SubjectAdmin', { subjectName: '组织学' })
    expect(await refusedAs(subject, ofSubject)).toContain('打开以后有人改过')
    const { id } = account
    const placed = { ...(await account.open()), id, academyId: stage.tree.one }
    expect((await stage.service.ask(account.endpoint, placed as never, { token: stage.token })).code).toBe(0)
    const ofAcademy = await stage.administrator('AcademyAdmin', { academyId: stage.tree.basic })
    expect(await refusedAs(account, ofAcademy)).toContain('打开以后有人改过')
    const { kysely } = stage.service.service.db
    const move = (academyId: number | null) =>
      kysely.updateTable('account').set({ academyId }).where('id', '=', stage.school.accounts.admin).execute()
    await move(stage.tree.grade)
    expect(await refusedAs(account, ofAcademy)).toContain('打开以后陈校长改过')
    await move(null)
  })
})

async function peopleForms(stage: AdminStage): Promise<Record<string, Form>> {
  const { service, token, tree } = stage
  const made = await stage.save({ loginName: 'wangfang', fullName: '王芳', number: '20260001' })
  const { id } = made.data
  const detail = async () => (await service.ask(people.adminAccountDetail, { id }, { token })).data
  const place = async () => {
    const { data } = await service.ask(people.adminAcademyTree, {}, { token })
    const grade = data.find((one) => one.id === tree.basic)?.children.find((one) => one.id === tree.grade)
    return grade?.children.find((one) => one.id === tree.one) ?? expect.fail()
  }
  return {
    adminAccountSave: {
      endpoint: people.adminAccountSave,
      id,
      open: async () => {
        const { loginName, number, fullName, fullNameEn, phone, email, academyId, subjectName, roles } =
          await detail()
        return { loginName, number, fullName, fullNameEn, phone, email, academyId, subjectName, roles }
      },
      first: { fullName: '王方', academyId: tree.one },
      second: { phone: '13900001111' },
    },
    adminAccountAllow: {
      endpoint: people.adminAccountAllow,
      id,
      besides: { reason: '批准' },
      open: async () => ({ factor: (await detail()).timeFactor }),
      first: { factor: 1.25 },
      second: { factor: 1.5 },
    },
    adminAcademySave: {
      endpoint: people.adminAcademySave,
      id: tree.one,
      open: async () => without(await place(), 'id', 'people', 'isArchived', 'children'),
      first: { name: '临床医学一班' },
      second: { nameEn: 'Clinical 1', position: 3 },
    },
  }
}

async function schoolForms(stage: AdminStage): Promise<Record<string, Form>> {
  const { service, token } = stage
  const { ready } = stage.school.specimens
  const { histology } = stage.school.subjects
  const term = { name: '2026 秋', nameEn: '', startsAt: 1_780_000_000_000, endsAt: 1_790_000_000_000 }
  const termId = (await service.ask(school.adminTermSave, term, { token })).data
  const banner = {
    title: '新标本',
    titleEn: '',
    subtitle: '',
    subtitleEn: '',
    image: '',
    link: '',
    position: 1,
  }
  const bannerId = (await service.ask(school.adminBannerSave, banner, { token })).data
  const folder = { subjectId: histology, parentId: null, name: '上皮', nameEn: '', position: 9 }
  const folderId = (await service.ask(school.adminCatalogSave, folder, { token })).data
  const byId = <T extends { id: number }>(rows: readonly T[], id: number): T =>
    rows.find((row) => row.id === id) ?? expect.fail()
  return {
    adminTermSave: {
      endpoint: school.adminTermSave,
      id: termId,
      open: async () => {
        const { data } = await service.ask(courses.termList, {}, { token })
        const { name, nameEn, startsAt, endsAt } = byId(data, termId)
        return { name, nameEn, startsAt, endsAt }
      },
      first: { nameEn: 'Autumn 2026' },
      second: { endsAt: 1_791_000_000_000 },
    },
    adminSubjectSave: {
      endpoint: school.adminSubjectSave,
      id: histology,
      open: async () => {
        const { data } = await service.ask(school.adminSubjectTree, {}, { token })
        return without(byId(data, histology), 'id', 'specimens', 'questions', 'canEdit', 'children')
      },
      first: { desc: '甲写的' },
      second: { desc: '乙写的' },
    },
    adminCatalogSave: {
      endpoint: school.adminCatalogSave,
      id: folderId,
      besides: { subjectId: histology },
      open: async () => {
        const { data } = await service.ask(school.adminCatalogTree, { subjectId: histology }, { token })
        return without(byId(data, folderId), 'id', 'subjectId', 'specimens', 'questions', 'children')
      },
      first: { name: '上皮组织' },
      second: { nameEn: 'Epithelium' },
    },
    adminSpecimenSave: {
      endpoint: school.adminSpecimenSave,
      id: ready,
      open: async () => {
        const { data } = await service.ask(school.adminSpecimenPage, firstPage, { token })
        const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published } =
          byId(data.records, ready)
        const facts = { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn }
        return { ...facts, published }
      },
      first: { desc: '甲写的' },
      second: { desc: '乙写的', published: false },
    },
    adminBannerSave: {
      endpoint: school.adminBannerSave,
      id: bannerId,
      open: async () =>
        without(byId((await service.ask(school.adminBannerList, {}, { token })).data, bannerId), 'id'),
      first: { subtitle: '显微数字切片' },
      second: { link: '/resource', position: 2 },
    },
  }
}

async function otherForms(stage: AdminStage): Promise<Record<string, Form>> {
  const { service, token } = stage
  const platform = {
    name: 'Moodle',
    issuer: 'https://moodle.example',
    clientId: 'abc',
    signInUrl: 'https://moodle.example/mod/lti/auth.php',
    tokenUrl: 'https://moodle.example/mod/lti/token.php',
    keysUrl: 'https://moodle.example/mod/lti/certs.php',
    deployments: ['1'],
    numberSource: 'none',
    enabled: true,
  } as const
  const platformId = (
    await service.ask(platforms.adminPlatformSave, { ...platform, deployments: ['1'] }, { token })
  ).data
  const course = {
    name: '组织学实验',
    nameEn: '',
    desc: '',
    descEn: '',
    academyId: stage.tree.basic,
    termId: null,
    startsAt: null,
    endsAt: null,
    state: 'draft',
    ratio: { experiment: 25, homework: 25, quiz: 25, exam: 25 },
  } as const
  const courseId = (await service.ask(courseSave, course, { token })).data
  return {
    adminSettingsSave: {
      endpoint: system.adminSettingsSave,
      open: async () => ({ ...(await service.ask(system.adminSettings, {}, { token })).data }),
      first: { schoolName: '某某医学院', installModules: ['home', 'exercise'] },
      second: { fileSpaceMb: 200 },
    },
    adminPlatformSave: {
      endpoint: platforms.adminPlatformSave,
      id: platformId,
      open: async () => {
        const { data } = await service.ask(platforms.adminPlatforms, {}, { token })
        const found = data.platforms.find(({ id }) => id === platformId) ?? expect.fail()
        return without(found, 'id', 'people', 'waiting', 'failed', 'reason')
      },
      first: { deployments: ['1', '2'] },
      second: { numberSource: 'lis', enabled: false },
    },
    courseSave: {
      endpoint: courseSave,
      id: courseId,
      open: async () => {
        const { data } = await service.ask(courses.courseDetail, { id: courseId }, { token })
        const { name, nameEn, desc, descEn, academy, term, startsAt, endsAt, state, ratio } = data
        const facts = { name, nameEn, desc, descEn, startsAt, endsAt, state, ratio }
        return { ...facts, academyId: academy?.id ?? null, termId: term?.id ?? null }
      },
      first: { desc: '甲写的' },
      second: { ratio: { experiment: 40, homework: 20, quiz: 20, exam: 20 }, state: 'open' },
    },
  }
}

/** A school of a few rows, with each kind of question, for the service's tests. */

import { argon2Sync, randomBytes } from 'node:crypto'
import { insertMarks, type NewMark } from '../../server/library/rows/markRows.ts'
import { insertSpecimens, type NewSpecimen } from '../../server/library/rows/specimenRows.ts'
import { insertQuestions } from '../../server/questions/questionRows.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { questions } from './seedQuestions.ts'
import { passwords } from './service.ts'

export interface Seeded {
  accounts: Record<'student' | 'student2' | 'teacher' | 'admin' | 'fresh', number>
  subjects: Record<'histology' | 'anatomy' | 'head' | 'tcm', number>
  catalogs: Record<'skin' | 'thickSkin' | 'thinSkin' | 'skull', number>
  specimens: Record<'ready' | 'waiting' | 'hidden' | 'skull', number>
  /** by kind, in the chapter thickSkin */
  questions: Record<keyof typeof questions, number>
  announcements: number[]
  messages: number[]
}

export const times = { first: 1_767_225_600_000, second: 1_767_312_000_000 }

const phones: Record<string, string> = {
  student: '13800000001',
  student2: '13800000003',
  teacher: '13800000002',
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Argon2id at its least cost, which the service reads from the hash: a sign-in of a test takes a hundredth of the time. */
function hashOf(password: string): string {
  const nonce = randomBytes(16)
  const [memory, passes, parallelism] = [8, 1, 1]
  const tag = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Several at once; every database that the tests run on gives ids in the order of the rows. */
async function insert(db: Db, table: string, rows: Record<string, unknown>[]): Promise<number[]> {
  const made = await db.kysely
    .insertInto(table as 'subject')
    .values(rows.map((row) => ({ tenant, ...row })) as never)
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

const byKey = <K extends string>(keys: readonly K[], ids: number[]) =>
  Object.fromEntries(keys.map((key, at) => [key, ids[at]])) as Record<K, number>

const idsOf = <K extends string>(keys: readonly K[], ids: ReadonlyMap<string, number>) =>
  byKey(
    keys,
    keys.map((key) => ids.get(key) ?? 0),
  )

async function people(db: Db): Promise<Seeded['accounts']> {
  const roles = { student: 1, student2: 1, teacher: 2, admin: 64, fresh: 1 }
  const names = Object.keys(roles) as (keyof typeof roles)[]
  const rows = names.map((loginName) => ({
    loginName,
    phone: phones[loginName] ?? null,
    email: `${loginName}@school.example`,
    passwordHash: hashOf(passwords[loginName] ?? ''),
    fullName: loginName === 'student' ? '李明' : loginName,
    fullNameEn: loginName === 'student' ? 'Li Ming' : '',
    image: '',
    language: '',
    roles: roles[loginName],
    mustChangePassword: loginName === 'fresh' ? 1 : 0,
    disabled: 0,
    createdAt: times.first,
    academyName: '基础医学院',
    academyNameEn: 'School of Basic Medicine',
    classesName: '临床一班',
    classesNameEn: '',
    subjectName: '组织学',
    subjectNameEn: 'Histology',
  }))
  return byKey(names, await insert(db, 'account', rows))
}

const texts = (key: string, name: string, nameEn: string) => ({ key, name, nameEn })

function specimen(
  key: string,
  subjectId: number,
  catalogId: number,
  name: string,
  nameEn: string,
  more: Partial<NewSpecimen> & Pick<NewSpecimen, 'position'>,
): NewSpecimen {
  const plain = { desc: '', descEn: '', creator: 0, creatorName: '', source: '', sourceEn: '', nameLatin: '' }
  const paths = { originalPicture: '', markPicture: '', thumbnailPath: '', requestId: '' }
  const flags = {
    drawn: 1,
    published: 1,
    fileType: 1,
    kind: 'slide',
    state: 'waiting',
    zoom: 40,
    scale: 0.25,
  } as const
  const own = { subjectId, catalogId, dye: '苏木精-伊红', dyeEn: 'H&E' }
  return { ...texts(key, name, nameEn), ...plain, ...paths, ...noPicture, ...flags, ...own, ...more }
}

const noPicture = {
  width: 0,
  height: 0,
  tileUrl: null,
  tileSize: 0,
  minLevel: 0,
  maxLevel: 0,
  packUrl: null,
  packEtag: '',
  packOverview: 0,
  packStudy: 0,
  packFull: 0,
  pictureNum: 1,
}

const picture = {
  state: 'ready',
  width: 8192,
  height: 6144,
  tileUrl: '/wk_mobile/media/slide/1-00112233445566778899/',
  tileSize: 512,
  minLevel: 9,
  maxLevel: 13,
  packUrl: '/wk_mobile/media/slide/1-00112233445566778899/pack',
  packEtag: '"00112233445566778899-pack"',
  packOverview: 300_000,
  packStudy: 600_000,
  packFull: 1_600_000,
} as const

export async function seed(db: Db): Promise<Seeded> {
  const accounts = await people(db)
  const blank = { cover: '', desc: '', descEn: '' }
  const [histology = 0, anatomy = 0, tcm = 0] = await insert(db, 'subject', [
    { ...texts('histology', '组织学', 'Histology'), ...blank, enabled: 1, hasChildren: 0, position: 1 },
    { ...texts('anatomy', '人体解剖学', 'Human anatomy'), ...blank, enabled: 1, hasChildren: 1, position: 2 },
    { ...texts('tcm', '中医学', 'Chinese medicine'), ...blank, enabled: 0, hasChildren: 0, position: 3 },
  ])
  const [head = 0] = await insert(db, 'subject', [
    {
      ...texts('head', '头颈', 'Head'),
      ...blank,
      parentId: anatomy,
      enabled: 1,
      hasChildren: 0,
      position: 1,
    },
  ])
  const open = { isOpen: 1, position: 1 }
  const [skin = 0] = await insert(db, 'catalog', [
    { ...texts('skin', '皮肤', 'Skin'), ...open, subjectId: histology, level: 1 },
  ])
  const [thickSkin = 0, thinSkin = 0, skull = 0] = await insert(db, 'catalog', [
    { ...texts('thick', '厚皮肤', 'Thick skin'), ...open, subjectId: histology, parentId: skin, level: 2 },
    { ...texts('thin', '薄皮肤', ''), ...open, position: 2, subjectId: histology, parentId: skin, level: 2 },
    { ...texts('skull', '颅', 'Skull'), ...open, subjectId: head, level: 1 },
  ])
  const specimens = idsOf(
    ['ready', 'waiting', 'hidden', 'skull'],
    await insertSpecimens(db.kysely, [
      specimen('ready', histology, thickSkin, '手指皮肤', 'Finger skin', { ...picture, position: 1 }),
      specimen('waiting', histology, thinSkin, '100%皮肤_一', 'Arm skin', { position: 2 }),
      specimen('hidden', histology, thinSkin, '未发布', 'Unpublished', { published: 0, position: 3 }),
      specimen('skull', head, skull, '颅底', 'Skull base', { position: 1, fileType: 3, kind: 'pattern' }),
    ]),
  )
  await insertMarks(db.kysely, [
    mark(specimens.ready, 'stratum-corneum', 'preset', 2),
    mark(specimens.ready, 'stratum-basale', 'preset', 1),
    mark(specimens.ready, 'note', 'school', 3),
    mark(specimens.ready, 'own', 'personal', 4),
  ])
  const kinds = Object.keys(questions) as (keyof typeof questions)[]
  const made = await insertQuestions(
    db.kysely,
    kinds.map((kind, position) => ({
      key: kind,
      catalogId: thickSkin,
      baseType: kind === 'UNKNOWN' ? 'XUNZHAO' : kind,
      specimenId: kind === 'DANXUAN' ? specimens.ready : null,
      body: JSON.stringify(questions[kind](specimens)),
      position,
    })),
  )
  return {
    accounts,
    subjects: { histology, anatomy, head, tcm },
    catalogs: { skin, thickSkin, thinSkin, skull },
    specimens,
    questions: idsOf(kinds, made),
    ...(await notices(db, accounts)),
  }
}

const mark = (specimenId: number, key: string, layer: NewMark['layer'], position: number): NewMark => ({
  specimenId,
  key,
  layer,
  name: key,
  nameEn: key,
  nameLatin: '',
  aliases: '["角化层"]',
  desc: '',
  descEn: '',
  x: 100.5,
  y: 200,
  outline: '[[1,2],[3,4],[5,6]]',
  objective: 10,
  position,
})

async function notices(db: Db, accounts: Seeded['accounts']) {
  const courses = await insert(db, 'course', [
    {
      ...texts('b', '组织学实验', 'Histology lab'),
      desc: '',
      descEn: '',
      thumbnail: '',
      published: 1,
      position: 2,
    },
    { ...texts('a', '解剖学', 'Anatomy'), desc: '', descEn: '', thumbnail: '', published: 1, position: 1 },
    { ...texts('c', '草稿', 'Draft'), desc: '', descEn: '', thumbnail: '', published: 0, position: 3 },
  ])
  for (const [position, accountId] of [accounts.teacher, accounts.admin].entries())
    await db.kysely
      .insertInto('courseTeacher')
      .values({ tenant, courseId: courses[0] ?? 0, accountId, position })
      .execute()
  await insert(db, 'banner', [
    {
      key: 'x',
      title: '横幅',
      titleEn: 'Banner',
      subtitle: '',
      subtitleEn: '',
      image: '/b.webp',
      link: '/resource',
      position: 1,
    },
  ])
  const note = (key: string, createTime: number) => ({
    key,
    title: `通知 ${key}`,
    titleEn: `Notice ${key}`,
    content: '正文',
    contentEn: 'Text',
    createTime,
  })
  const both = [note('1', times.first), note('2', times.second)]
  const announcements = await insert(db, 'announcement', both)
  const messages = await insert(db, 'message', [
    ...both.map((row) => ({ ...row, accountId: accounts.student })),
    { ...note('3', times.first), accountId: accounts.student2 },
  ])
  return { announcements, messages }
}

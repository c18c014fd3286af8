/** What the library's own tests need beside the small school: a teacher's specimens, whom they suit, what belongs to them. */
import { insertMarks } from '../../server/library/rows/markRows.ts'
import { insertSpecimens, type NewSpecimen } from '../../server/library/rows/specimenRows.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Seeded } from './seed.ts'

export interface Library {
  /** the teacher's: shown to all, and still hidden */
  own: { shown: number; hidden: number }
  /** the administrator's, hidden */
  others: number
  people: { medicine: number; dentistry: number }
}

const blank = {
  nameLatin: '',
  desc: '',
  descEn: '',
  creatorName: '',
  source: '',
  sourceEn: '',
  originalPicture: '',
  markPicture: '',
  thumbnailPath: '',
  requestId: '',
  width: 0,
  height: 0,
  scale: 0.25,
  zoom: 40,
  pictureNum: 1,
  drawn: 0,
  state: 'waiting',
  tileUrl: null,
  tileSize: 0,
  minLevel: 0,
  maxLevel: 0,
  packUrl: null,
  packEtag: '',
  packOverview: 0,
  packStudy: 0,
  packFull: 0,
} as const

export async function seedLibrary(
  db: Db,
  { accounts, subjects, catalogs, specimens }: Seeded,
): Promise<Library> {
  const specimen = async (key: string, creator: number, name: string, more: Partial<NewSpecimen>) => {
    const row: NewSpecimen = {
      ...blank,
      key,
      creator,
      name,
      nameEn: key,
      subjectId: subjects.histology,
      catalogId: catalogs.thinSkin,
      dye: '瑞氏染色',
      dyeEn: 'Wright',
      fileType: 1,
      kind: 'light',
      published: 1,
      position: 50,
      ...more,
    }
    return (await insertSpecimens(db.kysely, [row])).get(key) ?? 0
  }
  const shown = await specimen('own-shown', accounts.teacher, '教师切片', {})
  const hidden = await specimen('own-hidden', accounts.teacher, '教师草稿', { published: 0, position: 51 })
  const others = await specimen('other-hidden', accounts.admin, '他人草稿', { published: 0, position: 52 })
  await insertMarks(db.kysely, [
    {
      specimenId: shown,
      key: 'capillary',
      layer: 'system',
      name: '毛细血管',
      nameEn: 'Capillary',
      nameLatin: 'Vas capillare',
      aliases: '["微血管"]',
      desc: '',
      descEn: '',
      x: 1,
      y: 2,
      outline: '[]',
      objective: 10,
      position: 1,
      frames: '[[1,2],null]',
      creator: accounts.teacher,
      creatorName: '沈清和',
    },
  ])
  const group = async (key: string, name: string, nameEn: string, position: number) => {
    const { id } = await db.kysely
      .insertInto('suitPeople')
      .values({ tenant, key, name, nameEn, position })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const people = {
    medicine: await group('medicine', '临床医学', 'Clinical medicine', 1),
    dentistry: await group('dentistry', '口腔医学', 'Stomatology', 2),
  }
  await db.kysely
    .insertInto('specimenSuit')
    .values([
      { tenant, suitPeopleId: people.medicine, specimenId: specimens.ready },
      { tenant, suitPeopleId: people.dentistry, specimenId: specimens.ready },
      { tenant, suitPeopleId: people.dentistry, specimenId: shown },
      { tenant, suitPeopleId: people.dentistry, specimenId: hidden },
    ])
    .execute()
  const related = { tenant, specimenId: specimens.ready, name: '相关', nameEn: 'Related', poster: '' }
  await db.kysely
    .insertInto('related')
    .values([
      {
        ...related,
        key: 'v',
        kind: 'video',
        filePath: '/v.webm',
        poster: '/p.webp',
        duration: 8000,
        width: 640,
        height: 480,
        position: 1,
        relatedId: null,
      },
      {
        ...related,
        key: 'p',
        kind: 'picture',
        filePath: '/p.webp',
        duration: 0,
        width: 800,
        height: 600,
        position: 2,
        relatedId: null,
      },
      ...[shown, hidden, specimens.skull].map((relatedId, at) => ({
        ...related,
        key: `s${at}`,
        kind: 'specimen' as const,
        filePath: '',
        duration: 0,
        width: 0,
        height: 0,
        position: 3 + at,
        relatedId,
      })),
    ])
    .execute()
  await db.kysely
    .insertInto('experiment')
    .values({
      tenant,
      key: 'gram',
      subjectId: subjects.head,
      name: '革兰染色',
      nameEn: 'Gram stain',
      aim: '目的',
      aimEn: 'Aim',
      materials: '结晶紫\n碘液',
      materialsEn: 'Crystal violet\nIodine',
      steps: JSON.stringify([
        { title: '涂片', titleEn: 'Smear', text: '', textEn: '', picture: '', width: 0, height: 0 },
      ]),
      result: '',
      resultEn: '',
      safety: '',
      safetyEn: '',
      thumbnailPath: '',
      specimens: '["own-shown","own-hidden","not-there"]',
      minutes: 30,
      position: 1,
    })
    .execute()
  return { own: { shown, hidden }, others, people }
}

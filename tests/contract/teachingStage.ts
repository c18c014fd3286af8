/** A course of a few rows with teachers, a class, a courseware and a deck, for the service's tests. */
import { randomUUID } from 'node:crypto'
import { sha256 } from '../../server/hash.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { type StoredSlide, slideColumns } from '../../server/teaching/slides.ts'
import type { Role } from '../../src/contract/session.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import type { Seeded } from './seed.ts'

export interface TeachingStage {
  /** ids in order of the seed: histology lab (taught by teacher and admin), anatomy, draft */
  courses: { lab: number; anatomy: number; draft: number }
  deck: number
  courseware: number
  slides: StoredSlide[]
}

export const slideOf = (text: string, textEn: string): StoredSlide => ({
  id: randomUUID(),
  picture: `/wk_mobile/media/deck/1-0123456789abcdef/${text}.webp`,
  thumbnail: `/wk_mobile/media/deck/1-0123456789abcdef/${text}-t.webp`,
  width: 1600,
  height: 900,
  text,
  textEn,
  note: `讲解 ${text}`,
  noteEn: `Notes on ${textEn}`,
})

async function courseIds({ kysely }: Db) {
  const rows = await kysely.selectFrom('course').select(['id', 'key']).where('tenant', '=', tenant).execute()
  const idOf = (key: string) => rows.find((row) => row.key === key)?.id ?? 0
  return { lab: idOf('b'), anatomy: idOf('a'), draft: idOf('c') }
}

export async function seedTeaching(db: Db, school: Seeded): Promise<TeachingStage> {
  const { kysely } = db
  const courses = await courseIds(db)
  await kysely
    .updateTable('courseTeacher')
    .set({ role: 'owner' })
    .where('tenant', '=', tenant)
    .where('position', '=', 0)
    .execute()
  const slides = [
    slideOf('肾小球', 'Glomerulus'),
    slideOf('近曲小管', 'Proximal tubule'),
    slideOf('致密斑', 'Macula densa'),
  ]
  const { id: catalogId } = await kysely
    .insertInto('deckCatalog')
    .values({
      tenant,
      key: 'urinary',
      subjectId: school.subjects.histology,
      parentId: null,
      name: '泌尿系统',
      nameEn: 'Urinary system',
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: deck } = await kysely
    .insertInto('deck')
    .values({
      tenant,
      key: 'kidney',
      name: '肾的结构',
      nameEn: 'The kidney',
      cover: slides[0]?.thumbnail ?? '',
      creator: school.accounts.teacher,
      creatorName: 'teacher',
      fileType: 'ppt',
      filePath: '',
      subjectId: school.subjects.histology,
      catalogId,
      state: 'published',
      version: 1,
      position: 1,
      ...slideColumns(['肾的结构', 'The kidney'], slides),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: courseware } = await kysely
    .insertInto('courseware')
    .values({
      tenant,
      key: 'kidney',
      name: '第一讲 肾',
      nameEn: 'Lesson 1: kidney',
      description: '',
      descriptionEn: '',
      ownerId: school.accounts.teacher,
      scope: 'own',
      state: 'published',
      version: 1,
      updatedAt: 1,
      ...slideColumns(['第一讲 肾', 'Lesson 1: kidney'], slides),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('coursewareDeck')
    .values({ tenant, coursewareId: courseware, deckId: deck })
    .execute()
  await kysely
    .insertInto('courseCourseware')
    .values({ tenant, courseId: courses.lab, coursewareId: courseware, position: 1, shownFrom: 0 })
    .execute()
  await kysely
    .insertInto('coursewareResource')
    .values({
      tenant,
      coursewareId: courseware,
      slideId: slides[0]?.id ?? null,
      kind: 'specimen',
      refId: school.specimens.ready,
      view: '{"x":0.5,"y":0.25,"height":0.1}',
      position: 1,
    })
    .execute()
  return { courses, deck, courseware, slides }
}

/** Sessions of more students; none of them signs in with a password. */
export async function addStudents(
  db: Db,
  count: number,
  now: number,
): Promise<{ id: number; token: string }[]> {
  const made: { id: number; token: string }[] = []
  for (let at = 0; at < count; at++) {
    const token = randomUUID()
    const { id } = await db.kysely
      .insertInto('account')
      .values({
        tenant,
        loginName: `crowd-${token}`,
        phone: null,
        email: '',
        passwordHash: '',
        fullName: `同学${at}`,
        fullNameEn: `Student ${at}`,
        image: '',
        roles: 1,
        language: '',
        mustChangePassword: 0,
        disabled: 0,
        academyName: '',
        academyNameEn: '',
        classesName: '',
        classesNameEn: '',
        subjectName: '',
        subjectNameEn: '',
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.kysely
      .insertInto('session')
      .values({
        tenant,
        tokenHash: sha256(token),
        accountId: id,
        device: '',
        createdAt: now,
        renewedAt: now,
        expiresAt: now + 86_400_000,
        revokedAt: null,
      })
      .execute()
    made.push({ id, token })
  }
  return made
}

/** The session of one more person, with these roles. */
export async function addPerson(db: Db, roles: Role[], now: number): Promise<{ id: number; token: string }> {
  const [made] = await addStudents(db, 1, now)
  if (!made) throw new Error('nobody was added')
  await db.kysely
    .updateTable('account')
    .set({ roles: bitsOf(roles) })
    .where('id', '=', made.id)
    .execute()
  return made
}

/** The tree of the sample's academy, grades and classes, with its people at their places. */

import type { Bilingual } from '../../exchange/newSchool/types.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { academy, classOne, freshClass } from './accountSeeds.ts'

interface GradeSeed {
  name: Bilingual
  classes: Bilingual[]
}

const grades: GradeSeed[] = [
  { name: { zh: '2025级', en: 'Class of 2025' }, classes: [classOne] },
  { name: { zh: '2026级', en: 'Class of 2026' }, classes: [freshClass] },
]

/** A tree that is there already, a school's own perhaps, is left alone. */
export async function fillAcademies(db: Executor): Promise<void> {
  const there = await db.selectFrom('academy').select('id').where('tenant', '=', tenant).executeTakeFirst()
  if (there) return
  const academyId = await addPlace(db, 'academy', academy, null, 0)
  await movePeople(db, academyId, { academyName: academy.zh, classesName: '' })
  for (const [position, grade] of grades.entries()) {
    const gradeId = await addPlace(db, 'grade', grade.name, academyId, position)
    for (const [order, name] of grade.classes.entries()) {
      const classId = await addPlace(db, 'class', name, gradeId, order)
      await movePeople(db, classId, { academyName: academy.zh, classesName: name.zh })
    }
  }
}

async function addPlace(
  db: Executor,
  kind: 'academy' | 'grade' | 'class',
  name: Bilingual,
  parentId: number | null,
  position: number,
): Promise<number> {
  const { id } = await db
    .insertInto('academy')
    .values({ tenant, parentId, kind, name: name.zh, nameEn: name.en, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ties the people whose accounts name a place to that place. */
const movePeople = (
  db: Executor,
  academyId: number,
  { academyName, classesName }: { academyName: string; classesName: string },
) =>
  db
    .updateTable('account')
    .set({ academyId })
    .where('tenant', '=', tenant)
    .where('academyId', 'is', null)
    .where('academyName', '=', academyName)
    .where('classesName', '=', classesName)
    .execute()

/** Fills the database with the sample school; again it changes nothing but what the school's files changed. */

import { fillSuitPeople } from '../../exchange/newSchool/fillGroups.ts'
import { fillSubjects, found } from '../../exchange/newSchool/fillSubjects.ts'
import { readInitials } from '../../server/library/initials.ts'
import type { Db } from '../../server/store/db.ts'
import { writeSetting } from '../../server/system/settings.ts'
import { readCourseInitials } from '../../server/teaching/courseInitials.ts'
import { fillAcademies } from './academies.ts'
import { fillAccounts, missingAccounts } from './accounts.ts'
import { fillAssignments, fillScores } from './assignments.ts'
import { fillCourses } from './courses.ts'
import { fillCovers } from './covers.ts'
import { fillExperiments } from './experiments.ts'
import { fillNotices } from './notices.ts'
import { fillQuestions } from './questions.ts'
import { fillQuizzes } from './quizzes.ts'
import { fillRelatedSpecimens } from './related.ts'
import type { School } from './school.ts'
import { fillSpecimens } from './specimens.ts'
import { fillTeacherMarks } from './teacherMarks.ts'
import { fillTeaching, studentPasswordHash } from './teaching.ts'

/** All but the pictures, in one transaction. @param now ms UTC */
export async function fill(db: Db, school: School, now: number): Promise<void> {
  const missing = await missingAccounts(db.kysely, school.teachers)
  const studentHash = await studentPasswordHash(db.kysely)
  await db.kysely.transaction().execute(async (within) => {
    const accounts = await fillAccounts(within, missing, now)
    const places = await fillSubjects(within, school.subjects)
    const owners = { teachers: school.teachers, accounts }
    const specimens = await fillSpecimens(within, school.specimens, places, owners)
    await fillSuitPeople(within, school, specimens)
    await fillRelatedSpecimens(within, school.specimens, specimens)
    for (const seed of school.specimens)
      await fillTeacherMarks(within, { id: found(specimens, seed.key, seed.key), seed }, owners)
    await fillExperiments(within, school.experiments, places)
    await fillQuestions(within, school)
    await fillCourses(within, school.courses, accounts)
    await fillTeaching(within, studentHash, now)
    await fillAcademies(within)
    await fillQuizzes(db, within, now)
    await fillAssignments(within, now)
    await fillScores(within, now)
    await fillNotices(within, school, { accounts, specimens }, now)
    await fillCovers(within, school)
    await writeSetting(within, 'sample', true)
  })
  await readInitials(db)
  await readCourseInitials(db)
}

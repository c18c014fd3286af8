/** Takes pictures of specimens that are no longer for everybody off what shows them: each area does so for its own table. */
import { uncoverSubjects } from '../library/manageSubjects.ts'
import { uncoverBanners } from '../notices/manageBanners.ts'
import type { Executor } from '../store/db.ts'
import { uncoverCourses } from '../teaching/edit/editCourse.ts'

/** Subjects, courses and banners no longer show the pictures of these specimens. */
export async function clearCovers(db: Executor, specimenIds: readonly number[]): Promise<void> {
  for (const id of specimenIds) {
    const picture = `%/slide/${id}-%`
    await uncoverSubjects(db, picture)
    await uncoverCourses(db, picture)
    await uncoverBanners(db, picture)
  }
}

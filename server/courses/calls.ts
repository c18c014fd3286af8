import type * as courses from '../../src/contract/courses.ts'
import type { Course } from '../../src/contract/courses.ts'
import { foldWord } from '../../src/rules/keyword.ts'
import type { Handlers } from '../context.ts'
import { tenant } from '../store/schema.ts'

/** A page of courses, a row for each teacher of each; plain SQL, for it is asked at every start of the app. */
export const coursePageSql = (where = '') => `select c.*, t."accountId" as "teacherId",
    a."fullName" as "teacherName", a."fullNameEn" as "teacherNameEn"
  from (select "id", "name", "nameEn", "desc", "descEn", "thumbnail", "position", count(*) over () as "total"
    from "course" where "tenant" = ? and "published" = 1 ${where}
    order by "position", "id" limit ? offset ?) c
  left join "courseTeacher" t on t."tenant" = ? and t."courseId" = c."id"
  left join "account" a on a."tenant" = ? and a."id" = t."accountId"
  order by c."position", c."id", t."position", t."accountId"`

const bare = coursePageSql()
const searched = coursePageSql(`and "folded"("name" || ' ' || "nameEn") like ? escape '\\'`)

interface Row {
  id: number
  name: string
  nameEn: string
  desc: string
  descEn: string
  thumbnail: string
  total: number
  teacherId: number | null
  teacherName: string
  teacherNameEn: string
}

export const handlers: Handlers<typeof courses> = {
  async coursePage({ pageNo, pageSize, keyword }, { rows }) {
    const word = foldWord(keyword ?? '')
    const like = word ? [`%${word.replace(/[\\%_]/g, '\\$&')}%`] : []
    const page = (size: number, skip: number) =>
      rows<Row>(word ? searched : bare, [tenant, ...like, size, skip, tenant, tenant])
    const found = await page(pageSize, (pageNo - 1) * pageSize)
    const records: Course[] = []
    let last: Course | undefined
    for (const row of found) {
      if (row.id !== last?.id) {
        const { id, name, nameEn, desc, descEn, thumbnail } = row
        // nobody can collect a course yet
        last = { id, name, nameEn, desc, descEn, thumbnail, collected: false, teachers: [] }
        records.push(last)
      }
      if (row.teacherId !== null)
        last.teachers.push({ id: row.teacherId, name: row.teacherName, nameEn: row.teacherNameEn })
    }
    // behind the last page no row says how many there are
    const total = found[0]?.total ?? (pageNo === 1 ? 0 : ((await page(1, 0))[0]?.total ?? 0))
    return { records, total }
  },
}

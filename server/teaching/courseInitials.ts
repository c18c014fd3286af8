/** Pinyin initials of the names of courses. */
import { readerOf } from '../library/initials.ts'
import { tenant } from '../store/schema.ts'

const oneLine = (name: string) => name.toLowerCase().replaceAll('\n', ' ')

export const readCourseInitials = readerOf({
  read: async (db, most) => {
    const found = await db.rows<{ id: number; text: string }>(
      'select "id", "name" as "text" from "course" where "tenant" = ? and "initials" is null order by "id" limit ?',
      [tenant, most],
    )
    return found.map(({ id, text }) => ({ id, text: oneLine(text) }))
  },
  async write(db, names) {
    await db.kysely.transaction().execute(async (within) => {
      for (const { id, text, initials } of names) {
        const ofCourse = 'where "tenant" = ? and "id" = ?'
        const rows = await db.rows<{ name: string }>(
          `select "name" from "course" ${ofCourse}`,
          [tenant, id],
          within,
        )
        // renamed meanwhile
        if (rows.some(({ name }) => oneLine(name) !== text)) continue
        await db.rows(`update "course" set "initials" = ? ${ofCourse}`, [initials, tenant, id], within)
      }
    })
  },
})

import { sql } from 'kysely'
import type { Step } from '../table.ts'

/** The pinyin initials of a course's name: 组织学 is found by zzx. */
export const up: Step = async (db) => {
  await sql`alter table "course" add column "initials" text`.execute(db)
}

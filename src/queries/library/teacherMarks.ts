/** Marks that a teacher draws for others: they need the service at once. */
import type { Given } from '../../contract/endpoint.ts'
import { commonMarks } from '../../contract/specimens.ts'
import { roomTeacherList } from '../../contract/teaching/room.ts'
import { teacherMarkDelete, teacherMarkSave, teacherMarks } from '../../contract/teaching/teacherMarks.ts'
import { ask, query, refresh } from '../engine/query.ts'

export const teacherMarksQuery = (specimenId: number) => query(teacherMarks, { specimenId })
/** The classes that a mark may be for. */
export const roomsForMarkQuery = () => query(roomTeacherList, {})

const changed = new Set([teacherMarks.path, commonMarks.path])

export async function shareMark(given: Given<typeof teacherMarkSave>): Promise<void> {
  await ask(teacherMarkSave, given)
  await refresh(changed)
}

export async function unshareMark(clientId: string): Promise<void> {
  await ask(teacherMarkDelete, { clientId })
  await refresh(changed)
}

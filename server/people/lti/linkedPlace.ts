/** The place in the app that a link of a platform opens. It is made from a kind and an id, never from an address. */
import { type LinkedKind, linkedKinds } from '../../../src/contract/launch.ts'
import { isTeacherSide, rolesOf } from '../../../src/rules/roles.ts'

export interface LinkedItem {
  kind: LinkedKind
  id: number
}

/** @param resource as `quiz:12` */
export function readLinkedItem(resource: string): LinkedItem | null {
  const [, name, digits] = /^([a-z]+):([1-9]\d{0,14})$/.exec(resource) ?? []
  const kind = linkedKinds.find((one) => one === name)
  return kind ? { kind, id: Number(digits) } : null
}

export const nameLinkedItem = ({ kind, id }: LinkedItem): string => `${kind}:${id}`

/** @returns an address below the app */
export function placeOfItem({ kind, id }: LinkedItem, roles: number): string {
  if (kind === 'course') return `/ts/course?id=${id}`
  if (kind === 'chapter') return `/exercise/chapter/question/${id}`
  return rolesOf(roles).some(isTeacherSide) ? `/quiz/manage?quizId=${id}` : `/quizQuestion?quizId=${id}`
}

import type { Subject } from '../contract/subjects.ts'

/** The favourites among subjects and their parts, in the school's order. */
export const favouritesAmong = (subjects: readonly Subject[]): Subject[] =>
  subjects.flatMap((one) => [...(one.isCollected ? [one] : []), ...favouritesAmong(one.children)])

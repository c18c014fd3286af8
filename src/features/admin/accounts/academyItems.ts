import type { ManagedAcademy } from '../../../contract/admin/adminPeople.ts'
import { nodesDownTo, type TreeItem, treeItems } from '../../../parts/treeItems.ts'

type PickName = (zh: string, en: string) => string

/** The tree without what is put away. */
const inUse = (academies: readonly ManagedAcademy[]): ManagedAcademy[] =>
  academies
    .filter(({ isArchived }) => !isArchived)
    .map((academy) => ({ ...academy, children: inUse(academy.children) }))

/** The tree as the items of a list, each indented as deep as it stands; what is put away is left out. */
export const academyItems = (academies: readonly ManagedAcademy[], pick: PickName): TreeItem[] =>
  treeItems(inUse(academies), ({ name, nameEn }) => pick(name, nameEn))

/** The name of a place behind those above it; empty where there is no such place. */
export const managedAcademyPath = (
  academies: readonly ManagedAcademy[],
  id: number,
  pick: PickName,
): string =>
  nodesDownTo(academies, id)
    .map(({ name, nameEn }) => pick(name, nameEn))
    .join(' · ')

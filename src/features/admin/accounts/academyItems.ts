import type { ManagedAcademy } from '../../../contract/admin/adminPeople.ts'

/** The tree as the items of a list, each indented as deep as it stands; what is put away is left out. */
export const academyItems = (
  academies: readonly ManagedAcademy[],
  depth = 0,
): { value: string; label: string }[] =>
  academies
    .filter(({ isArchived }) => !isArchived)
    .flatMap(({ id, name, children }) => [
      { value: String(id), label: `${'　'.repeat(depth)}${name}` },
      ...academyItems(children, depth + 1),
    ])

/** The name of a place behind those above it; empty where there is no such place. */
export function managedAcademyPath(academies: readonly ManagedAcademy[], id: number): string {
  for (const { id: own, name, children } of academies) {
    if (own === id) return name
    const below = managedAcademyPath(children, id)
    if (below !== '') return `${name} · ${below}`
  }
  return ''
}

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

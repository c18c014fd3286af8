import type { ManagedCatalog, ManagedSubject } from '../../../contract/admin/adminSchool.ts'

interface Item {
  value: string
  label: string
}

const indented = (name: string, depth: number) => `${'　'.repeat(depth)}${name}`

/** Subjects as the items of a list, each indented as deep as it stands. */
export const subjectItems = (subjects: readonly ManagedSubject[], depth = 0): Item[] =>
  subjects.flatMap(({ id, name, children }) => [
    { value: String(id), label: indented(name, depth) },
    ...subjectItems(children, depth + 1),
  ])

export const catalogItems = (catalogs: readonly ManagedCatalog[], depth = 0): Item[] =>
  catalogs.flatMap(({ id, name, children }) => [
    { value: String(id), label: indented(name, depth) },
    ...catalogItems(children, depth + 1),
  ])

export function findSubject(subjects: readonly ManagedSubject[], id: number): ManagedSubject | undefined {
  for (const subject of subjects) {
    const found = subject.id === id ? subject : findSubject(subject.children, id)
    if (found) return found
  }
  return undefined
}

import type { ManagedSubject } from '../../../contract/admin/adminSchool.ts'

export function findSubject(subjects: readonly ManagedSubject[], id: number): ManagedSubject | undefined {
  for (const subject of subjects) {
    const found = subject.id === id ? subject : findSubject(subject.children, id)
    if (found) return found
  }
  return undefined
}

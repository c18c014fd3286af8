import { afterAll, inject } from 'vitest'
import { type Service, startService } from './service.ts'

/** A service of a test file's own with its own copy of the filled school, so that files run side by side. */
export async function openSchool(): Promise<Service> {
  const school = await startService({ copyOf: inject('dataDir') })
  afterAll(() => school.remove())
  return school
}

import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { openShelf, type Shelf, sightOf } from './browser.ts'
import { type Service, startService } from './service.ts'
import { base } from './steps.ts'

/** A service of a test file's own with its own copy of the filled school, so that files run side by side. */
export async function openSchool(): Promise<Service> {
  const school = await startService({ copyOf: inject('dataDir') })
  afterAll(() => school.remove())
  return school
}

export interface SchoolShelf extends Pick<Service, 'origin' | 'dataDir'> {
  shelf: Pick<Shelf, 'take'>
  /** Opens an address below the app's base path. */
  open(page: Page, path: string): Promise<unknown>
}

/** The same, with a browser whose devices the tests take. */
export async function openSchoolShelf(): Promise<SchoolShelf> {
  const { origin, dataDir } = await openSchool()
  let shelf: Shelf
  const pages = new Set<Page>()
  beforeAll(async () => {
    shelf = await openShelf()
  })
  afterEach(async ({ task }) => {
    for (const page of pages) {
      if (page.isClosed()) pages.delete(page)
      else if (task.result?.state === 'fail') console.error(task.name, await sightOf(page))
    }
  })
  afterAll(() => shelf?.close())
  return {
    origin,
    dataDir,
    shelf: {
      async take(device) {
        const taken = await shelf.take(device)
        pages.add(taken.page)
        return taken
      },
    },
    open: (page, path) => page.goto(origin + base + path),
  }
}

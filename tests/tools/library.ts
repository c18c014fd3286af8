/** What the tests of the library ask the service, and find on its screens. */
import type { Page } from 'playwright'
import { beforeEach } from 'vitest'
import type { Paged } from '../../src/contract/endpoint.ts'
import type { Specimen } from '../../src/contract/specimens.ts'
import type { Subject } from '../../src/contract/subjects.ts'
import type { Stage } from './stage.ts'
import { ask, tokenOf } from './steps.ts'

export interface Asked {
  /** asks as the student */
  get<T>(path: string): Promise<T>
  /** up to 100 specimens */
  pageOf(query: string): Promise<Paged<Specimen>>
  subject(name: string): Subject
}

/** Registers the hook that signs in beside the app, anew for each test: one that runs again meets another service. */
export function askBeside(stage: Stage): Asked {
  let token: string
  let subjects: Subject[]
  const get = <T>(path: string) => ask<T>(stage.service.origin, `/dh-specimen/${path}`, token)
  beforeEach(async () => {
    token = await tokenOf(stage.service.origin, 'student')
    subjects = await get<Subject[]>('subject/listCommon')
  })
  return {
    get,
    pageOf: (query) => get<Paged<Specimen>>(`specimen/front/page?pageNo=1&pageSize=100&${query}`),
    subject: (name) => {
      const found = subjects.find((one) => one.name === name)
      if (!found) throw new Error(`no subject ${name}`)
      return found
    },
  }
}

export const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name })
export const link = (page: Page, name: string | RegExp) => row(page, name).getByRole('link').first()
export const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

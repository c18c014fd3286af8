/** Every call of the contract with the function that answers it. */
import type { Endpoint } from '../src/contract/endpoint.ts'
import * as contract from '../src/contract/index.ts'
import type { Context } from './context.ts'
import { handlers as collect } from './library/collectCalls.ts'
import { handlers as microbe } from './library/microbeCalls.ts'
import { handlers as specimens } from './library/specimensCalls.ts'
import { handlers as subjects } from './library/subjectsCalls.ts'
import { handlers as notices } from './notices/calls.ts'
import { handlers as session } from './people/sessionCalls.ts'
import { handlers as users } from './people/usersCalls.ts'
import { handlers as books } from './practice/books/calls.ts'
import { handlers as practice } from './practice/calls.ts'
import { handlers as review } from './practice/review/calls.ts'
import { handlers as questions } from './questions/calls.ts'
import { handlers as sync } from './sync/calls.ts'
import { handlers as system } from './system/calls.ts'
import { handlers as course } from './teaching/courseCalls.ts'
import { handlers as courseware } from './teaching/coursewareCalls.ts'
import { handlers as deck } from './teaching/deckCalls.ts'
import { handlers as record } from './teaching/recordCalls.ts'
import { handlers as room } from './teaching/roomCalls.ts'

/** A handler as the wiring sees it; `Handlers<Area>` in its own file has checked what goes in and out. */
export type Handler = (args: never, context: Context) => Promise<unknown>

const areas: Record<keyof typeof contract, Record<string, Handler>> = {
  books,
  collect,
  course,
  courseware,
  deck,
  microbe,
  notices,
  practice,
  questions,
  record,
  review,
  room,
  session,
  specimens,
  subjects,
  sync,
  system,
  users,
}

const spoken: Record<keyof typeof contract, object> = { ...contract }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'params' in value

export interface Call {
  /** the contract's own, such as `practice.chapterCard` */
  area: keyof typeof contract
  name: string
  endpoint: Endpoint
  handler: Handler
}

export const calls: Call[] = (Object.keys(areas) as (keyof typeof contract)[]).flatMap((area) =>
  Object.entries<unknown>(spoken[area] as Record<string, unknown>).flatMap(([name, endpoint]) => {
    const handler = areas[area][name]
    return isEndpoint(endpoint) && handler ? [{ area, name, endpoint, handler }] : []
  }),
)

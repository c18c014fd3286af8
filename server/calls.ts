/** Every call of the contract with the function that answers it. */
import type { Endpoint } from '../src/contract/endpoint.ts'
import * as contract from '../src/contract/index.ts'
import { type Permission, permissionTable } from '../src/rules/permissions.ts'
import * as adminImport from './admin/importCalls.ts'
import * as materialImport from './admin/materialCalls.ts'
import * as adminPeople from './admin/peopleCalls.ts'
import * as learningPlatforms from './admin/platformCalls.ts'
import * as adminSchool from './admin/schoolCalls.ts'
import * as adminSystem from './admin/systemCalls.ts'
import type { Context } from './context.ts'
import * as collect from './library/collectCalls.ts'
import * as microbe from './library/microbeCalls.ts'
import * as specimens from './library/specimensCalls.ts'
import * as subjects from './library/subjectsCalls.ts'
import * as teacherMarks from './library/teacherMarks.ts'
import * as files from './media/files/calls.ts'
import * as notices from './notices/calls.ts'
import * as academies from './people/academies.ts'
import * as credentials from './people/credentialCalls.ts'
import * as devices from './people/devices.ts'
import * as identity from './people/identity/calls.ts'
import * as launch from './people/lti/calls.ts'
import * as session from './people/sessionCalls.ts'
import * as users from './people/usersCalls.ts'
import * as books from './practice/bookCalls.ts'
import * as practice from './practice/calls.ts'
import * as review from './practice/reviewCalls.ts'
import * as questions from './questions/calls.ts'
import * as questionMending from './questions/mendingCalls.ts'
import * as assignment from './quizzes/assignments/calls.ts'
import * as quiz from './quizzes/quizCalls.ts'
import * as quizComplaints from './quizzes/quizComplaintCalls.ts'
import * as quizImport from './quizzes/quizImportCalls.ts'
import * as quizQuestions from './quizzes/quizQuestionCalls.ts'
import * as quizResults from './quizzes/quizResultCalls.ts'
import * as quizTeaching from './quizzes/quizTeachingCalls.ts'
import * as quizSeal from './quizzes/sealed/calls.ts'
import * as score from './scores/calls.ts'
import * as sync from './sync/calls.ts'
import * as system from './system/calls.ts'
import * as jobs from './system/jobCalls.ts'
import * as course from './teaching/courseCalls.ts'
import * as courseware from './teaching/coursewareCalls.ts'
import * as deck from './teaching/deckCalls.ts'
import * as courseEdit from './teaching/edit/calls.ts'
import * as follow from './teaching/follow/calls.ts'
import * as material from './teaching/materialCalls.ts'
import * as prepare from './teaching/prepare/calls.ts'
import * as record from './teaching/recordCalls.ts'
import * as room from './teaching/roomCalls.ts'

/** A handler as the wiring sees it; `Handlers<Area>` in its own file has checked what goes in and out. */
export type Handler = (args: never, context: Context) => Promise<unknown>

export type Stamp = (args: never, context: Context) => Promise<string>

interface Area {
  handlers: Record<string, Handler>
  permissions: Record<string, Permission>
  /** of tagged calls: changes whenever the reply would */
  stamps?: Record<string, Stamp>
}

const areas: Record<keyof typeof contract, Area> = {
  academies,
  adminImport,
  adminPeople,
  adminSchool,
  adminSystem,
  assignment,
  books,
  collect,
  course,
  courseEdit,
  courseware,
  credentials,
  deck,
  devices,
  files,
  follow,
  identity,
  jobs,
  material,
  launch,
  learningPlatforms,
  materialImport,
  microbe,
  notices,
  practice,
  prepare,
  questionMending,
  questions,
  quiz,
  quizComplaints,
  quizImport,
  quizQuestions,
  quizResults,
  quizSeal,
  quizTeaching,
  record,
  review,
  room,
  score,
  session,
  specimens,
  subjects,
  sync,
  system,
  teacherMarks,
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
  permission: Permission
  /** of a tagged call alone */
  stamp?: Stamp
}

/** @throws where a handler names no permission of the table, or `public` and the contract disagree on who may call */
export function permissionOf(name: string, endpoint: Endpoint, permission: string | undefined): Permission {
  if (permission === undefined || !Object.hasOwn(permissionTable, permission))
    throw new Error(`The call ${name} has no permission. Name one beside its handler.`)
  if ((permission === 'public') !== endpoint.open)
    throw new Error(`The call ${name} must be open in the contract exactly if its permission is public.`)
  return permission as Permission
}

export const calls: Call[] = (Object.keys(areas) as (keyof typeof contract)[]).flatMap((area) =>
  Object.entries<unknown>(spoken[area] as Record<string, unknown>).flatMap(([name, endpoint]) => {
    const { handlers, permissions, stamps } = areas[area]
    const handler = handlers[name]
    if (!isEndpoint(endpoint) || !handler) return []
    const permission = permissionOf(`${area}.${name}`, endpoint, permissions[name])
    const stamp = stamps?.[name]
    if ((stamp !== undefined) !== (endpoint.tagged === true))
      throw new Error(`The call ${area}.${name} must have a stamp exactly if it is tagged.`)
    return [{ area, name, endpoint, handler, permission, ...(stamp && { stamp }) }]
  }),
)

/** The import rules of ARCHITECTURE.md as dependency-cruiser takes them. */
import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Folders whose modules are read. */
export const programs = ['src', 'server', 'exchange', 'sample']

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`
/** Paths of our own modules. */
export const ours = `^${anyOf(programs)}/`

/** @param allowed patterns behind the start of a path */
const onlyImports = (name: string, from: string, allowed: readonly string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: `^${from}` },
  to: { path: ours, pathNot: `^${anyOf(allowed)}` },
})

const onlyImportedBy = (name: string, to: string, importers: readonly string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { pathNot: `^${anyOf(importers)}` },
  to: { path: `^${to}` },
})

const shared = ['contract', 'rules']
const line = [...shared, 'device', 'api', 'outbox', 'queries', 'packs']
const ofScreens = [...shared, 'device', 'outbox', 'queries', 'packs', 'drafts']
/** Which rooms of the app a room imports besides itself. */
const rooms: Record<string, string[]> = {
  ...Object.fromEntries(line.map((room, at) => [room, line.slice(0, at)])),
  drafts: [...shared, 'device', 'queries', 'ui'],
  ui: ['rules/words/markup'],
  viewer: [...shared, 'ui'],
  questions: [...shared, 'ui', 'viewer'],
  parts: [...ofScreens, 'ui', 'viewer', 'questions'],
  features: [...ofScreens, 'ui', 'viewer', 'questions', 'parts'],
  routes: [...ofScreens, 'ui', 'viewer', 'questions', 'parts', 'features'],
  app: [...ofScreens, 'api', 'ui', 'viewer', 'questions', 'parts', 'features', 'routeTree'],
  sw: [...shared, 'device', 'api', 'outbox'],
}
const appRules = [
  ...Object.entries(rooms).map(([room, before]) =>
    onlyImports(
      `room-${room}`,
      `src/${room}/`,
      [room, ...before].map((name) => `src/${name}[/.]`),
    ),
  ),
  onlyImports('app-start', 'src/main\\.tsx$', ['src/']),
  onlyImports('worker-device', 'src/sw/', [
    'src/(?!device/)',
    'src/device/(?:names|db|damage|cookieStore)\\.ts$',
  ]),
  onlyImportedBy(
    'device-databases',
    'src/device/(?:db|session)\\.ts$',
    ['api', 'outbox', 'queries', 'packs', 'sw', 'app', 'device'].map((room) => `src/${room}/`),
  ),
  onlyImports('features-apart', 'src/features/([^/]+)/', ['src/(?!features/)', 'src/features/$1/']),
  onlyImportedBy('routes-by-nothing', 'src/routes/', ['src/routes/', 'src/routeTree']),
  onlyImportedBy('contract-barrel', 'src/contract/index\\.ts$', ['server/']),
]

/** Inside `src/viewer`: the files beside these folders import all of them. */
const viewerFolders: Record<string, string[]> = {
  slide: [],
  marks: ['slide'],
  tools: ['slide', 'marks'],
  drawing: ['slide', 'marks'],
  turntable: ['slide', 'marks', 'tools', 'drawing'],
}
const viewerRules = Object.entries(viewerFolders).map(([folder, before]) =>
  onlyImports(`viewer-${folder}`, `src/viewer/${folder}/`, [
    'src/(?!viewer/)',
    `src/viewer/${anyOf([folder, ...before])}/`,
  ]),
)
const queriesRules = [
  onlyImports('queries-engine', 'src/queries/engine/', ['src/(?!queries/)', 'src/queries/engine/']),
  onlyImports('queries-session', 'src/queries/session/', [
    'src/(?!queries/)',
    'src/queries/(?:engine|session)/',
  ]),
  onlyImports('queries-areas', 'src/queries/(?!engine/|session/)([^/]+)/', [
    'src/(?!queries/)',
    'src/queries/(?:engine|session|library|$1)/',
  ]),
]

/** Areas of the service, each importing only those before it. */
const areas = [
  'http',
  'store',
  'system',
  'people',
  'notices',
  'media',
  'library',
  'questions',
  'practice',
  'teaching',
  'quizzes',
  'scores',
  'sync',
  'admin',
  'care',
]
const base = 'server/(?:config|log|hash|context|permissions)\\.ts$'
const contractAndRules = 'src/(?:contract|rules)/'
/** What single areas import besides: the types of all tables make the schema, and receipts of calls are stored. */
const besides: Record<string, string[]> = {
  http: ['server/store/(?:schema|db|dialect/plain)\\.ts$'],
  store: ['server/.+/tables\\.ts$'],
}
const serverRules = [
  ...areas.map((area, at) =>
    onlyImports(`server-${area}`, `server/${area}/`, [
      `server/${anyOf(areas.slice(0, at + 1))}/`,
      base,
      contractAndRules,
      ...(besides[area] ?? []),
    ]),
  ),
  onlyImports('server-base', base, [base, 'server/(?:http|store)/', contractAndRules]),
  onlyImports('server', 'server/(?!main\\.ts$)', ['server/', contractAndRules]),
  onlyImports('server-start', 'server/main\\.ts$', ['server/', 'exchange/jobs\\.ts$']),
  {
    name: 'tables-in-schema',
    severity: 'error',
    from: { path: '^server/store/(?!schema\\.ts$|jobs/)' },
    to: { path: '^server/(?!store/).+/tables\\.ts$' },
  } satisfies IForbiddenRuleType,
]

const outerRules = [
  onlyImports('exchange', 'exchange/', [
    'exchange/',
    contractAndRules,
    'server/(?:config|hash|across/clearCovers)\\.ts$',
    'server/(?:store|system|notices|media|questions|library|people|teaching|quizzes)/',
  ]),
  onlyImports('sample', 'sample/', ['sample/', 'exchange/', 'server/', contractAndRules]),
  onlyImportedBy('sample-by-nothing', 'sample/', ['sample/']),
  onlyImportedBy('jobs', 'exchange/jobs\\.ts$', ['exchange/', 'server/main\\.ts$', 'sample/start\\.ts$']),
]

const cycles: IForbiddenRuleType = { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }

export const importRules: IForbiddenRuleType[] = [
  ...appRules,
  ...viewerRules,
  ...queriesRules,
  ...serverRules,
  ...outerRules,
  cycles,
]

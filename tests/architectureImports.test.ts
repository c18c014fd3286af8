/** The import rules of ARCHITECTURE.md, held by dependency-cruiser against every module. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const programs = ['src', 'server', 'exchange', 'sample']
/** The router writes it: it imports every route, and every route its types. */
const generated = 'src/routeTree.gen.ts'

/** Imports that break a rule on main, each to be mended. A line that is mended has to go from this list. */
const toBeMended = [
  // the exam asks the library's kept list which specimens fit: the search belongs into queries/engine or rules
  'queries-areas: src/queries/practice/exam.ts -> src/queries/library/collectFold.ts',
  'queries-areas: src/queries/practice/exam.ts -> src/queries/library/searchKept.ts',
  'queries-areas: src/queries/practice/exam.ts -> src/queries/library/specimenMatch.ts',
]

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`
const ours = `^${anyOf(programs)}/`

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
  ui: [],
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
    'src/queries/(?:engine|session|$1)/',
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
    'server/(?:config|hash)\\.ts$',
    'server/(?:store|system|notices|media|questions|library|people|teaching)/',
  ]),
  onlyImports('sample', 'sample/', ['sample/', 'exchange/', 'server/', contractAndRules]),
  onlyImportedBy('sample-by-nothing', 'sample/', ['sample/']),
  onlyImportedBy('jobs', 'exchange/jobs\\.ts$', ['exchange/', 'server/main\\.ts$', 'sample/start\\.ts$']),
]

const cycles: IForbiddenRuleType = { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .filter((path) => path !== generated)

let result: ICruiseResult

beforeAll(async () => {
  const { output } = await cruise(programs, {
    baseDir: root,
    // with TypeScript 7 its own parser reads nothing, and says nothing
    parser: 'swc',
    includeOnly: { path: ours },
    exclude: { path: '^src/routes/.*\\.css$' },
    ruleSet: {
      forbidden: [...appRules, ...viewerRules, ...queriesRules, ...serverRules, ...outerRules, cycles],
    },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  result = output
  // ms; it takes 8 s of one core, which a busy machine gives it late
}, 300_000)

/** Names that a framework or a list of modules asks each module for, and that mean the same wherever they stand. */
const sharedNames = ['Route', 'handlers', 'permissions', 'up', 'run', 'replies', 'definitions']

/** Each exported name with the files that export it. */
function filesByExport(): Map<string, string[]> {
  const exported = new Map<string, string[]>()
  const declared =
    /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
  for (const path of ['src', 'server', 'exchange'].flatMap(filesOf))
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(declared))
      exported.set(name, [...new Set([...(exported.get(name) ?? []), path])])
  return exported
}

describe('exports', () => {
  test('an exported name is unique', () => {
    const doubled = [...filesByExport()]
      .filter(([name, paths]) => paths.length > 1 && !sharedNames.includes(name))
      .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    expect(doubled).toEqual([])
  })
})

describe('imports', () => {
  test('every file is read, with what it imports', () => {
    const read = new Set(result.modules.map(({ source }) => source))
    const files = programs.flatMap(filesOf)
    expect(files.filter((path) => !read.has(path))).toEqual([])
    const imports = result.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
    expect(imports).toBeGreaterThan(2 * files.length)
  })

  test('a module imports only what the rules of ARCHITECTURE.md allow', () => {
    const breaches = result.summary.violations.map(({ rule, from, to, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => name) : [to]
      return `${rule.name}: ${[from, ...way].join(' -> ')}`
    })
    expect([...new Set(breaches)].sort()).toEqual(toBeMended)
  })

  test('a part has at least two users, or belongs to one that has', () => {
    const isPart = (path: string) => path.startsWith('src/parts/') && /\.tsx?$/.test(path)
    const user = (path: string) =>
      path.startsWith('src/features/') ? path.split('/').slice(0, 3).join('/') : path
    const lonely = result.modules
      .filter(({ source, dependents }) => isPart(source) && !dependents.some(isPart))
      .filter(({ dependents }) => new Set(dependents.map(user)).size < 2)
    expect(lonely.map(({ source }) => source)).toEqual([])
  })
})

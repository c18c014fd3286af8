/** Each rule of the folders reports a breach: made-up modules in a folder of their own hold one for every rule. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { doubledExports } from './tools/exportedNames.ts'
import { importRules, ours, programs } from './tools/importRules.ts'
import { foreignWrites, writesNamedTable } from './tools/tableRules.ts'

/** A rule, a module that breaks it, and the module that it may not import. No importer stands twice. */
const breaches: readonly [rule: string, importer: string, imported: string][] = [
  ['room-contract', 'src/contract/a.ts', 'src/rules/seed.ts'],
  ['room-rules', 'src/rules/a.ts', 'src/device/seed.ts'],
  ['room-device', 'src/device/a.ts', 'src/api/seed.ts'],
  ['room-api', 'src/api/a.ts', 'src/outbox/seed.ts'],
  ['room-outbox', 'src/outbox/a.ts', 'src/queries/engine/seed.ts'],
  ['room-queries', 'src/queries/engine/a.ts', 'src/packs/seed.ts'],
  ['room-packs', 'src/packs/a.ts', 'src/ui/seed.ts'],
  ['room-drafts', 'src/drafts/a.ts', 'src/packs/seed.ts'],
  ['room-ui', 'src/ui/a.ts', 'src/rules/seed.ts'],
  ['room-viewer', 'src/viewer/a.ts', 'src/queries/engine/seed.ts'],
  ['room-questions', 'src/questions/a.ts', 'src/parts/seed.ts'],
  ['room-parts', 'src/parts/a.ts', 'src/features/left/seed.ts'],
  ['room-features', 'src/features/left/a.ts', 'src/api/seed.ts'],
  ['room-routes', 'src/routes/a.ts', 'src/api/seed.ts'],
  ['room-app', 'src/app/a.ts', 'src/routes/seed.ts'],
  ['room-sw', 'src/sw/a.ts', 'src/queries/engine/seed.ts'],
  ['app-start', 'src/main.tsx', 'server/seed.ts'],
  ['worker-device', 'src/sw/b.ts', 'src/device/seed.ts'],
  ['device-databases', 'src/features/left/b.ts', 'src/device/db.ts'],
  ['features-apart', 'src/features/left/c.ts', 'src/features/right/seed.ts'],
  ['routes-by-nothing', 'src/app/b.ts', 'src/routes/seed.ts'],
  ['contract-barrel', 'src/features/left/d.ts', 'src/contract/index.ts'],
  ['viewer-slide', 'src/viewer/slide/a.ts', 'src/viewer/marks/seed.ts'],
  ['viewer-marks', 'src/viewer/marks/a.ts', 'src/viewer/tools/seed.ts'],
  ['viewer-tools', 'src/viewer/tools/a.ts', 'src/viewer/drawing/seed.ts'],
  ['viewer-drawing', 'src/viewer/drawing/a.ts', 'src/viewer/tools/seed.ts'],
  ['viewer-turntable', 'src/viewer/turntable/a.ts', 'src/viewer/seed.ts'],
  ['queries-engine', 'src/queries/engine/b.ts', 'src/queries/session/seed.ts'],
  ['queries-session', 'src/queries/session/a.ts', 'src/queries/left/seed.ts'],
  ['queries-areas', 'src/queries/left/a.ts', 'src/queries/right/seed.ts'],
  ['server-http', 'server/http/a.ts', 'server/store/seed.ts'],
  ['server-store', 'server/store/a.ts', 'server/system/seed.ts'],
  ['server-system', 'server/system/a.ts', 'server/people/seed.ts'],
  ['server-people', 'server/people/a.ts', 'server/notices/seed.ts'],
  ['server-notices', 'server/notices/a.ts', 'server/media/seed.ts'],
  ['server-media', 'server/media/a.ts', 'server/library/seed.ts'],
  ['server-library', 'server/library/a.ts', 'server/questions/seed.ts'],
  ['server-questions', 'server/questions/a.ts', 'server/practice/seed.ts'],
  ['server-practice', 'server/practice/a.ts', 'server/teaching/seed.ts'],
  ['server-teaching', 'server/teaching/a.ts', 'server/quizzes/seed.ts'],
  ['server-quizzes', 'server/quizzes/a.ts', 'server/scores/seed.ts'],
  ['server-scores', 'server/scores/a.ts', 'server/sync/seed.ts'],
  ['server-sync', 'server/sync/a.ts', 'server/admin/seed.ts'],
  ['server-admin', 'server/admin/a.ts', 'server/care/seed.ts'],
  ['server-care', 'server/care/a.ts', 'server/seed.ts'],
  ['server-base', 'server/context.ts', 'server/people/seed.ts'],
  ['server', 'server/a.ts', 'src/device/seed.ts'],
  ['server-start', 'server/main.ts', 'exchange/seed.ts'],
  ['tables-in-schema', 'server/store/b.ts', 'server/people/tables.ts'],
  ['exchange', 'exchange/a.ts', 'server/scores/seed.ts'],
  ['sample', 'sample/a.ts', 'src/device/seed.ts'],
  ['sample-by-nothing', 'exchange/b.ts', 'sample/seed.ts'],
  ['jobs', 'server/b.ts', 'exchange/jobs.ts'],
  ['no-cycles', 'src/rules/b.ts', 'src/rules/c.ts'],
]

let root = ''

function writeModule(path: string, imported?: string): void {
  const way = imported && relative(dirname(path), imported)
  const text = way
    ? `export { seed } from '${way.startsWith('.') ? way : `./${way}`}'`
    : 'export const seed = 1'
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), `${text}\n`)
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'breaches-'))
  for (const program of programs) mkdirSync(join(root, program), { recursive: true })
  for (const [, , imported] of breaches) writeModule(imported)
  for (const [, importer, imported] of breaches) writeModule(importer, imported)
  writeModule('src/rules/c.ts', 'src/rules/b.ts')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('every import rule has a seeded breach', () => {
  expect(breaches.map(([rule]) => rule).sort()).toEqual(importRules.map(({ name = '' }) => name).sort())
  const importers = breaches.map(([, importer]) => importer)
  expect(new Set(importers).size).toBe(importers.length)
})

test('every import rule reports its seeded breach', async () => {
  const { output } = await cruise(programs, {
    baseDir: root,
    parser: 'swc',
    includeOnly: { path: ours },
    ruleSet: { forbidden: importRules },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  const reported = new Set(
    output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  )
  const seeded = breaches.map(([rule, importer, imported]) => `${rule}: ${importer} -> ${imported}`)
  expect(seeded.filter((breach) => !reported.has(breach))).toEqual([])
}, 120_000)

test('a table that another area writes is reported, however the SQL is written', () => {
  const tables = {
    path: 'server/people/tables.ts',
    area: 'people',
    text: 'export interface SeatTable {\n  id: number\n}\nexport interface PeopleTables {\n  seat: SeatTable\n}\n',
  }
  const statements = [
    "db.insertInto('seat').values({ id: 1 })",
    "db.updateTable('seat').set({ id: 2 })",
    "db.deleteFrom('seat')",
    'sql`insert into "seat" ("id") values (1)`',
    'sql`update "seat" set "id" = 2`',
    'sql`delete from "seat"`',
    "for (const table of ['seat', 'seat'] as const) await db.deleteFrom(table)",
  ]
  for (const text of statements) {
    const path = 'server/library/a.ts'
    expect(foreignWrites([tables, { path, area: 'library', text }])).toEqual([
      `${path} writes seat of people`,
    ])
    expect(foreignWrites([tables, { path: 'server/people/a.ts', area: 'people', text }])).toEqual([])
  }
  expect(writesNamedTable('db.deleteFrom(table)')).toBe(true)
})

test('a name that two files export is reported unless a framework asks for it', () => {
  const files = [
    { path: 'src/a.ts', text: 'export const keep = 1\nexport const Route = 1\n' },
    { path: 'server/b.ts', text: 'export async function keep() {}\nexport const Route = 2\n' },
  ]
  expect(doubledExports(files)).toEqual(['keep: src/a.ts, server/b.ts'])
})

test('knip reports an export and a file that nothing uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = join(import.meta.dirname, '..')
  copyFileSync(join(project, 'knip.json'), join(folder, 'knip.json'))
  const files = {
    'package.json': '{ "name": "seeded", "type": "module" }',
    'sample/start.ts': "import { used } from '../server/a.ts'\nconsole.log(used)\n",
    'server/a.ts': 'export const used = 1\nexport const seededExport = 2\n',
    'server/seededFile.ts': 'console.log(1)\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/knip/bin/knip.js'), '--no-progress', '--directory', folder],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^seededExport .*server\/a\.ts/m)
  expect(stdout).toMatch(/^server\/seededFile\.ts/m)
  expect(status).toBe(1)
}, 120_000)

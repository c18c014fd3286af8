/** The import rules of ARCHITECTURE.md, held by dependency-cruiser against every module. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { doubledExports } from './tools/exportedNames.ts'
import { importRules, ours, programs } from './tools/importRules.ts'

const root = join(import.meta.dirname, '..')
/** The router writes it: it imports every route, and every route its types. */
const generated = 'src/routeTree.gen.ts'

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
    ruleSet: { forbidden: importRules },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  result = output
  // ms; it takes 8 s of one core, which a busy machine gives it late
}, 300_000)

test('an exported name is unique', () => {
  const files = ['src', 'server', 'exchange'].flatMap(filesOf)
  const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(doubledExports(texts)).toEqual([])
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
    expect([...new Set(breaches)].sort()).toEqual([])
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

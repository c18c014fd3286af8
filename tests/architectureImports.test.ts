/** The import rules of ARCHITECTURE.md, held by dependency-cruiser against every module. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
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

/** Names that a framework or a list of modules asks each module for, and that mean the same wherever they stand. */
const sharedNames = ['Route', 'handlers', 'permissions', 'stamps', 'up', 'run', 'replies', 'definitions']

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

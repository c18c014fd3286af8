/** The rules of ARCHITECTURE.md that are about texts of files; imports are in architectureImports.test.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Source {
  path: string
  text: string
}

const sources: Source[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: join('src', name), text: readFileSync(join(root, 'src', name), 'utf8') }))

/** What of the device page and worker share. */
const ofWorker = ['names', 'db', 'damage', 'cookieStore'].map((name) => `src/device/${name}.ts`)

/** Every path that a page names in backticks; a path with a placeholder (`<area>`, `x.tsx`, `…`) is a pattern. */
const pathsIn = (page: string) =>
  [...page.matchAll(/`((?:src|server|exchange|sample|tests|scripts|locales)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<{…*]|\bx\b/.test(path))

describe('the house', () => {
  test('code shared with the worker touches neither window nor document', () => {
    const shared = sources.filter(
      ({ path }) => /^src\/(contract|rules|api|outbox|sw)\//.test(path) || ofWorker.includes(path),
    )
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '')
    expect(
      shared.filter(({ text }) => /\b(window|document)\./.test(code(text))).map(({ path }) => path),
    ).toEqual([])
  })

  test('a route file is an address and its screen: at most 150 lines', () => {
    const long = sources.filter(
      ({ path, text }) => path.startsWith('src/routes/') && text.split('\n').length > 151,
    )
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('a folder holds at most 25 files', () => {
    const counts = new Map<string, number>()
    for (const program of ['src', 'server', 'exchange'])
      for (const name of readdirSync(join(root, program), { recursive: true, encoding: 'utf8' })) {
        const folder = dirname(join(program, name))
        if (/\.tsx?$/.test(name)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
      }
    expect(counts.size).toBeGreaterThan(100)
    expect([...counts].filter(([, count]) => count > 25)).toEqual([])
  })

  test('contract/index is the only barrel', () => {
    const barrels = sources.filter(({ path }) => /\/index\.ts$/.test(path))
    const onlyExports = barrels
      .filter(({ text }) => !/\b(const|function|class)\b/.test(text))
      .map(({ path }) => path)
    expect(onlyExports).toEqual(['src/contract/index.ts'])
  })

  test('every path that ARCHITECTURE.md and README.md name exists', () => {
    const named = ['ARCHITECTURE.md', 'README.md'].flatMap((page) =>
      pathsIn(readFileSync(join(root, page), 'utf8')),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('no texts in English outside of macros', () => {
    const visible = sources.filter(({ path }) =>
      /^src\/(app|features|parts|questions|routes|ui|viewer)\/.*\.tsx$/.test(path),
    )
    const bare = visible.flatMap(({ path, text }) => {
      const code = text.replace(/<Trans[\s\S]*?<\/Trans>/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
      const between = [...code.matchAll(/<\/?[a-zA-Z][^<>]*>\s*([A-Z][a-z]+(?: [a-z]+)+[.!?]?)\s*</g)]
      const named = [...code.matchAll(/\b(?:label|title|aria-label|alt|placeholder)="([A-Z][a-z]+[^"]*)"/g)]
      return [...between, ...named].map(([, words]) => `${path}: ${words}`)
    })
    expect(bare).toEqual([])
  })
})

/** The import rules of ARCHITECTURE.md, held against every file. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Source {
  path: string
  text: string
  /** the files of ours that it imports, from the root */
  imports: string[]
}

const walk = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const importOf = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g

const sources: Source[] = [...walk('src'), ...walk('server')].map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const imports = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(importOf)].map(([, to = '']) =>
    relative(root, resolve(root, dirname(path), to.replace(/\?.*$/, ''))),
  )
  return { path, text, imports }
})

const roomOf = (path: string) => {
  const parts = path.split('/')
  if (parts[0] === 'server') return 'server'
  return parts.length === 2 ? 'main' : (parts[1] ?? '')
}
const isGenerated = (path: string) => path.endsWith('routeTree.gen.ts')
const crossings = sources
  .filter(({ path }) => !isGenerated(path))
  .flatMap(({ path, imports }) =>
    imports
      .filter((to) => roomOf(to) !== roomOf(path) && !to.startsWith('locales'))
      .map((to) => ({ from: path, to, line: `${path} imports ${to}` })),
  )

const first = ['contract', 'rules', 'device', 'api', 'outbox', 'queries', 'packs']
const before = (rooms: string[], room: string) => rooms.slice(0, rooms.indexOf(room))
/** Which rooms a room may import. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(first.map((room) => [room, before(first, room)])),
  ui: [],
  viewer: ['ui', 'contract', 'rules'],
  questions: ['ui', 'viewer', 'contract', 'rules'],
  drafts: ['contract', 'rules', 'device', 'queries', 'ui'],
  parts: ['ui', 'viewer', 'questions', 'contract', 'rules', 'queries', 'outbox', 'packs', 'device', 'drafts'],
  features: [
    'ui',
    'viewer',
    'questions',
    'parts',
    'contract',
    'rules',
    'queries',
    'outbox',
    'packs',
    'device',
    'drafts',
  ],
  sw: ['contract', 'rules', 'device', 'api', 'outbox'],
  server: ['contract', 'rules'],
}
allowed.routes = [...(allowed.features ?? []), 'features']

/** Lines that still break the rule; each is on its way to another place. */
const toBeMended = [
  'server/main.ts imports sample/main.ts',
  'server/media/objective.ts imports sample/drawing/drawing.ts',
  'server/media/thumbnail.ts imports sample/drawing/drawing.ts',
  'server/sync/contents.ts imports exchange/questions/markup/allowed.ts',
]

/** What of the device page and worker share. */
const ofWorker = ['names', 'db', 'damage', 'cookieStore'].map((name) => `src/device/${name}.ts`)

const offending = (wrong: (c: { from: string; to: string }) => boolean) =>
  crossings.filter(wrong).map(({ line }) => line)

describe('the house', () => {
  test('a room imports only rooms before it', () => {
    expect(
      offending(({ from, to }) => {
        const rooms = allowed[roomOf(from)]
        // the one place that hands the service what carries out its jobs
        if (from === 'server/main.ts' && to === 'exchange/jobs.ts') return false
        return rooms !== undefined && !rooms.includes(roomOf(to))
      }).filter((line) => !toBeMended.includes(line)),
    ).toEqual([])
  })

  test('contract and ui import nothing of ours', () => {
    expect(offending(({ from }) => ['contract', 'ui'].includes(roomOf(from)))).toEqual([])
  })

  test('the worker takes of the device only its names, its database, its cookies and what it notes of damage', () => {
    expect(
      offending(({ from, to }) => roomOf(from) === 'sw' && roomOf(to) === 'device' && !ofWorker.includes(to)),
    ).toEqual([])
  })

  test('code shared with the worker touches neither window nor document', () => {
    const shared = sources.filter(
      ({ path }) =>
        ['contract', 'rules', 'api', 'outbox', 'sw'].includes(roomOf(path)) || ofWorker.includes(path),
    )
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '')
    expect(
      shared.filter(({ text }) => /\b(window|document)\./.test(code(text))).map(({ path }) => path),
    ).toEqual([])
  })

  test('the database and the session of the device are opened by few', () => {
    const openers = ['api', 'outbox', 'queries', 'packs', 'sw', 'app', 'device']
    const kept = ['src/device/db.ts', 'src/device/session.ts']
    expect(offending(({ from, to }) => kept.includes(to) && !openers.includes(roomOf(from)))).toEqual([])
  })

  test('features do not import features', () => {
    const feature = (path: string) => path.split('/')[2]
    const across = sources
      .filter(({ path }) => roomOf(path) === 'features')
      .flatMap(({ path, imports }) =>
        imports
          .filter((to) => roomOf(to) === 'features' && feature(to) !== feature(path))
          .map((to) => `${path} imports ${to}`),
      )
    expect(across).toEqual([])
  })

  test('a part has at least two users, or belongs to one that has', () => {
    const isPart = (path: string) => roomOf(path) === 'parts'
    const isInner = (path: string) =>
      sources.some((one) => isPart(one.path) && one.path !== path && one.imports.includes(path))
    const parts = sources.map(({ path }) => path).filter((path) => isPart(path) && !isInner(path))
    const users = (part: string) =>
      new Set(
        sources
          .filter(({ imports, path }) => imports.includes(part) && path !== part)
          .map(({ path }) => (roomOf(path) === 'features' ? path.split('/').slice(0, 3).join('/') : path)),
      )
    expect(parts.filter((part) => users(part).size < 2)).toEqual([])
  })

  test('nothing but app and main imports app, and nothing at all imports routes', () => {
    expect(offending(({ from, to }) => roomOf(to) === 'app' && roomOf(from) !== 'main')).toEqual([])
    expect(offending(({ from, to }) => roomOf(to) === 'routes' && !isGenerated(from))).toEqual([])
  })

  test('a route file is an address and its screen: at most 150 lines', () => {
    const long = sources.filter(
      ({ path, text }) => roomOf(path) === 'routes' && text.split('\n').length > 151,
    )
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('contract/index is the only barrel, and only the service imports it', () => {
    const barrels = sources.filter(({ path }) => path.startsWith('src/') && /\/index\.ts$/.test(path))
    const onlyExports = barrels
      .filter(({ text }) => !/\b(const|function|class)\b/.test(text))
      .map(({ path }) => path)
    expect(onlyExports).toEqual(['src/contract/index.ts'])
    expect(offending(({ from, to }) => to === 'src/contract/index.ts' && roomOf(from) !== 'server')).toEqual(
      [],
    )
  })

  test('no cycles', () => {
    const bySource = new Map(sources.map((source) => [source.path, source]))
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (path: string, way: string[]) => {
      if (state.get(path) === 'done' || isGenerated(path)) return
      if (state.get(path) === 'open') {
        cycles.push([...way.slice(way.indexOf(path)), path].join(' > '))
        return
      }
      state.set(path, 'open')
      for (const to of bySource.get(path)?.imports ?? []) visit(to, [...way, path])
      state.set(path, 'done')
    }
    for (const { path } of sources) visit(path, [])
    expect(cycles).toEqual([])
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

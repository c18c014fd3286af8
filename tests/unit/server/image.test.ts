/** The Dockerfile and compose.yaml, read: no container engine is needed. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { DCLinter } from 'dclint'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
const copiesOf = (stage = '') =>
  [...stage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/^\/app\//, '')),
  )

test('every file that the Dockerfile copies exists and passes .dockerignore', () => {
  const copied = copiesOf(stages[0])
  expect(copied.length).toBeGreaterThan(10)
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([])
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replace('*', '.*')}$`))
  expect(copied.filter((name) => !allowed.some((form) => form.test(name)))).toEqual([])
  const built = [...copied, 'node_modules', 'dist', 'src/contract', 'src/rules']
  expect(copiesOf(stages[1]).filter((name) => !built.includes(name))).toEqual([])
})

test('the build of the image has each configuration of types that tsconfig.json names', () => {
  const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] }
  const named = references.map(({ path }) => normalize(path))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !copiesOf(stages[0]).includes(name))).toEqual([])
})

test('the service of the image imports only what the image has', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const copied = copiesOf(stages[1])
  const seen = new Set<string>()
  const missing = new Set<string>()
  const follow = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    if (!copied.some((name) => path === name || path.startsWith(`${name}/`))) missing.add(path)
    const text = readFileSync(join(root, path), 'utf8')
    const imports =
      /^(?:import|export)\s+(?!type\b)(?:[^'"`(=]*?\sfrom\s+)?['"]([^'"]+)['"]|(?:import|new URL)\(\s*['"]([^'"]+)['"]/gm
    for (const [, from, called] of text.matchAll(imports)) {
      const name = from ?? called ?? ''
      if (/^\.{1,2}\/.*\.ts$/.test(name)) follow(normalize(join(dirname(path), name)))
      else if (from && /^(?:@[\w-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(name)) {
        const library = name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/')
        if (!dependencies[library]) missing.add(`${relative(root, join(root, path))} imports ${library}`)
      }
    }
  }
  follow('server/main.ts')
  follow('server/people/admin.ts')
  follow('server/care/main.ts')
  expect(seen.size).toBeGreaterThan(150)
  expect([...missing]).toEqual([])
})

test('the service runs as a user without rights, with its data in a volume', () => {
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/\nUSER node\n/)
  expect(last.indexOf('chown node:node /data')).toBeLessThan(last.indexOf('USER node'))
  expect(last).toMatch(/\nVOLUME \/data\n/)
  expect(last).toMatch(/CMD \["node", "server\/main\.ts"\]/)
})

interface ComposeFile {
  services: Record<
    string,
    { image?: string; build?: string; depends_on?: string[] | Record<string, unknown>; volumes?: string[] }
  >
  volumes: Record<string, unknown>
}

/** Parts of a file that the published Compose schema refuses; the linter's rules of taste are left out. */
function refusedBySchema(path: string): string[] {
  const [checked] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    [path],
    false,
  )
  if (!checked) throw new Error(`${path} was not read`)
  return checked.messages.filter(({ rule }) => rule.startsWith('invalid-')).map(({ message }) => message)
}

test('compose.yaml keeps to the schema of the Compose specification', () => {
  expect(refusedBySchema(join(root, 'compose.yaml'))).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const broken = join(folder, 'compose.yaml')
  writeFileSync(broken, read('compose.yaml').replace('restart:', 'restarts:'))
  expect(refusedBySchema(broken)).toHaveLength(1)
})

test('all that compose.yaml names is there', () => {
  const compose = parse(read('compose.yaml')) as ComposeFile
  const names = Object.keys(compose.services)
  expect(names.length).toBeGreaterThan(2)
  for (const service of Object.values(compose.services)) {
    expect([service.image, service.build].filter(Boolean)).toHaveLength(1)
    const needs = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {})
    expect(needs.filter((name) => !names.includes(name))).toEqual([])
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('./')) expect(from === './certificates' || existsSync(join(root, from))).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(from)
    }
  }
})

test('the proxy neither keeps answers back nor lets figures out', () => {
  const proxy = read('deploy/nginx.conf')
  for (const line of [
    'proxy_buffering off;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'client_max_body_size 60m;',
  ])
    expect(proxy).toContain(line)
  expect(proxy).toMatch(/location = \/metrics \{\s*return 404;/)
  expect(proxy.match(/\{/g)?.length).toBe(proxy.match(/\}/g)?.length)
})

/** The Dockerfile and compose.yaml, read: no container engine is needed. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
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

test('every file that the Dockerfile copies exists, and is let through by .dockerignore', () => {
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

const duration = v.pipe(v.string(), v.regex(/^\d+(?:ms|s|m|h)$/))
/** What the Compose specification allows of what the file uses; another word is refused. */
const composeSchema = v.strictObject({
  services: v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z0-9._-]+$/)),
    v.strictObject({
      image: v.optional(v.string()),
      build: v.optional(v.string()),
      environment: v.optional(v.record(v.string(), v.string())),
      volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w./-]+:\/[\w./-]+(?::ro)?$/)))),
      ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+:\d+$/)))),
      depends_on: v.optional(
        v.union([
          v.array(v.string()),
          v.record(
            v.string(),
            v.strictObject({ condition: v.picklist(['service_started', 'service_healthy']) }),
          ),
        ]),
      ),
      healthcheck: v.optional(
        v.strictObject({ test: v.array(v.string()), interval: duration, retries: v.number() }),
      ),
      stop_grace_period: v.optional(duration),
      restart: v.optional(v.picklist(['no', 'always', 'on-failure', 'unless-stopped'])),
    }),
  ),
  volumes: v.record(v.string(), v.nullable(v.strictObject({}))),
})

test('compose.yaml keeps to the schema, and all that it names is there', () => {
  const compose = v.parse(composeSchema, parse(read('compose.yaml')))
  const names = Object.keys(compose.services)
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

/** What the built files of home and sign-in hold: every module of these folders is named here, or it comes later. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuiltFile, modulesFile } from '../../../scripts/listModules.ts'

const dist = join(import.meta.dirname, '../../../dist')
const built = JSON.parse(readFileSync(join(dist, modulesFile), 'utf8')) as Record<string, BuiltFile>

const allowed = [
  // the checks of addresses: the router knows every address from the start
  /^src\/features\/[^/]+\/(?:[^/]+\/)?(?:[a-zA-Z]*[sS]earch|idParam|subjects)\.ts$/,
  /^src\/features\/home\//,
  /^src\/features\/account\/(?:AgreementWords|FormFoot|Frame|Form|Legal|SignInForm|fields|focusField|guard|signInDraft)\./,
  /^src\/features\/offline\/(?:PendingScreen|SyncChip|hints)\./,
  /^src\/features\/practice\/(?:chapters\/(?:Continue|ExerciseHome)|sources\/lastPlace)\./,
  /^src\/queries\/engine\/(?:client|drafts|overlay|owner|paged|persist|query|reading|refreshAfter|sync|pendingReadMarks)\.ts$/,
  /^src\/queries\/session\/(?:currentSession|placeLeft|session|sessionEnd|signIn)\.ts$/,
  /^src\/queries\/notices\/(?:notices|unread)\.ts$/,
  /^src\/queries\/practice\/due\.ts$/,
  /^src\/contract\/(?:codes|endpoint|files|notices|session|specimenKinds|subjects|system|users|teaching\/(?:course|deckFileTypes))\.ts$/,
]

/** A file with all that it imports at once. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of built[file]?.imports ?? []) withImports(next, found)
  return found
}

const holding = (module: string) =>
  Object.keys(built).filter((file) => built[file]?.modules.some((one) => one === module))

const first = ['src/main.tsx', 'src/features/home/Announcements.tsx', 'src/features/account/SignInForm.tsx']
const files = new Set(first.flatMap(holding).flatMap((file) => [...withImports(file)]))
const modules = [...files].flatMap((file) => built[file]?.modules ?? [])

test('the first screens’ files hold of the app’s areas only what is named', () => {
  const areas = modules.filter((module) => /^src\/(?:features|queries|contract)\//.test(module))
  expect(areas.length).toBeGreaterThan(20)
  expect(areas.filter((module) => !allowed.some((one) => one.test(module)))).toEqual([])
})

test('the first screens’ files hold no queued action', () => {
  expect(modules.filter((module) => module.startsWith('src/outbox/actions/'))).toEqual([])
})

test.each(['teacher', 'admin'])(
  'the shell leaves out the file %s, and no other file needs it at once',
  (name) => {
    const isLeftOut = (file: string) => new RegExp(`/${name}-[^/]+\\.js$`).test(file)
    const files = Object.keys(built).filter(
      (file) => isLeftOut(file) && (built[file]?.modules.length ?? 0) > 9,
    )
    expect(files).toHaveLength(1)
    const importing = Object.keys(built).filter(
      (file) => !isLeftOut(file) && built[file]?.imports.some(isLeftOut),
    )
    expect(importing).toEqual([])
    const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
    expect(worker).toMatch(/assets\/courses-[\w-]+\.js/)
    expect(worker).not.toMatch(new RegExp(`assets/${name}-[\\w-]+\\.js`))
  },
)

test('the page brings its own scripts before any file comes', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts.map((text) => /function (\w+)/.exec(text)?.[1])).toEqual([
    'prepareFirstScreen',
    expect.any(String),
    'beginApp',
  ])
})

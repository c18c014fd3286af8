/** `npm start` as a process, in a checkout of its own in which all is installed and the build is a page without an app. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSeeds } from '../../sample/fill/accountSeeds.ts'
import { currentUser, signInByAccount } from '../../src/contract/session.ts'
import { compileCache } from '../tools/service.ts'

const root = join(import.meta.dirname, '../..')
const home = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
const builds = join(home, 'builds')
const started: { child: ChildProcess; ended: Promise<number | null> }[] = []

beforeAll(async () => {
  for (const folder of ['scripts', 'public', 'locales', 'node_modules']) mkdirSync(join(home, folder))
  for (const file of ['start.mjs', 'install.mjs'])
    copyFileSync(join(root, 'scripts', file), join(home, 'scripts', file))
  for (const name of ['src', 'server', 'exchange', 'sample', 'node_modules/.bin'])
    symlinkSync(join(root, name), join(home, name))
  for (const name of [
    'package.json',
    'package-lock.json',
    'index.html',
    'vite.config.ts',
    'lingui.config.ts',
  ])
    copyFileSync(join(root, name), join(home, name))
  writeFileSync(
    join(home, 'scripts/build.ts'),
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
writeFileSync('dist/index.html', '<!doctype html><title>Vitrine</title>')
appendFileSync('builds', 'x')`,
  )
  const { fingerprint } = await import(join(home, 'scripts/install.mjs'))
  const followed = fingerprint([join(home, 'package-lock.json'), join(home, 'package.json')])
  writeFileSync(join(home, 'node_modules/.vitrine-installed'), followed)
})
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill()
    await ended
  }
  rmSync(home, { recursive: true, force: true })
})

/** Runs it until it has said all that it says at the start, or ended. */
async function start() {
  const child = spawn(process.execPath, [join(home, 'scripts/start.mjs')], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      PORT: '0',
      DATA_DIR: join(home, 'data'),
      DIST_DIR: join(home, 'dist'),
      SAMPLE_LONG_SIDE: '256',
    },
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  started.push({ child, ended })
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (accountSeeds.every(({ password }) => said.includes(password))) resolve()
    })
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  await Promise.race([ready, ended])
  return {
    child,
    ended,
    said: () => said,
    origin: /Vitrine: (http:\/\/127\.0\.0\.1:\d+)\/wk_mobile/.exec(said)?.[1] ?? '',
  }
}

const ask = async (address: string, init?: RequestInit) => (await fetch(address, init)).json()

test('one command builds, fills and serves the sample school and keeps its data', async () => {
  const first = await start()
  expect(first.said()).toContain('Building the app')
  expect(first.said()).not.toContain('Installing')
  for (const { loginName, password } of accountSeeds)
    expect(first.said()).toMatch(new RegExp(`^ +${loginName} +${password}`, 'm'))
  expect(await ask(`${first.origin}/healthz`)).toMatchObject({ ready: true })
  expect(await (await fetch(`${first.origin}/wk_mobile/`)).text()).toContain('<title>Vitrine</title>')
  const { data } = await ask(`${first.origin}${signInByAccount.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: 'student', password: 'Student-2026' }),
  })
  first.child.kill('SIGTERM')
  expect([await first.ended, first.said()]).toEqual([0, expect.not.stringContaining('    at ')])
  await expect(fetch(`${first.origin}/healthz`)).rejects.toThrow()

  const second = await start()
  expect(second.said()).not.toContain('Building the app')
  expect(readFileSync(builds, 'utf8')).toBe('x')
  const token = { headers: { authorization: data.accessToken } }
  expect(await ask(`${second.origin}${currentUser.path}`, token)).toMatchObject({ code: 0 })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

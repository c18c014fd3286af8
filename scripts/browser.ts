/** Finds a Chromium for the browser tests and the bench, and installs one where none is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const whole = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'Google Chrome',
]
const shell = 'chromium-headless-shell'
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

const find = (names: string[]) =>
  [
    process.env.CHROME_PATH ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ].find((path) => path !== '' && existsSync(path))

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Debian's, where we may install it. */
function installed(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const lock = ['-o', 'DPkg::Lock::Timeout=300']
  attempt('apt-get', ...lock, 'update')
  attempt('apt-get', ...lock, 'install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk')
  return find([name])
}

/** Path of a Chromium, or undefined where Playwright's own is to be used. Throws where none can be had. */
export function browserPath(): string | undefined {
  const found = find(whole) ?? installed('chromium')
  if (found) return found
  if (attempt('npx', 'playwright', 'install', 'chromium')) return undefined
  throw new Error('No browser: set CHROME_PATH to a Chromium, or install one.')
}

/** The same Chromium without what a window needs, as Playwright itself prefers it: the browser tests take a third less. */
export const shellPath = () => find([shell]) ?? installed(shell) ?? browserPath()

/** What Chromium needs in a container, and what keeps it off the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// as a program it only installs: scripts/check.ts has that done while the first checks run
if (import.meta.main) shellPath()

/** Finds a Chromium for the browser tests and the bench, and installs one where none is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const usual = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
].flatMap((folder) => [...names, 'Google Chrome'].map((name) => join(folder, name)))

const find = () => [process.env.CHROME_PATH ?? '', ...usual].find((path) => path !== '' && existsSync(path))

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Path of a Chromium, or undefined where Playwright's own is to be used. Throws where none can be had. */
export function browserPath(): string | undefined {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const lock = ['-o', 'DPkg::Lock::Timeout=300']
    const wanted = ['chromium', 'fonts-noto-cjk']
    attempt('apt-get', ...lock, 'update')
    attempt('apt-get', ...lock, 'install', '-y', '--no-install-recommends', ...wanted)
    const installed = find()
    if (installed) return installed
  }
  if (attempt('npx', 'playwright', 'install', 'chromium')) return undefined
  throw new Error('No browser: set CHROME_PATH to a Chromium, or install one.')
}

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

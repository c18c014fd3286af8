/** Installs what is missing. Runs on any Node from 20 on, before anything is installed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
/** The project's own Node, whatever the machine's is. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH }

/** Runs a command with the project's Node first on the PATH; ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options })
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

/** A fingerprint of files, to tell whether work must be done again. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) if (existsSync(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** `npm install` when the lock has changed since the last time, or was never followed. */
export function install() {
  const stamp = join(root, 'node_modules/.vitrine-installed')
  const now = fingerprint([join(root, 'package-lock.json'), join(root, 'package.json')])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(node)) return
  console.log(
    'Installing the libraries and Node 24 … (once; a minute on a fast line and machine, else several)',
  )
  // Not `npm ci`: it fetches everything anew for one changed line. Some libraries ask for a newer Node than the machine's;
  // they run on the project's own, so npm's warnings about it would mislead.
  run('npm', ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'])
  writeFileSync(stamp, fingerprint([join(root, 'package-lock.json'), join(root, 'package.json')]))
}

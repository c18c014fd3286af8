/** `npm start`: installs, builds, fills the embedded database with the sample school, serves. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, install, node, root, run } from './install.mjs'

install()

const files = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
const built = join(root, 'dist/.built-from')
const sources = fingerprint([
  ...['src', 'public', 'locales', 'scripts'].flatMap(files),
  ...['index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'].map((name) =>
    join(root, name),
  ),
])
if (!existsSync(built) || readFileSync(built, 'utf8') !== sources) {
  console.log('Building the app … (once, and after each change of its sources: about half a minute)')
  run(node, ['scripts/build.ts'])
  writeFileSync(built, sources)
}

console.log(
  'Starting the service … (the first time it fills the sample school, some seconds; then its pictures are drawn for some minutes, while it serves)',
)
const server = spawn(node, ['sample/start.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

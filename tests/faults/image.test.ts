/** The Dockerfile's lines, carried out in empty folders: what an image would hold builds, starts and answers. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../tools/service.ts'

const root = join(import.meta.dirname, '../..')
const whole = process.env.FAULT_ROUNDS === 'all'
const home = mkdtempSync(join(tmpdir(), 'vitrine-image-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** nobody, where this process may become somebody else */
const uid = process.getuid?.() === 0 ? 65_534 : undefined

/** @param from the folder of the context, or of the stage before */
function carryOut(stage: string, from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const line of stage.split('\n')) {
    const [, names = ''] = /^COPY (?:--from=build )?(.+)$/.exec(line) ?? []
    const words = names.split(' ')
    const target = words.pop() ?? ''
    for (const name of words) {
      const plain = name.replace(/^\/app\//, '')
      const place = target.endsWith('/') ? join(to, target, basename(plain)) : join(to, target)
      cpSync(join(from, plain), place, { recursive: true, verbatimSymlinks: true })
    }
    const [, command] = /^RUN (.+)$/.exec(line) ?? []
    if (command === undefined) continue
    // packages of Debian and owners of folders are the image's alone
    if (/^apt-get|chown/.test(command)) console.log(`not run: ${command}`)
    else execFileSync('sh', ['-c', command], { cwd: to, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

test.runIf(whole)(
  'an image built by the Dockerfile starts as a user without rights',
  { timeout: 1_800_000 },
  async () => {
    const [build = '', last = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8')
      .split(/^FROM .*$/m)
      .slice(1)
    const [built, image, data] = ['build', 'image', 'data'].map((name) => join(home, name)) as [
      string,
      string,
      string,
    ]
    carryOut(build, root, built)
    carryOut(last, built, image)
    mkdirSync(data, { mode: 0o700 })
    chmodSync(home, 0o755)
    if (uid !== undefined) chownSync(data, uid, uid)
    const port = await freePort()
    const service = spawn(process.execPath, ['server/main.ts'], {
      cwd: image,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: data,
      },
      uid,
      gid: uid,
    })
    try {
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
      let health: Response | null = null
      for (let left = 300; left > 0 && !health?.ok && service.exitCode === null; left--) {
        health = await ask('/healthz')
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      expect(health?.status).toBe(200)
      expect(await (await ask('/wk_mobile/'))?.text()).toContain('<script')
    } finally {
      service.kill()
    }
  },
)

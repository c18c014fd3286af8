/** docs/school.md is carried out as it stands: its commands are read out of it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { adminOverview } from '../../src/contract/admin/adminSystem.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { whole } from '../tools/rounds.ts'

const root = new URL('../..', import.meta.url).pathname
const guide = readFileSync(join(root, 'docs/school.md'), 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter(Boolean),
)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-guide-'))
let service: ChildProcess | undefined
afterAll(() => {
  service?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What a school brings along. */
async function bringAlong(): Promise<void> {
  writeFileSync(join(folder, 'password.txt'), 'Good-Pass1\n')
  const rows = [
    ['2026 级新生名单'],
    ['学号', '姓名', '身份', '学院', '年级', '班级'],
    ['0020260001', '王芳', '学生', '基础医学院', '2026级', '临床一班'],
    ['', '无号', '学生', '基础医学院', '2026级', '临床一班'],
    ['T2001', '李老师', '教师', '基础医学院', '', ''],
  ]
  const data = rows.map((row) => row.map((value) => ({ value, type: String })))
  writeFileSync(
    join(folder, 'accounts.xlsx'),
    await writeSheet([{ data, sheet: '名单' }] as never).toBuffer(),
  )
  writeFileSync(join(folder, 'questions.gift'), '::一::表皮最深的一层是{=基底层 ~棘层 ~角质层}\n')
  const picture = { create: { width: 300, height: 200, channels: 3, background: '#e9c0d0' } } as const
  for (const [place, name] of [
    ['slides', 'skin.jpg'],
    ['decks', '1.jpg'],
  ] as const) {
    mkdirSync(join(folder, place), { recursive: true })
    await sharp(picture)
      .jpeg()
      .toFile(join(folder, place, name))
  }
}

test.runIf(whole)(
  'the guide leads from a clean checkout to a filled school',
  async () => {
    await bringAlong()
    const port = await freePort()
    const dataDir = join(folder, 'data')
    const own = (command: string) =>
      command
        .replaceAll('/srv/vitrine-backup', join(folder, 'backup'))
        .replaceAll('/srv/vitrine', dataDir)
        .replaceAll('8080', String(port))
        .replace(
          /(?<=\s)(password\.txt|accounts\.xlsx|passwords\.csv|questions-template\.xlsx|questions\.gift|slides(?= --)|decks(?= --))/g,
          (name) => join(folder, name),
        )
    const env: NodeJS.ProcessEnv = { ...process.env, LANG: 'zh_CN.UTF-8', HOST: '127.0.0.1' }
    delete env.DATABASE_URL
    let said = ''
    for (const command of commands.map(own)) {
      // installing and building is what every run of the tests begins with
      if (/^npm (install|run build)$/.test(command)) continue
      const [, name, value] = /^export (\w+)=(.*)$/.exec(command) ?? []
      if (name !== undefined) {
        env[name] = value
      } else if (command.includes('npm run serve')) {
        const withPage = { ...env, PORT: String(port), DIST_DIR: join(folder, 'dist') }
        mkdirSync(join(folder, 'dist'), { recursive: true })
        writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>x</title>')
        service = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: withPage, stdio: 'ignore' })
      } else {
        const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
          cwd: root,
          env,
          encoding: 'utf8',
        })
        said += `${command}\n${stdout}${stderr}\n`
        // a wrong row of a table is told by the exit code of its command, and so is what the machine of the test lacks
        const tells = command.includes('import -- accounts') || command.includes('run doctor')
        expect([command, tells ? (status ?? 9) < 2 : status === 0, tells ? '' : stderr]).toEqual([
          command,
          true,
          expect.anything(),
        ])
      }
    }
    expect(said).toContain('缺少学号')
    const examined = said.slice(said.indexOf('npm run doctor'))
    expect(examined).toMatch(/hint|FAULT|Nothing is wrong/)
    expect(examined).not.toContain('never backed up')
    expect(readFileSync(join(folder, 'passwords.csv'), 'utf8')).toContain('0020260001,王芳,')
    const origin = `http://127.0.0.1:${port}`
    await expect
      .poll(
        () =>
          fetch(`${origin}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
    const signedIn = await fetch(`${origin}${signInByAccount.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginName: 'admin', password: 'Good-Pass1' }),
    })
    const { data } = (await signedIn.json()) as { data: { accessToken: string } }
    const headers = { authorization: `Bearer ${data.accessToken}` }
    const overview = await fetch(`${origin}${adminOverview.path}`, { headers })
    const { data: found } = (await overview.json()) as { data: { counts: object; missing: string[] } }
    expect(found.counts).toMatchObject({ students: 1, academies: 3, questions: 1, specimens: 1, decks: 1 })
    expect(found.missing).toEqual(['name', 'terms', 'senders'])

    // on another machine: the keys first, then the backup
    const restored = join(folder, 'restored')
    cpSync(join(dataDir, 'keys'), join(restored, 'keys'), { recursive: true })
    for (const command of ['npm run restore -- /srv/vitrine-backup', 'npm run keys -- rotate lti']) {
      expect(guide).toContain(`\`${command}\``)
      const { status, stderr } = spawnSync('bash', ['-c', own(command)], {
        cwd: root,
        env: { ...env, DATA_DIR: restored },
        encoding: 'utf8',
      })
      expect([command, status, stderr]).toEqual([command, 0, expect.anything()])
    }
    expect(existsSync(join(restored, 'vitrine.db'))).toBe(true)
  },
  480_000,
)

test('every command that the guide names is one of ours', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

/** Texts of learning platforms, and what their own pages are called in Chinese. */
const ofPlatforms = ['Can create and update submission results', '选取内容']

test('the guide names the screens and buttons as they are called', () => {
  const catalogues = readdirSync(join(root, 'locales/en')).map((name) =>
    readFileSync(join(root, 'locales/en', name), 'utf8'),
  )
  const textsOf = (kind: 'msgid' | 'msgstr') =>
    new Set(
      catalogues.flatMap((text) =>
        [...text.matchAll(new RegExp(`^${kind} "(.+)"$`, 'gm'))].map(([, said = '']) => said),
      ),
    )
  const texts = { zh: textsOf('msgid'), en: textsOf('msgstr') }
  const named = guide.split('\n').flatMap((line) => {
    const lang = (line.match(/\p{Script=Han}/gu) ?? []).length > line.length / 6 ? 'zh' : 'en'
    const quoted = [...line.matchAll(/“([^”]+)”/g)].flatMap(([, words = '']) => words.split(' → '))
    return quoted.map((words) => ({ lang, words }) as const)
  })
  expect(named.length).toBeGreaterThan(30)
  const unknown = named.filter(({ lang, words }) => !texts[lang].has(words))
  expect(unknown.map(({ words }) => words).sort()).toEqual(ofPlatforms)
})

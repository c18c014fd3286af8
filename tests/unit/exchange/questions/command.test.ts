/** The commands that an operator types: their words, what they write, and how they end; one of each kind as a process. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command, commandHere } from '../command.ts'
import { temporary } from '../slides.ts'
import { fixture, putSkin, questionSchool } from './bring.ts'

const english = ['--lang', 'en']

/** A school, and a folder with a file of questions. */
async function desk() {
  const { db, dataDir, rows } = await questionSchool()
  const folder = temporary()
  const course = join(folder, 'course.gift.txt')
  writeFileSync(course, fixture('course.gift.txt'))
  const start = (...args: string[]) => command(dataDir, args)
  const run = (...args: string[]) => commandHere(dataDir, args)
  return { db, rows, folder, course, run, start }
}

test('questions FILE imports once however often it runs, and writes the report', async () => {
  const { rows, start, course, folder } = await desk()
  const report = join(folder, 'report.csv')
  const asked = ['questions', course, '--subject', 'histology', '--report', report]
  const first = await start(...asked, ...english)
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toContain('13 questions: 13 imported, 0 updated, 0 there already, 0 left out, 0 failed.')
  expect(first.out).toContain(`The report is ${report}`)
  expect(readFileSync(report, 'utf8')).toContain('imported')
  expect(await rows()).toHaveLength(13)
  const again = await start(...asked, '--lang', 'zh')
  expect([again.code, again.err]).toEqual([0, ''])
  expect(again.out).toContain('共 13 道题：导入 0，更新 0，已存在 13，未导入 0，失败 0。')
  expect(await rows()).toHaveLength(13)
})

test.each([
  ['is cut', '<quiz><question type="multichoice">', /^failed {2}The XML is wrong in line 1/m],
  ['is no bank', 'Dear students,\nsee you on Monday.\n', /^failed {2}/m],
])('a file that %s brings nothing in, and the command ends with 1', async (_, text, reason) => {
  const { rows, run, folder } = await desk()
  const path = join(folder, 'bad')
  writeFileSync(path, text)
  const { code, out } = await run('questions', path, '--subject', 'histology', ...english)
  expect(out).toMatch(reason)
  expect(out).not.toMatch(/\n\s+at /)
  expect(code).toBe(1)
  expect(await rows()).toHaveLength(0)
})

test('a missing file, an unknown subject or an unknown command ends with 1', async () => {
  const { rows, run, course, folder } = await desk()
  const missing = await run('questions', join(folder, 'none.xml'), ...english)
  expect([missing.code, missing.out]).toEqual([1, expect.stringContaining('There is no file')])
  const elsewhere = await run('questions', course, '--subject', 'astronomy', ...english)
  expect([elsewhere.code, elsewhere.out]).toEqual([1, expect.stringContaining('astronomy')])
  for (const args of [['question', course], ['questions']]) {
    const { code, err } = await run(...args, ...english)
    expect([args, code, err]).toEqual([args, 1, expect.stringContaining('npm run import -- questions FILE')])
  }
  expect(await rows()).toHaveLength(0)
})

test('what cannot be read of a command is said in the operator’s language', async () => {
  const { run, start, course, folder } = await desk()
  const option = await start('questions', course, '--colour', 'red', '--lang', 'zh')
  expect([option.code, option.err]).toEqual([1, expect.stringContaining('选项 --colour 不认识或写法不对')])
  const report = await run('questions', course, '--subject', 'histology', '--report', folder, '--lang', 'zh')
  expect([report.code, report.err]).toEqual([1, expect.stringContaining(`报告不能写到 ${folder}`)])
  const slides = await run('slides', join(folder, 'none'), '--lang', 'zh')
  expect([slides.code, slides.err]).toEqual([1, expect.stringContaining('不存在')])
})

test('export FILE writes the school’s questions and never writes over a file', async () => {
  const { run, course, folder } = await desk()
  await run('questions', course, '--subject', 'histology')
  for (const name of ['all.xml', 'all.xlsx']) {
    const path = join(folder, name)
    const { code, out } = await run('export', path, ...english)
    expect([code, out]).toEqual([0, expect.stringContaining(`13 questions are in ${path}`)])
    const written = readFileSync(path)
    const again = await run('export', path, '--lang', 'zh')
    expect([again.code, again.err]).toEqual([1, `${path} 已存在，不会覆盖\n`])
    expect(readFileSync(path).equals(written)).toBe(true)
  }
  const unknown = await run('export', join(folder, 'all.pdf'), ...english)
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Excel (.xlsx)')])
  expect(existsSync(join(folder, 'all.pdf'))).toBe(false)
})

test('template FILE writes a table that comes in as it is, and never writes over one', async () => {
  const { db, run, folder, rows } = await desk()
  await putSkin(db)
  const path = join(folder, 'questions.xlsx')
  const made = await run('template', path, ...english)
  expect([made.code, made.out]).toEqual([0, `${path} is there to be filled in.\n`])
  const again = await run('template', path, ...english)
  expect([again.code, again.err]).toEqual([1, `${path} is there already and is not written over.\n`])
  const brought = await run('questions', path, '--subject', 'histology', ...english)
  expect([brought.code, brought.out]).toEqual([0, expect.stringContaining(' 0 failed.')])
  expect((await rows()).length).toBeGreaterThan(5)
  const slides = join(folder, 'slides.csv')
  expect((await run('template', slides, ...english)).code).toBe(0)
  expect(readFileSync(slides, 'utf8').split(/\r?\n/)[0]).toContain('file')
  const other = await run('template', join(folder, 'slides.pdf'), ...english)
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('template FILE.xlsx|FILE.csv')])
})

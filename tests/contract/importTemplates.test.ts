import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeTemplates } from '../../scripts/writeTemplates.ts'
import { importTemplates } from '../../src/rules/importTemplates.ts'
import { databases } from './databases.ts'
import { start } from './service.ts'

test('the tables to be filled in before an import come with the app', async () => {
  const { places, stop } = await databases(false)
  const [sqlite] = places
  if (!sqlite) throw new Error('SQLite is always there')
  const service = await start(sqlite)
  onTestFinished(async () => {
    await service.stop()
    await stop()
  })
  const dist = join(service.dataDir, 'dist')
  mkdirSync(join(dist, 'static'), { recursive: true })
  await writeTemplates(dist)
  const questions = await service.raw(importTemplates.questions)
  expect(questions.headers.get('content-type')).toContain('spreadsheetml.sheet')
  // an Excel file is a ZIP
  expect(Buffer.from(await questions.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK')
  const specimens = await service.raw(importTemplates.specimens)
  expect(specimens.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await specimens.text()).trim().split('\n')).toHaveLength(2)
})

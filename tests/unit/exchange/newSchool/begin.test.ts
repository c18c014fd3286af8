import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { openMigrated } from '../../../../server/store/db.ts'
import { command } from '../command.ts'
import { folderOf, school, slide } from '../school.ts'
import { temporary, tiff } from '../slides.ts'

/** As README says: the first administrator, then slides. */
async function begun(table: string) {
  const dataDir = temporary()
  const admin = spawnSync(process.execPath, ['server/people/admin.ts', 'dean'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    input: 'Good-Pass1\n',
    encoding: 'utf8',
  })
  expect(admin.stderr + admin.status).toBe('0')
  const folder = folderOf({
    'a.tif': tiff([slide]),
    'b.tif': tiff([{ ...slide, colour: [9, 9, 200] }]),
    'slides.csv': `file,subject,catalogue,suitable people\n${table}`,
  })
  const { out } = await command(dataDir, ['slides', folder, '--lang', 'en'])
  const db = await openMigrated({ dataDir })
  onTestFinished(() => db.close())
  const found = await db.kysely
    .selectFrom('specimen as s')
    .innerJoin('subject', 'subject.id', 's.subjectId')
    .innerJoin('catalog', 'catalog.id', 's.catalogId')
    .select(['s.name', 'subject.name as subject', 'catalog.name as catalog', 'catalog.level'])
    .orderBy('s.id')
    .execute()
  return { out, found, db }
}

test('P04: a new school has the subjects, catalogues and groups its slides name', async () => {
  const { out, found, db } = await begun(
    'a.tif,组织学,digestive-glands,临床医学\nb.tif,系统解剖学,心,nursing\n',
  )
  expect(out).toContain('2 imported, 0 updated, 0 there already, 0 failed')
  expect(found).toEqual([
    { name: 'a', subject: '组织学', catalog: '消化腺', level: 2 },
    { name: 'b', subject: '系统解剖学', catalog: '心', level: 2 },
  ])
  const subjects = await db.kysely
    .selectFrom('subject')
    .select(['key', 'enabled', 'hasChildren'])
    .where('parentId', 'is', null)
    .orderBy('position')
    .execute()
  expect(subjects).toEqual([
    { key: 'histology', enabled: 1, hasChildren: 0 },
    { key: 'anatomy', enabled: 1, hasChildren: 1 },
    { key: 'microbiology', enabled: 1, hasChildren: 1 },
    { key: 'parasitology', enabled: 1, hasChildren: 1 },
    { key: 'stomatology', enabled: 1, hasChildren: 1 },
    { key: 'tcm', enabled: 0, hasChildren: 0 },
  ])
})

test('slides stand in a new catalogue of the school’s own, made once', async () => {
  const { out, found } = await begun('a.tif,histology,胚胎学总论,\nb.tif,histology,胚胎学总论,\n')
  expect(found.map(({ subject, catalog }) => [subject, catalog])).toEqual([
    ['组织学', '胚胎学总论'],
    ['组织学', '胚胎学总论'],
  ])
  expect(out.match(/New catalogue: 胚胎学总论/g)).toHaveLength(1)
})

test('a slide whose row is wrong makes no catalogue', async () => {
  const { bring, db } = await school()
  const folder = folderOf({
    'a.tif': tiff([slide]),
    'slides.csv': 'file,subject,catalogue,suitable people\na.tif,histology,胚胎学总论,nobody\n',
  })
  expect(await bring(folder)).toBe(1)
  expect(
    await db.kysely.selectFrom('catalog').selectAll().where('name', '=', '胚胎学总论').execute(),
  ).toEqual([])
})

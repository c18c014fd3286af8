import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { QuestionReport } from '../../../../exchange/questions/report.ts'
import { importQuestions } from '../../../../exchange/questions/run.ts'
import type { Db } from '../../../../server/store/db.ts'
import { temporary } from '../slides.ts'
import { questionSchool } from './bring.ts'

const gift = (more: string) =>
  `$CATEGORY: Epithelium\n\n${['one', 'two', 'three'].map((name) => `::${name}:: Which is ${name}? {=yes ${more}~no}`).join('\n\n')}\n`

/** Notes what is asked of the database. */
function listening({ kysely }: Db): { asked: CompiledQuery[]; plugin: KyselyPlugin } {
  const asked: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(kysely.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { asked, plugin }
}

test('no query of an import scans all of the school’s questions', async () => {
  const { db, dataDir } = await questionSchool()
  const folder = temporary()
  const file = join(folder, 'questions')
  for (const [round, more] of ['', '', 'indeed'].entries()) {
    writeFileSync(file, gift(more))
    const { asked, plugin } = listening(db)
    const report = new QuestionReport(join(folder, `${round}.csv`), 'en', () => undefined)
    const heard = { ...db, kysely: db.kysely.withPlugin(plugin) }
    await importQuestions(heard, dataDir, file, { subject: 'histology' }, report)
    expect(report.end()).toBe(0)
    const ofQuestions = asked.filter(({ sql }) => /^(select|update) .*"question"/.test(sql))
    expect(ofQuestions.length).toBeGreaterThan(3)
    for (const { sql, parameters } of ofQuestions) {
      const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, parameters)
      const whole = plan.filter(({ detail }) => /^SCAN|\(tenant=\?\)$/.test(detail))
      expect([sql, whole]).toEqual([sql, []])
    }
  }
})

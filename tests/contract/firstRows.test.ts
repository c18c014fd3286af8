/** A phrase that very many rows hold is found by a walk in the order of the ids: as the index would have found it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openMigrated } from '../../server/store/db.ts'
import { firstRowsWith, type SoughtWords, wordSql, wordsFound } from '../../server/store/dialect/words.ts'
import { tenant } from '../../server/store/schema.ts'
import { databases } from './databases.ts'

const phrase = (...words: string[]) => [{ words, goesOn: false }]
const sought = (...phrases: SoughtWords['phrases'][number][]): SoughtWords => ({
  tenant,
  phrases,
  lists: [],
  without: ['章9'],
  amongMany: true,
})
const { places, stop } = await databases()
afterAll(stop)

for (const place of places) {
  const name = place.name === 'SQLite' ? 'sqlite' : 'postgres'
  let db: Db
  let dispose: () => Promise<void>
  beforeAll(async () => {
    const where = await place.migrated()
    db = await openMigrated(where)
    dispose = where.dispose
    const putWords = async (id: number, words: string) => {
      const put = wordSql(name, 'questionWord').put(tenant, id, words)
      await db.rows(put.sql, put.values, 'writer')
    }
    for (let id = 1; id <= 40; id++)
      await putWords(id, `章${id % 10} 看${id % 2} 隔0 ${id % 4 === 0 ? '上 方 皮' : '上 皮 组 织'}`)
  })
  afterAll(async () => {
    await db.close()
    await dispose()
  })

  test.each([
    ['a phrase', sought(phrase('上', '皮'))],
    ['a phrase among those with a fact', { ...sought(phrase('上', '皮')), lists: [['看1']] }],
  ])(`a walk finds the first rows with %s that the index finds, on ${place.name}`, async (_, wanted) => {
    const { id } = wordSql(name, 'questionWord')
    const { sql, values } = wordsFound(name, 'questionWord', wanted)
    const byIndex = await db.rows(
      `select ${id} as "id" from "questionWord" where ${sql} order by ${id} limit 10`,
      values,
    )
    expect(byIndex).toHaveLength(10)
    const walk = firstRowsWith(name, 'questionWord', wanted)
    // SQLite's hits come in the order of their ids anyway
    expect(walk === null).toBe(name === 'sqlite')
    if (walk) expect(await db.rows(`${walk.sql} limit 10`, walk.values)).toEqual(byIndex)
  })

  test(`single words and searches among few are left to the index, on ${place.name}`, () => {
    expect(firstRowsWith(name, 'questionWord', sought(phrase('epithelium')))).toBeNull()
    // q777 may also be written as q 777
    const ways = ['q777', 'q 777'].map((way) => ({ words: way.split(' '), goesOn: false }))
    expect(firstRowsWith(name, 'questionWord', sought(ways))).toBeNull()
    const amongFew = { ...sought(phrase('上', '皮')), amongMany: false }
    expect(firstRowsWith(name, 'questionWord', amongFew)).toBeNull()
  })
}

import { expect, test } from 'vitest'
import { foundBy, foundSql, type OwnMark } from '../../../../server/library/specimenSearch.ts'
import { soughtBy } from '../../../../src/rules/words/specimenWords.ts'

const ownMarks = (count: number) =>
  Array.from({ length: count }, (_, at): OwnMark => {
    const name = `汗腺${at}' or 1=1 --`
    return { clientId: `${at}`, specimenId: at, name, names: [name] }
  })

test.each(['sqlite', 'postgres'] as const)(
  'SEC14 the text of a search on %s holds neither its words nor own marks',
  (dialect) => {
    const [few, many] = [ownMarks(1), ownMarks(1500)]
    const text = foundSql(soughtBy('汗腺 导管'), few, dialect)
    expect(foundSql(soughtBy('汗腺 导管'), many, dialect)).toBe(text)
    expect(foundSql(soughtBy('滤泡 胶质'), many, dialect)).toBe(text)
    const values = foundBy(soughtBy('汗腺 导管'), many)
    expect(values).toHaveLength(foundBy(soughtBy('汗腺 导管'), few).length)
    expect(values).toHaveLength(text.split('?').length - 1)
  },
)

/** The sample school's own questions, arrows and turntable frames included, go out and come back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { exportQuestions } from '../../../../exchange/questions/export.ts'
import type { Structure } from '../../../../sample/drawing/drawing.ts'
import type { Turned } from '../../../../sample/drawing/turntable/turntable.ts'
import { fill } from '../../../../sample/fill/index.ts'
import { fillMarks } from '../../../../sample/fill/marks.ts'
import { fillQuestions } from '../../../../sample/fill/questions.ts'
import { school } from '../../../../sample/school/index.ts'
import type { SpecimenSeed } from '../../../../sample/school/types.ts'
import type { Question } from '../../../../src/contract/questions.ts'
import { whole } from '../../../tools/rounds.ts'
import { temporary } from '../slides.ts'
import { questionSchool, saidOnce } from './bring.ts'

const asked = school.chapters.flatMap(({ questions }) => questions)

/** A place for each arrow: where the drawing has it is all the same here. */
function structuresOf({ key, marks, fileType }: SpecimenSeed): (Structure | Turned)[] {
  const terms = Object.keys(marks).flatMap((term) => {
    const pointed = asked.flatMap(({ specimen }) => (specimen?.key === key ? [specimen.term ?? ''] : []))
    const last = Math.max(1, ...pointed.map((one) => Number(one.match(`^${term}-(\\d+)$`)?.[1] ?? 1)))
    return Array<string>(last).fill(term)
  })
  return terms.map((term, n) =>
    fileType === 2
      ? { term, frames: [null, [n, 5], [n, 6.5], null] }
      : { term, tip: [n, 10.5], outline: [], objective: 10 },
  )
}

/** @param chapters none: all but the questions */
async function sampleSchool(chapters = school.chapters) {
  const made = await questionSchool()
  const { kysely } = made.db
  await fill(made.db, { ...school, chapters }, 0)
  for (const { id, key } of await kysely.selectFrom('specimen').select(['id', 'key']).execute()) {
    const seed = school.specimens.find((one) => one.key === key)
    if (seed) await fillMarks(kysely, { id, seed, structures: structuresOf(seed), pxPerUm: 1 }, school.terms)
  }
  await fillQuestions(kysely, { ...school, chapters })
  const said = async () => {
    const [rows, questions] = [await made.rows(), await made.questions()]
    return new Map(
      questions.map((question, n) => {
        const { key = '', catalog = '' } = rows[n] ?? {}
        return [key.split('/').at(-1) ?? key, { catalog, question }] as const
      }),
    )
  }
  return { ...made, said }
}

/** What a student sees, whatever numbers rows have. */
const seen = ({ catalog, question }: { catalog: string; question: Question }) => {
  const { id: _, catalogId: __, ...told } = saidOnce(question)
  return { catalog, ...told }
}

test.runIf(whole).each(['all.xlsx', 'all.xml'])(
  '%s: at home all of them are there already; in another school they are the same',
  {
    timeout: 240_000,
  },
  async (name) => {
    const here = await sampleSchool()
    const path = join(temporary(), name)
    const { count } = await exportQuestions(here.db, here.dataDir, path, {})
    expect(count).toBe(asked.length)
    const file = readFileSync(path)
    const again = await here.bring(file, {})
    expect([again.wrong, again.said]).toEqual([0, expect.stringContaining(' 0 imported, 0 updated')])

    const there = await sampleSchool([])
    const { wrong, said } = await there.bring(file, {})
    expect([wrong, said]).toEqual([0, expect.stringContaining(`${count} imported`)])
    const theirs = await there.said()
    const lost = [...(await here.said())].filter(
      ([key, mine]) => !isDeepStrictEqual(seen(theirs.get(key) ?? mine), seen(mine)),
    )
    expect(lost.map(([key]) => key)).toEqual([])
  },
)

test('copies of questions get the arrows that come with the pictures', async () => {
  const { db, said } = await sampleSchool()
  const arrows = new Map(
    [...(await said()).values()].map(({ question }) => [question.id, question.annotation]),
  )
  for (const table of ['quizQuestion', 'assignmentQuestion'] as const) {
    const copies = await db.kysely
      .selectFrom(table)
      .select(['sourceId', 'body'])
      .where('body', '<>', '')
      .execute()
    const shown = copies.map(({ sourceId, body }) => [sourceId, (JSON.parse(body) as Question).annotation])
    expect(shown).toEqual(copies.map(({ sourceId }) => [sourceId, arrows.get(sourceId) ?? null]))
    expect(shown.filter(([, arrow]) => arrow !== null).length).toBeGreaterThan(3)
  }
})

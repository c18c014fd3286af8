/** What else waits beside answers, on a line that fails and repeats itself: each of it takes effect once. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { CommonMarks } from '../../../src/contract/specimens.ts'
import { store, type Waiting } from '../../bench/queueTools.ts'
import { setAudit } from '../../tools/audit.ts'
import { blink, enterAs, ids, queueOf } from '../../tools/device.ts'
import { counted } from '../../tools/effects.ts'
import type { Fault } from '../../tools/proxy.ts'
import { some } from '../../tools/rounds.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { ask, homeStands, tokenOf } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const user = ids.student2
const batch = /dh-sync\/batch/
const single = /wq\/add|catalog\/insert|wrong\/move|own\/save|review\/log|exam\/save|question\/report/
const noBatch: Fault = { kind: 'status', status: 404, body: '{"code":404,"message":"","data":null}' }

/** One of each, of questions and catalogues that no other test has; and how often each took effect. */
async function oneOfEach(nth: number): Promise<{ rows: Waiting[]; effects: () => Record<string, number> }> {
  const { origin, dataDir } = stage.service
  const token = await tokenOf(origin, 'student2')
  const { questions, specimens, chapter: leaf } = await chapter(stage, '皮肤', 'student2')
  const [question] = questions.slice(nth)
  const { tree } = await ask<BookBundle>(origin, '/dh-questionbank/practise/wrong/bundle', token)
  const root = tree.find(({ subjectId }) => subjectId === leaf.subjectId)
  const [specimen] = specimens
  if (!question || !root || !specimen) throw new Error('too little to ask about')
  const { presetMarks } = await ask<CommonMarks>(
    origin,
    `/dh-specimen/mark/common?specimenId=${specimen.id}`,
    token,
  )
  const [shelf, own, exam] = [randomUUID(), randomUUID(), randomUUID()]
  const markId = presetMarks[nth]?.id
  const [at, lane] = [Date.now(), 'book:wrong']
  const said = { questionId: question.id }
  const subject = `question:${question.id}`
  const rows = [
    {
      ...{ call: 'wrong.catalogInsert', lane, subject: `catalog:${shelf}` },
      input: { name: `目录 ${nth}`, parentId: root.id, clientId: shelf },
    },
    { call: 'wrong.add', version: 2, input: { ...said, at }, lane, subject },
    { call: 'wrong.move', input: { ...said, catalogId: shelf }, lane, subject },
    {
      ...{ call: 'question.own', lane, subject: `question:${own}` },
      input: { clientId: own, specimenId: specimen.id, markId, book: 'wrong', at },
    },
    {
      ...{ call: 'review.log', version: 2, lane: `review:${question.id}`, subject: `review:${question.id}` },
      input: { clientId: randomUUID(), ...said, at, rating: 'good', ms: 4000 },
    },
    {
      ...{ call: 'exam.answers', lane: `exam:${exam}`, subject: `exam:${exam}` },
      input: {
        clientId: exam,
        at,
        stations: [{ specimenId: specimen.id, markId, right: false, said: '真皮' }],
      },
    },
    {
      ...{
        call: 'question.report',
        version: 2,
        lane: `report:${question.id}`,
        subject: `report:${question.id}`,
      },
      input: { clientId: randomUUID(), ...said, kind: 'text', text: `错字 ${nth}` },
    },
  ]
  const count = (sql: string, ...values: (string | number)[]) => counted(dataDir, sql, ...values)
  const all = 'select count(*) n from'
  const item = "from bookItem where accountId = ? and book = 'wrong' and questionId"
  const effects = () => ({
    catalogue: count(`${all} bookCatalog where accountId = ? and name = ?`, user, `目录 ${nth}`),
    moved: count(
      `select count(*) n ${item} = ? and catalogId = (select id from bookCatalog where clientId = ?)`,
      ...[user, question.id, shelf],
    ),
    own: count(`${all} question where clientId = ?`, own),
    missed: count(`select times n ${item} = (select id from question where clientId = ?)`, user, own),
    review: count(`${all} reviewEntry where accountId = ? and questionId = ?`, user, question.id),
    station: count(`${all} stationAnswer where accountId = ? and examId = ?`, user, exam),
    report: count(`${all} questionReport where accountId = ? and questionId = ?`, user, question.id),
    toEachTeacher: count(
      `select max(n) n from (${all} message where content like ? group by accountId)`,
      `%错字 ${nth}%`,
    ),
  })
  return { rows, effects }
}

const faults: [string, Fault][] = [
  ['a reply that is lost after the effect: F05', { kind: 'reset-after' }],
  ['what the line delivers twice: F06', { kind: 'dup' }],
  ['a reply that is cut off: F05', { kind: 'truncate', bytes: 10 }],
]
const ways = ['in a batch', 'one by one'] as const
const cases = ways.flatMap((way) => faults.map(([name, fault]) => [way, name, fault] as const))

test.each(some(2, cases))(
  'catalogues, moves, reviews, exams and reports take effect once, %s, with %s',
  async (way, name, fault) => {
    const { page, context, wire } = stage
    await enterAs(context, stage.origin, 'student2')
    await stage.open('/')
    await homeStands(page)
    const { rows, effects } = await oneOfEach(cases.findIndex((one) => one[0] === way && one[1] === name))
    const asTheServiceIs = () => {
      if (way === 'one by one') wire.fault(batch, noBatch)
    }
    asTheServiceIs()
    wire.fault(way === 'one by one' ? single : batch, fault)
    const from = wire.seen.length
    await store(page, rows)
    await blink(context)
    const carriers = () =>
      wire.seen
        .slice(from)
        .filter(
          ({ method, path, answered }) =>
            method === 'POST' && answered > 0 && (batch.test(path) || single.test(path)),
        )
    await expect.poll(() => carriers().length).toBeGreaterThan(0)
    if (fault.kind !== 'dup') {
      expect(await queueOf(page, user)).toHaveLength(rows.length)
      wire.pass()
      asTheServiceIs()
      await blink(context)
    }
    await expect.poll(() => queueOf(page, user), { timeout: 30_000 }).toEqual([])
    const received = carriers().reduce((sum, { answered }) => sum + answered, 0)
    expect(received).toBeGreaterThanOrEqual(2)
    const once = effects()
    tally({
      figure: `${Object.keys(once).length} effects of ${rows.length} other things once, received ${received} times`,
    })
    expect(once).toEqual(Object.fromEntries(Object.keys(once).map((kind) => [kind, 1])))
  },
)

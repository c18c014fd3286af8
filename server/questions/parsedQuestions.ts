/** Questions read and parsed once: statistics look at the same ones at each visit, whoever asks. */
import type { AnyQuestion } from '../../src/contract/questions.ts'
import type { Context, Service } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { anyQuestionOf } from './question.ts'

/** Some 6 kB each. */
const maxQuestions = 2000

interface Parsed {
  stamp: number
  question: AnyQuestion
}

const parsedBy = new WeakMap<Service, Map<number, Parsed>>()

function keptOf(service: Service): Map<number, Parsed> {
  const kept = parsedBy.get(service) ?? new Map<number, Parsed>()
  parsedBy.set(service, kept)
  return kept
}

/** The questions of these ids, whosever they are; one that does not exist is left out. A changed one has another stamp. */
export async function parsedQuestions(
  ids: readonly number[],
  { rows, service }: Pick<Context, 'rows' | 'service'>,
): Promise<Map<number, AnyQuestion>> {
  if (ids.length === 0) return new Map()
  const kept = keptOf(service)
  const stamps = await rows<Pick<QuestionRow, 'id' | 'stamp'>>(
    `select "id", "stamp" from "question" where "tenant" = ? and "id" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )
  const missing = stamps.flatMap(({ id, stamp }) => (kept.get(id)?.stamp === stamp ? [] : [id]))
  const read =
    missing.length === 0
      ? []
      : await rows<QuestionRow>(
          `select * from "question" where "tenant" = ? and "id" in (${marksFor(missing)})`,
          [tenant, ...missing],
        )
  const fresh = new Map(read.map((row) => [row.id, { stamp: row.stamp, question: anyQuestionOf(row) }]))
  const found = new Map<number, AnyQuestion>()
  for (const { id } of stamps) {
    const parsed = fresh.get(id) ?? kept.get(id)
    if (!parsed) continue
    found.set(id, parsed.question)
    // the last used stand last
    kept.delete(id)
    kept.set(id, parsed)
  }
  for (const id of kept.keys()) {
    if (kept.size <= maxQuestions) break
    kept.delete(id)
  }
  return found
}

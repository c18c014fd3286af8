import type * as contract from '../../src/contract/questionMending.ts'
import type { Question } from '../../src/contract/questions.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, Failure, notFound, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { ownSubjectIds, subjectOfCatalog } from '../library/manageSubjects.ts'
import { notify } from '../notices/notify.ts'
import { type Permissions, requirePermission } from '../permissions.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { auditedFacts } from './auditedFacts.ts'
import { questionOf } from './question.ts'
import { mustBeUnchanged, readQuestionForm } from './questionForm.ts'
import { endPosition, insertQuestions, updateQuestions } from './questionRows.ts'

interface ReportRow {
  id: number
  accountId: number
  questionId: number
  kind: string
  text: string
  at: number
}

/** Keeps the fields of a question that the form does not know. */
function withKept(mended: Question, kept: Question): Question {
  const optionOf = new Map(kept.options.map((option) => [option.id, option]))
  const partOf = new Map(kept.children.map((child) => [child.id, child]))
  return {
    ...kept,
    ...mended,
    id: kept.id,
    catalogId: kept.catalogId,
    keywords: kept.keywords,
    specimenId: kept.specimenId,
    annotation: kept.annotation,
    options: mended.options.map((option) => ({ ...optionOf.get(option.id), ...option })),
    children: mended.children.map((child) => {
      const before = partOf.get(child.id)
      return before ? withKept(child, before) : child
    }),
  }
}

async function writeAnew(within: Context, before: Question, after: Question): Promise<Question> {
  const { id, catalogId, type } = after
  const { baseType } = type
  await updateQuestions(within.db, [id], { catalogId, baseType, body: JSON.stringify(after) })
  await recordChange(within, {
    what: 'question.mend',
    thing: 'question',
    thingId: id,
    before: auditedFacts(before),
    after: auditedFacts(after),
  })
  return after
}

export const permissions: Permissions<typeof contract> = {
  questionReportPage: 'question.mend',
  questionReportClose: 'question.mend',
  questionMend: 'question.mend',
  questionAdd: 'subject.edit',
}

export const handlers: Handlers<typeof contract> = {
  async questionReportPage({ pageNo, pageSize }, { rows }) {
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<ReportRow & { total: number }>(
        `select r.*, count(*) over () as "total" from "questionReport" r where r."tenant" = ?
          order by r."at" desc, r."id" desc limit ? offset ?`,
        [tenant, limit, offset],
      ),
    )
    const ids = [...new Set(found.map(({ questionId }) => questionId))]
    const questions =
      ids.length === 0
        ? []
        : await rows<QuestionRow>(
            `select * from "question" where "tenant" = ? and "creator" = 0 and "id" in (${marksFor(ids)})`,
            [tenant, ...ids],
          )
    const questionById = new Map(questions.map((row) => [row.id, questionOf(row)]))
    const records = found.map(({ id, questionId, kind, text, at }) => {
      const question = questionById.get(questionId) ?? null
      return { id, kind, text, at, question }
    })
    return { records, total }
  },

  async questionReportClose({ id, answer }, context) {
    if (answer === '') throw refuse('reasonEmpty', [], { field: 'answer' })
    const [report] = await context.rows<ReportRow>(
      'select * from "questionReport" where "tenant" = ? and "id" = ?',
      [tenant, id],
    )
    if (!report) throw notFound()
    const { accountId, questionId, kind, text } = report
    await transaction(context, async (within) => {
      await within.rows(
        'delete from "questionReport" where "tenant" = ? and "id" = ?',
        [tenant, id],
        'writer',
      )
      await recordChange(within, {
        what: 'question.report.close',
        thing: 'question',
        thingId: questionId,
        before: { accountId, kind, text },
        reason: answer,
      })
      await notify(within, 'questionReportAnswered', [accountId], { answer }, `report-${id}`)
    })
    return null
  },

  questionMend: ({ id, question: given, base }, context) =>
    transaction(context, async (within) => {
      const row = await within.db
        .selectFrom('question')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('creator', '=', 0)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw notFound()
      const before = questionOf(row)
      if (before.type.baseType !== given.baseType) throw badParameter('question')
      const mended = withKept(readQuestionForm(given), before)
      await mustBeUnchanged(within, { base, now: before, after: mended })
      return writeAnew(within, before, mended)
    }),

  async questionAdd({ clientId, catalogId, question: given }, context) {
    const subjectId = await subjectOfCatalog(context, catalogId)
    const isOwn = (await ownSubjectIds(context)).includes(subjectId)
    requirePermission(context, 'subject.edit', isOwn ? ['ownSubject'] : [])
    const question = { ...readQuestionForm(given), catalogId }
    const key = `form/${context.caller.accountId}/${clientId}`
    return transaction(context, async (within) => {
      const there = await within.db
        .selectFrom('question')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('key', '=', key)
        .executeTakeFirst()
      // the answer was lost, and the form may have been changed since
      if (there) return writeAnew(within, questionOf(there), { ...question, id: there.id })
      const { baseType } = given
      const position = await endPosition(within.db, catalogId)
      const body = JSON.stringify(question)
      const made = { key, catalogId, baseType, specimenId: null, position, body }
      const id = (await insertQuestions(within.db, [made])).get(key)
      if (id === undefined) throw new Failure(409, 409, 'inProgress', { retryAfter: 1 })
      await recordChange(within, {
        what: 'question.add',
        thing: 'question',
        thingId: id,
        after: { catalogId, ...auditedFacts(question) },
      })
      return questionOf({ id, catalogId, specimenId: null, body })
    })
  },
}

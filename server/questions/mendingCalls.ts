import type * as contract from '../../src/contract/questionMending.ts'
import type { Question } from '../../src/contract/questions.ts'
import type { Handlers } from '../context.ts'
import { badParameter, notFound, refuse } from '../http/failure.ts'
import { notify } from '../notices/notify.ts'
import type { Permissions } from '../permissions.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { questionOf } from './question.ts'
import { readQuestionForm } from './questionForm.ts'
import { updateQuestions } from './questionRows.ts'

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

export const permissions: Permissions<typeof contract> = {
  questionReportPage: 'question.mend',
  questionReportClose: 'question.mend',
  questionMend: 'question.mend',
}

export const handlers: Handlers<typeof contract> = {
  async questionReportPage({ pageNo, pageSize }, { rows }) {
    const found = await rows<ReportRow & { total: number }>(
      `select r.*, count(*) over () as "total" from "questionReport" r where r."tenant" = ?
        order by r."at" desc, r."id" desc limit ? offset ?`,
      [tenant, pageSize, (pageNo - 1) * pageSize],
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
    return { records, total: found[0]?.total ?? 0 }
  },

  async questionReportClose({ id, answer }, context) {
    if (answer === '') throw refuse('reasonEmpty', [], { field: 'answer' })
    const [report] = await context.rows<ReportRow>(
      'select * from "questionReport" where "tenant" = ? and "id" = ?',
      [tenant, id],
    )
    if (!report) throw notFound()
    const { accountId, questionId, kind, text } = report
    await context.rows('delete from "questionReport" where "tenant" = ? and "id" = ?', [tenant, id])
    await recordChange(context, {
      what: 'question.report.close',
      thing: 'question',
      thingId: questionId,
      before: { accountId, kind, text },
      reason: answer,
    })
    await notify(context, 'questionReportAnswered', [accountId], { answer }, `report-${id}`)
    return null
  },

  async questionMend({ id, question: given }, context) {
    const [row] = await context.rows<QuestionRow>(
      'select * from "question" where "tenant" = ? and "id" = ? and "creator" = 0',
      [tenant, id],
    )
    if (!row) throw notFound()
    const before = questionOf(row)
    if (before.type.baseType !== given.baseType) throw badParameter('question')
    const mended = withKept(readQuestionForm(given), before)
    await updateQuestions(context.db, [id], { body: JSON.stringify(mended) })
    await recordChange(context, {
      what: 'question.mend',
      thing: 'question',
      thingId: id,
      before: { title: before.title, options: before.options },
      after: { title: mended.title, options: mended.options },
    })
    return mended
  },
}

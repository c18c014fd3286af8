/** 题目纠错: what somebody found wrong in a question is kept and told to everybody on the teachers' side. */
import type { Args } from '../../src/contract/endpoint.ts'
import type { mistakeKinds, Question, questionReport } from '../../src/contract/questions.ts'
import { bankAddress } from '../../src/rules/addresses/bankAddress.ts'
import { lacksWords } from '../../src/rules/mistake.ts'
import { isTeacherSide, roleBits, roleOrder } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { Failure, notFound } from '../http/failure.ts'
import { chapter } from '../library/catalog.ts'
import { tellRoles } from '../notices/notify.ts'
import { tenant } from '../store/schema.ts'
import { askedQuestion } from './question.ts'

const kinds: Record<(typeof mistakeKinds)[number], readonly [zh: string, en: string]> = {
  answer: ['答案有误', 'the answer is wrong'],
  text: ['文字有误', 'the text is wrong'],
  picture: ['图片有误', 'the picture is wrong'],
  other: ['其他', 'something else'],
}

/** bits of everybody who may mend a question */
const teachers = roleOrder.filter(isTeacherSide).reduce((bits, role) => bits | roleBits[role], 0)

/** A title without its markup, as long as a message's head takes. */
const brief = (title: string) => {
  const text = title
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Again, by the same device's UUID, it is told once. @throws Failure 400, 404 */
export async function reportQuestion(
  { clientId, questionId, kind, text }: Args<typeof questionReport>,
  context: Context,
): Promise<void> {
  if (lacksWords(kind, text)) throw new Failure(400, 400, 'reportWordless', { data: { field: 'text' } })
  const { db, caller, now } = context
  const row = await askedQuestion(questionId, context)
  if (row.catalogId === 0) throw notFound()
  const { accountId } = caller
  const made = await db
    .insertInto('questionReport')
    .values({ tenant, accountId, clientId, questionId, kind, text, at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'clientId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  const { title, titleEn } = JSON.parse(row.body) as Question
  const [zh, en] = kinds[kind]
  const said = text.trim()
  const { name, nameEn } = await chapter(context, row.catalogId)
  const address = bankAddress(row.id, row.catalogId)
  const lines = {
    content: [
      `题目 ${questionId}：${brief(title || titleEn)}`,
      `章节：${name}`,
      `问题：${zh}`,
      said && `说明：${said}`,
      address,
    ],
    contentEn: [
      `Question ${questionId}: ${brief(titleEn || title)}`,
      `Chapter: ${nameEn || name}`,
      `Reported: ${en}`,
      said && `Details: ${said}`,
      address,
    ],
  }
  await tellRoles(context, teachers, {
    key: `report-${made.id}`,
    title: `题目纠错：${brief(title || titleEn)}`,
    titleEn: `Mistake reported: ${brief(titleEn || title)}`,
    content: lines.content.filter(Boolean).join('\n'),
    contentEn: lines.contentEn.filter(Boolean).join('\n'),
  })
}

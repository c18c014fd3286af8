import type { Page } from 'playwright'
import type { Question } from '../../src/contract/questions.ts'
import { controlled, enterAs, type ids } from './device.ts'
import { chapter, ofKind, type Stage } from './stage.ts'
import { answer, openQuestion } from './steps.ts'

/** What carries answers to the service. */
export const sending = /chapter\/submit$|dh-sync\/batch/

/** Answers a question while what would carry it breaks: the answer waits on the device, and so will all that follow. */
export async function leaveWaiting(
  { wire, origin, context, page }: Pick<Stage, 'wire' | 'origin' | 'context'> & { page: Page },
  catalogId: number,
  question: Question,
  loginName: keyof typeof ids = 'student',
): Promise<void> {
  await enterAs(context, origin, loginName)
  await openQuestion(page, origin, catalogId, question.id)
  await controlled(page)
  wire.fault(sending, { kind: 'reset-before' })
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
}

/** The second student at a question of a chapter of the sample school, with the worker in place. */
export async function atQuestion(stage: Stage, name: string, kind: Parameters<typeof ofKind>[1] = 'DANXUAN') {
  const bundle = await chapter(stage, name)
  const question = ofKind(bundle, kind)
  await enterAs(stage.context, stage.origin, 'student2')
  await openQuestion(stage.page, stage.origin, bundle.chapter.id, question.id)
  await controlled(stage.page)
  return { bundle, catalogId: bundle.chapter.id, question }
}

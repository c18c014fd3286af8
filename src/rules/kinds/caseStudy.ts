import type { AnyQuestion, Question } from '../../contract/questions.ts'
import { readRecord } from '../grading/json.ts'
import { partShares } from '../quizzes/points.ts'
import type { JudgeChild, QuestionKind } from './kind.ts'
import { withRightParts } from './options.ts'

/** The content of each child, by its id. */
export type Parts = ReadonlyMap<number, string>

/** BINGLI: null where the text is no such answer; a part that is no text counts as unanswered. */
export function readParts(content: string): Parts | null {
  const record = readRecord(content)
  if (!record) return null
  const parts = new Map<number, string>()
  for (const [child, part] of record) {
    if (typeof part === 'string') parts.set(Number(child), part)
  }
  return parts
}

export const writeParts = (parts: Parts): string => JSON.stringify(Object.fromEntries(parts))

/** The answer with this content for that child. */
export const withPart = (content: string, child: number, part: string): string =>
  writeParts(new Map(readParts(content) ?? []).set(child, part))

/** For each child its content and its verdict. */
export function children(
  question: AnyQuestion,
  content: string,
  judgeChild: JudgeChild,
): { child: Question; content: string; correct: boolean | null }[] {
  const parts = readParts(content)
  return question.children.map((child) => {
    const part = parts?.get(child.id) ?? ''
    return { child, content: part, correct: parts ? judgeChild(child, part) : false }
  })
}

/** One wrong child makes it wrong; else one that is not judged leaves it unjudged; else it is right. */
export const caseStudy: QuestionKind = {
  naming: { id: 7, name: '病例分析题', nameEn: 'Case study', subjective: false },
  usualMs: 120_000,
  hasLooseOptions: false,
  isEverJudged: ({ children }, isChildJudged) => children.every(isChildJudged),
  isSelfMarked: ({ children }, isChildMarked) => children.some(isChildMarked),
  isAmended(question, before, after, isChildAmended) {
    const [was, now] = [readParts(before), readParts(after)]
    return question.children.every((child) => {
      const [part, amended] = [was?.get(child.id) ?? '', now?.get(child.id) ?? '']
      return part === amended || isChildAmended(child, part, amended)
    })
  },

  judge(question, content, judgeChild) {
    const verdicts = children(question, content, judgeChild).map((child) => child.correct)
    if (verdicts.length === 0 || verdicts.includes(false)) return false
    return verdicts.includes(null) ? null : true
  },
  answered(question, content, answeredChild) {
    const parts = readParts(content)
    return question.children.every((child) => answeredChild(child, parts?.get(child.id) ?? ''))
  },
  begun(question, content, begunChild) {
    const parts = readParts(content)
    return question.children.some((child) => begunChild(child, parts?.get(child.id) ?? ''))
  },
  wrongParts(question, content, inChild) {
    const parts = readParts(content)
    return question.children.flatMap((child) =>
      inChild(child, parts?.get(child.id) ?? '').map((wrong) => ({
        ...wrong,
        content: writeParts(new Map([[child.id, wrong.content]])),
      })),
    )
  },
  answerText(question, content, { ofPart }) {
    const parts = readParts(content)
    if (!parts) return content
    return question.children
      .map((child, index) => `(${index + 1}) ${ofPart(child, parts.get(child.id) ?? '') || '–'}`)
      .join('\n')
  },
  points(question, content, { maxPoints, partPoints, pointsOfPart }) {
    const parts = readParts(content)
    const shares = partShares(maxPoints, question.children.length, partPoints)
    let sum = 0
    for (const [index, part] of question.children.entries()) {
      const points = pointsOfPart(part, parts?.get(part.id) ?? '', shares[index] ?? 0)
      if (points === null) return null
      sum += points
    }
    return sum
  },
  withRightAnswer(question, content, ofPart) {
    const parts = readParts(content)
    return withRightParts(question, (part) => ofPart(part, parts?.get(part.id) ?? ''))
  },
  form: {
    options: () => [],
    truth: null,
    part: (part) => part,
    fault: ({ children }, ofPart) =>
      children.length > 0 && children.every((part) => !ofPart(part)) ? null : 'parts',
  },
}

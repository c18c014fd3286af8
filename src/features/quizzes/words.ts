import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StudentQuizState } from '../../contract/quizzes/quiz.ts'
import type { TagTone } from '../../ui/Tag.tsx'

/** Words and colour for each state of a quiz, as a student sees it. */
export const quizStates: Record<StudentQuizState, { words: MessageDescriptor; tone: TagTone }> = {
  upcoming: { words: msg`未开放`, tone: 'neutral' },
  open: { words: msg`可以作答`, tone: 'primary' },
  running: { words: msg`作答中`, tone: 'warn' },
  submitted: { words: msg`已交卷`, tone: 'ok' },
  grading: { words: msg`评阅中`, tone: 'neutral' },
  released: { words: msg`成绩已公布`, tone: 'ok' },
  missed: { words: msg`未参加`, tone: 'bad' },
}

/** Whether nothing can be answered any longer: it was handed in, or its time is over. */
export const isQuizOver = ({ state }: { state: StudentQuizState }): boolean =>
  !['upcoming', 'open', 'running'].includes(state)

/** Hundredths of a point as people write them: 1250 is 12.5. */
export const pointsText = (hundredths: number): string => String(hundredths / 100)

/** A time that is left: `1:02:03`, or `05:09` below an hour. @param seconds whole, 0 or more */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** Title of what concerns the sealed paper: in English it begins with a capital, unlike the words of a verdict. */
export const sealedPaperTitle = msg({ message: '密封试卷', context: 'title' })

/** Title of the reports that students made, as teachers read them. */
export const questionReportsTitle = msg({ message: '题目纠错', context: 'several' })

/** Said where one paper goes to several classes. */
export const otherHoursWords = msg`几个班如果不在同一时段考试，请各用一份不同的试卷：先考的班会知道题目。`

/** The kind of a single question, as the title of a field: English tells it from the plural. */
export const kindTitle = msg({ message: '题型', context: 'one' })

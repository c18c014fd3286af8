import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type QuizResultLine, quizResults } from '../../../contract/quizzes/quizResults.ts'
import type { TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { type SheetCell, saveWorkbook } from '../../../parts/spreadsheets.ts'
import { ask } from '../../../queries/engine/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { answerWords } from './answerWords.ts'
import { useManageFailure } from './useManageFailure.ts'

/** The answers of all, where the button of an exam means one. */
const answersSheet = msg({ message: '作答', context: 'several' })

const pointsCell = (points: number | null): SheetCell => (points === null ? null : points / 100)

/** Number of attempts that the service sends at a time. */
const attemptsPerPart = 50

async function readResults(quizId: number): Promise<QuizResultLine[]> {
  const lines: QuizResultLine[] = []
  for (let pageNo = 1; ; pageNo++) {
    const { records, total } = await ask(quizResults, { quizId, pageNo, pageSize: attemptsPerPart })
    lines.push(...records)
    if (pageNo * attemptsPerPart >= total) return lines
  }
}

/** The results as an Excel file: one sheet with points, one with the answers in words. */
export function ExportResults({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const truth = { right: t`对`, wrong: t`错` }
  const moment = (at: number | null) =>
    at === null ? null : i18n.date(at, { dateStyle: 'short', timeStyle: 'medium' })
  const personCells = (line: QuizResultLine): SheetCell[] => [
    line.loginName,
    pick(line.name, line.nameEn),
    line.roomName,
    line.number,
    moment(line.startedAt),
    moment(line.submittedAt),
    pointsCell(line.points),
  ]
  const save = useMutation({
    mutationFn: async () => {
      const lines = await readResults(quiz.id)
      const heads = [t`学号`, t`姓名`, t`班级`, t`第几次`, t`开始`, t`交卷`, t`得分`]
      const numbers = quiz.questions.map(({ isLeftOut }, index) =>
        isLeftOut ? t`第 ${index + 1} 题（不计分）` : t`第 ${index + 1} 题`,
      )
      const hasKept = lines.some(({ kept }) => kept > 0)
      await saveWorkbook(pick(quiz.title, quiz.titleEn), [
        {
          name: t`得分`,
          rows: [
            [...heads, ...numbers, ...(hasKept ? [t`更正后保留`] : [])],
            ...lines.map((line) => [
              ...personCells(line),
              ...line.answers.map(({ points }) => pointsCell(points)),
              ...(hasKept ? [pointsCell(line.kept)] : []),
            ]),
          ],
        },
        {
          name: i18n._(answersSheet),
          rows: [
            [...heads, ...numbers],
            ...lines.map((line) => [
              ...personCells(line),
              ...line.answers.map(({ content }, index) => {
                const question = quiz.questions[index]?.question
                return question ? answerWords(question, content, pick, truth) : content
              }),
            ]),
          ],
        },
      ])
    },
    onError: useManageFailure(),
  })
  return (
    <Button kind="soft" busy={save.isPending} onClick={() => save.mutate()}>
      {t`导出 Excel`}
    </Button>
  )
}

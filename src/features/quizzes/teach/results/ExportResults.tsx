import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type QuizResultLine, quizResults } from '../../../../contract/quizzes/quizResults.ts'
import type { TeacherQuizDetail } from '../../../../contract/quizzes/quizTeaching.ts'
import { saveWorkbook } from '../../../../parts/spreadsheets.ts'
import { ask } from '../../../../queries/engine/query.ts'
import { useTruthWords } from '../../../../questions/truthWords.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { useManageFailure } from '../useManageFailure.ts'
import { type ResultWords, resultSheets } from './resultSheets.ts'

/** The answers of all, where the button of an exam means one. */
const answersSheet = msg({ message: '作答', context: 'several' })

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

function useResultWords(): ResultWords {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  return {
    pointsSheet: t`得分`,
    answersSheet: i18n._(answersSheet),
    heads: [t`学号`, t`姓名`, t`班级`, t`第几次`, t`开始`, t`交卷`, t`得分`],
    question: (number, isLeftOut) => (isLeftOut ? t`第 ${number} 题（不计分）` : t`第 ${number} 题`),
    kept: t`更正后保留`,
    truth: useTruthWords(),
    pick,
    moment: (at) => i18n.date(at, { dateStyle: 'short', timeStyle: 'medium' }),
  }
}

/** The results as an Excel file: one sheet with points, one with the answers in words. */
export function ExportResults({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const words = useResultWords()
  const save = useMutation({
    mutationFn: async () =>
      saveWorkbook(
        words.pick(quiz.title, quiz.titleEn),
        resultSheets(quiz, await readResults(quiz.id), words),
      ),
    onError: useManageFailure(),
  })
  return (
    <Button kind="soft" busy={save.isPending} onClick={() => save.mutate()}>
      {t`导出 Excel`}
    </Button>
  )
}

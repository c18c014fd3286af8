import { useLingui } from '@lingui/react/macro'
import type {
  QuizCorrection,
  QuizQuestionItem,
  TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { useTruthWords } from '../../../questions/truthWords.ts'
import { answerWords } from '../../../rules/quizzes/answerWords.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'

/** How a question was corrected before, by whom and why. */
export function Corrections({ quiz, item }: { quiz: TeacherQuizDetail; item: QuizQuestionItem }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const truth = useTruthWords()
  const words = ({ change }: QuizCorrection): string => {
    switch (change.kind) {
      case 'accept':
        return t`也算对：${answerWords(item.question, change.content, pick, truth)}`
      case 'key':
        return t`正确答案改为：${answerWords(item.question, change.content, pick, truth)}`
      case 'void':
        return t`题目作废：所有人得满分`
      case 'leaveOut':
        return t`题目作废：不计分，也不计入满分`
      case 'asPublished':
        return t`恢复发布时的答案`
    }
  }
  const own = (quiz.corrections ?? []).filter(({ questionId }) => questionId === item.id)
  if (own.length === 0) return null
  return (
    <ul className={css.list} aria-label={t`更正记录`}>
      {own.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
        <li key={index}>
          <p>{words(one)}</p>
          <p className={css.quiet}>
            <Time at={one.at} precise /> · {pick(one.by.name, one.by.nameEn)} · {one.reason}
            {one.keepsReleased && ` · ${t`已公布的得分没有降低`}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

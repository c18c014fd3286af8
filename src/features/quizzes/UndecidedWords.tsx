import { useLingui } from '@lingui/react/macro'
import type { QuizCardItem } from '../../contract/quizzes/quiz.ts'
import css from './Quizzes.module.css'

/** Words for a student whose answers wait for a teacher's decision; nothing where none does. */
export function UndecidedWords({ items }: { items: readonly QuizCardItem[] }) {
  const { t } = useLingui()
  const count = items.filter(({ isUndecided }) => isUndecided).length
  if (count === 0) return null
  return (
    <p className={css.notice}>{t`${count} 题的作答无法证明是否按时，正在等老师认定；认定后会通知你。`}</p>
  )
}

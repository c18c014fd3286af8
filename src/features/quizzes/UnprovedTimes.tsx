import { useLingui } from '@lingui/react/macro'
import css from './Quizzes.module.css'

/** On a platform that has the specification's calls only nothing proves when an answer was made. */
export function UnprovedTimes() {
  const { t } = useLingui()
  return <p className={css.quiet}>{t`这个平台不能证明断网时的答题时间，只知道答案什么时候送到。`}</p>
}

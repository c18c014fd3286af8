import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { findOtherAnswers } from '../../queries/quizzes/platform.ts'
import css from './Quizzes.module.css'

/**
 * Which questions a platform holds with another answer than this device, once the attempt was handed in. Nothing where
 * it holds the same, or cannot be asked.
 */
export function OtherAnswers({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const [numbers, setNumbers] = useState<readonly number[]>([])
  useEffect(() => {
    let isGone = false
    findOtherAnswers(quizId).then(
      (found) => !isGone && setNumbers(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [quizId])
  if (numbers.length === 0) return null
  const named = numbers.join(t`、`)
  return (
    <p className={css.notice} role="alert">
      {t`平台上第 ${named} 题的答案与你在这台设备上写的不同。答案已再次送出，平台仍保留了另一个答案，请联系老师。`}
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { findOtherAnswers } from '../../queries/quizzes/platform.ts'
import { waitingHandInsAtom } from '../../queries/quizzes/quizzes.ts'
import css from './Quizzes.module.css'

/**
 * Whether a platform holds the answers of this device once the attempt was handed in, and which it holds otherwise.
 * Nothing where the attempt was made elsewhere, or the platform cannot be asked.
 */
export function OtherAnswers({ quizId }: { quizId: number }) {
  const isWaiting = useAtomValue(waitingHandInsAtom).has(quizId)
  const [numbers, setNumbers] = useState<readonly number[] | null>(null)
  useEffect(() => {
    if (isWaiting) return
    let isGone = false
    findOtherAnswers(quizId).then(
      (found) => !isGone && setNumbers(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [quizId, isWaiting])
  return <OtherAnswersWords numbers={isWaiting ? null : numbers} />
}

/** @param props.numbers of the questions that differ; null: not known */
export function OtherAnswersWords({ numbers }: { numbers: readonly number[] | null }) {
  const { t } = useLingui()
  if (numbers === null) return null
  if (numbers.length === 0) return <p className={css.quiet}>{t`已核对：平台上的答案与这台设备上的一致。`}</p>
  const named = numbers.join(t`、`)
  return (
    <p className={css.notice} role="alert">
      {t`平台上第 ${named} 题的答案与你在这台设备上写的不同。答案已再次送出，平台仍保留了另一个答案，请联系老师。`}
    </p>
  )
}

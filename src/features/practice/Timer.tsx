import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { practiceLookAtom } from '../../device/practice.ts'
import { elapsedText } from '../../drafts/stopwatch.ts'
import type { QuestionWatch } from '../../drafts/useStopwatch.ts'
import css from './Timer.module.css'

interface Props {
  watch: QuestionWatch
  question: QuestionId
  /** in a mock exam it is the whole that counts: where there is room for one, that one stands */
  exam: boolean
}

/** Time on this question and of this sitting, by the second; nothing where a person does not want to see it. */
export function Timer({ watch, question, exam }: Props) {
  const { t } = useLingui()
  const { timer } = useAtomValue(practiceLookAtom)
  const [, tick] = useState(0)
  useEffect(() => {
    if (!timer) return
    const beat = setInterval(() => tick((before) => before + 1), 1000)
    return () => clearInterval(beat)
  }, [timer])
  if (!timer) return null
  const [here, inAll] = [elapsedText(watch.on(question)), elapsedText(watch.total())]
  return (
    <span className={css.timer} role="timer" aria-label={t`本题用时 ${here}，本次共 ${inAll}`}>
      <Clock aria-hidden="true" />
      <span className={exam ? css.second : undefined}>
        <Trans>本题 {here}</Trans>
      </span>
      <span className={exam ? undefined : css.second}>
        <Trans>本次 {inAll}</Trans>
      </span>
    </span>
  )
}

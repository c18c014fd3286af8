import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { practiceLookAtom } from '../../device/practice.ts'
import { clockText } from './stopwatch.ts'
import css from './Timer.module.css'
import type { Watch } from './useStopwatch.ts'

/** Time on this question and in all, by the second; nothing where a person does not want to see it. */
export function Timer({ watch, question }: { watch: Watch; question: QuestionId }) {
  const { t } = useLingui()
  const { timer } = useAtomValue(practiceLookAtom)
  const [, tick] = useState(0)
  useEffect(() => {
    if (!timer) return
    const beat = setInterval(() => tick((before) => before + 1), 1000)
    return () => clearInterval(beat)
  }, [timer])
  if (!timer) return null
  const [here, inAll] = [clockText(watch.on(question)), clockText(watch.total())]
  return (
    <span className={css.timer} role="timer" aria-label={t`本题用时 ${here}，共 ${inAll}`}>
      <Clock aria-hidden="true" />
      {here} / {inAll}
    </span>
  )
}

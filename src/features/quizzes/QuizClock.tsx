import { useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useEffect, useEffectEvent, useState } from 'react'
import { tryUntilDone } from '../../queries/quizzes/tryUntilDone.ts'
import { announcedSecondsAt } from '../../rules/quizzes/announcements.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Quizzes.module.css'
import { useAttemptClock } from './useAttemptClock.ts'
import { clockText } from './words.ts'

/** Pause (ms) before the end is tried again: the device could not store it. */
const retryMs = 5000

/**
 * The clock of an attempt: it alone is drawn anew each second, not the page around it.
 * @param props.onOver called when the time is up, and again until it resolves with true or the time is not up any more
 */
export function AttemptClock(props: { endAt: number | null; onOver: () => Promise<boolean> }) {
  const { leftMs, needsCalibration } = useAttemptClock(props.endAt)
  const isOver = leftMs === 0 && !needsCalibration
  const onOver = useEffectEvent(props.onOver)
  useEffect(() => {
    if (isOver) return tryUntilDone(() => onOver(), retryMs)
  }, [isOver])
  return <QuizClock leftMs={leftMs} needsCalibration={needsCalibration} />
}

interface Props {
  /** null: the quiz has no end */
  leftMs: number | null
  needsCalibration: boolean
}

/** The time left: seen all the time, heard at a few moments and when asked for; it can be hidden. */
export function QuizClock({ leftMs, needsCalibration }: Props) {
  const { t } = useLingui()
  const [isHidden, setHidden] = useState(false)
  const [asked, setAsked] = useState('')
  if (leftMs === null) return <span className={css.quiet}>{t`不限时`}</span>
  const seconds = Math.ceil(leftMs / 1000)
  const announced = announcedSecondsAt(seconds)
  const minutes = (announced ?? 0) / 60
  return (
    <>
      <Button
        kind="text"
        aria-label={t`还剩多少时间`}
        onClick={() => setAsked(t`还剩 ${clockText(seconds)}`)}
      >
        <span role="timer" aria-live="off" className={classes(css.clock, seconds <= 60 && css.urgent)}>
          {isHidden ? '··:··' : clockText(seconds)}
        </span>
      </Button>
      <IconButton label={isHidden ? t`显示时间` : t`隐藏时间`} onClick={() => setHidden(!isHidden)}>
        {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr">
        {announced !== null && announced > 0 && (minutes >= 1 ? t`还剩 ${minutes} 分钟` : t`还剩 30 秒`)}
      </span>
      <span role="alert" className="sr">
        {announced === 0 && t`时间到`}
      </span>
      <span role="status" className="sr">
        {asked}
      </span>
      {needsCalibration && <span className={css.quiet}>{t`时间待校准`}</span>}
    </>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Due } from '../../queries/practice/due.ts'
import { dayOf } from '../../rules/review/day.ts'
import { isCramming } from '../../rules/review/exam.ts'
import css from './Due.module.css'

/** Keeps the home's line about review fresh: it follows other devices and the change of the day. */
export function useDueFollowed(): void {
  const router = useRouter()
  useEffect(() => {
    let isLeft = false
    let stop: () => void = () => undefined
    // until then a start is over, also on a slow line
    const timer = setTimeout(async () => {
      const { followDue } = await import('./followDue.ts')
      if (!isLeft) stop = followDue(router)
    }, 5000)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [router])
}

/** Line on the home: how many wrong questions are due today, and whether an exam is near; null when neither holds. */
export function dueNow(due: Due | undefined, now = Date.now()): ReactNode {
  if (!due) return null
  const { examAt, dues } = due
  const today = dayOf(now)
  const waiting = dues.filter(([, at]) => dayOf(at) <= today).length
  const cramming = isCramming(examAt, now)
  if (!cramming && waiting === 0) return null
  return (
    <Link to="/exercise/review" className={css.due}>
      {waiting > 0 && <Plural value={waiting} one="错题 # 题待复习" other="错题 # 题待复习" />}
      {cramming && (
        <strong className={css.cram}>
          <Trans>考前突击</Trans>
        </strong>
      )}
    </Link>
  )
}

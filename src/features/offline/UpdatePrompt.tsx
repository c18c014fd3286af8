import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useRunningAttempt } from '../../device/runningAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import css from './UpdatePrompt.module.css'

interface Props {
  /** the service no longer understands all that this version says */
  needed: boolean
  onAccept: () => void
}

/** How long (ms) to wait for the new version: by then it has mostly taken over, and the page with it. */
const updateWaitMs = 15_000

/**
 * There is a new version: the student says when. Later means at the next start, by itself. A running quiz never accepts
 * one: the offer comes once its attempt is over.
 */
export function UpdatePrompt({ needed, onAccept }: Props) {
  const { t } = useLingui()
  const isInQuiz = useRunningAttempt()
  const [later, setLater] = useState(false)
  const [state, setState] = useState<'offered' | 'accepted' | 'held'>('offered')
  useEffect(() => {
    if (state !== 'accepted') return
    const timer = setTimeout(() => setState('held'), updateWaitMs)
    return () => clearTimeout(timer)
  }, [state])
  if (later || isInQuiz) return null
  const offer = needed
    ? t`这个版本太旧，有些功能可能无法使用。请更新；未发送的作答照常送达。`
    : t`新版本已准备好。更新只需几秒，未发送的作答不受影响。`
  return (
    <section className={css.prompt} aria-label={t`应用更新`}>
      <p role="status" className={css.text}>
        {state === 'held'
          ? t`这次更新比平时久。把应用的页面都关掉，再打开就是新版本；未发送的作答不受影响。`
          : offer}
      </p>
      <div className={css.actions}>
        <Button kind="text" onClick={() => setLater(true)}>
          {t`稍后`}
        </Button>
        <Button
          busy={state === 'accepted'}
          onClick={() => {
            setState('accepted')
            onAccept()
          }}
        >
          {state === 'held' ? t`再试一次` : t`现在更新`}
        </Button>
      </div>
    </section>
  )
}

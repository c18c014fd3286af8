import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import css from '../Quizzes.module.css'

interface Props {
  /** nothing more can be written */
  isClosed: boolean
  onSignIn: () => void
}

/** The session ended in the middle of a quiz: answering goes on, and sending waits for the sign-in. */
export function SignedOut({ isClosed, onSignIn }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.signedOut} role="status">
      <p>
        {isClosed
          ? t`登录已失效。重新登录后，答卷自动送出。`
          : t`登录已失效。可以继续作答，答案存在本机，重新登录后自动送出。`}
      </p>
      <Button kind="plain" onClick={onSignIn}>
        {t`重新登录`}
      </Button>
    </div>
  )
}

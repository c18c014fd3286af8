import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './UpdatePrompt.module.css'

interface Props {
  /** the service no longer understands all that this version says */
  needed: boolean
  onAccept: () => void
}

/** There is a new version: the student says when. Later means at the next start, by itself. */
export function UpdatePrompt({ needed, onAccept }: Props) {
  const { t } = useLingui()
  const [later, setLater] = useState(false)
  const [busy, setBusy] = useState(false)
  if (later) return null
  return (
    <section className={css.prompt} aria-label={t`应用更新`}>
      <p role="status" className={css.text}>
        {needed
          ? t`这个版本太旧，有些功能可能无法使用。请更新；未发送的作答照常送达。`
          : t`新版本已准备好。更新只需几秒，未发送的作答不受影响。`}
      </p>
      <div className={css.actions}>
        <Button kind="text" onClick={() => setLater(true)}>
          {t`稍后`}
        </Button>
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true)
            onAccept()
          }}
        >
          {t`现在更新`}
        </Button>
      </div>
    </section>
  )
}

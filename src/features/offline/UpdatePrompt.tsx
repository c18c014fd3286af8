import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './UpdatePrompt.module.css'

/** A new version waits: the student says when. Later means at the next start, by itself. */
export function UpdatePrompt({ onAccept }: { onAccept: () => void }) {
  const { t } = useLingui()
  const [later, setLater] = useState(false)
  const [busy, setBusy] = useState(false)
  if (later) return null
  return (
    <section className={css.prompt} aria-label={t`应用更新`}>
      <p role="status" className={css.text}>
        {t`新版本已准备好。更新只需几秒，未发送的作答不受影响。`}
      </p>
      <div className={css.actions}>
        <Button kind="text" onClick={() => setLater(true)}>
          {t`稍后`}
        </Button>
        <Button
          kind="soft"
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

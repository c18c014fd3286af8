import { Trans } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Button } from '../../../ui/Button.tsx'
import css from './FlashCover.module.css'

interface Props {
  /** it was shown already */
  over: boolean
  ready: boolean
  onLook: () => void
}

/** Lies over the field before it is shown, and after. For how long, the result tells: it follows from what was right. */
export function FlashCover({ over, ready, onLook }: Props) {
  return (
    <div className={css.cover}>
      <span className={css.field}>{over ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}</span>
      {over ? (
        <p className={css.text}>
          <Trans>箭头刚才指的是什么？</Trans>
        </p>
      ) : (
        <>
          <p className={css.text}>
            <Trans>视野只亮一会儿，看箭头指着什么。</Trans>
          </p>
          <Button autoFocus disabled={!ready} onClick={onLook}>
            {ready ? <Trans>开始看</Trans> : <Trans>图像准备中…</Trans>}
          </Button>
        </>
      )}
    </div>
  )
}

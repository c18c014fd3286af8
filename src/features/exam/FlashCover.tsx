import { Trans, useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Button } from '../../ui/Button.tsx'
import css from './FlashCover.module.css'
import { secondsText } from './words.ts'

interface Props {
  /** it was shown already */
  over: boolean
  ready: boolean
  /** ms that the field will be shown */
  ms: number
  onLook: () => void
}

/** Lies over the field before it is shown, and after. */
export function FlashCover({ over, ready, ms, onLook }: Props) {
  const { i18n } = useLingui()
  const long = secondsText(ms, i18n.locale)
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
            <Trans>视野只亮 {long} 秒，看箭头指着什么。</Trans>
          </p>
          <Button autoFocus disabled={!ready} onClick={onLook}>
            {ready ? <Trans>开始看</Trans> : <Trans>图像准备中…</Trans>}
          </Button>
        </>
      )}
    </div>
  )
}

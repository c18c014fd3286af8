import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Sheets.module.css'

const QrCode = lazy(() => import('./QrCode.tsx'))

interface Props {
  open: boolean
  onClose: () => void
  /** the specimen's name */
  title: string
  /** the whole address of what is on the screen now */
  address: string
}

/** The address of the very place: to copy, to hand on, to photograph. */
export function ShareSheet({ open, onClose, title, address }: Props) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast(t`链接已复制`, { kind: 'ok' })
    } catch {
      toast(t`没有复制成功，请长按链接自行复制`, { kind: 'bad' })
    }
  }
  const share = () =>
    // who changed their mind has not failed
    void navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <Sheet open={open} onClose={onClose} title={t`分享此处`}>
      <input
        className={css.address}
        readOnly
        value={address}
        aria-label={t`此处的链接`}
        onFocus={(event) => event.target.select()}
      />
      <div className={css.actions}>
        <Button wide onClick={copy}>
          <Copy aria-hidden="true" />
          {t`复制链接`}
        </Button>
        {'share' in navigator && (
          <Button kind="soft" wide onClick={share}>
            <Share2 aria-hidden="true" />
            {t`用其他应用分享`}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        <QrCode text={address} label={t`此处的二维码`} className={css.code} />
      </Suspense>
      <p className={css.words}>
        {t`打开后回到同一位置、倍数、角度和选中的标注。对方需要登录；没有网络时，只能打开对方设备上保留过或打开过的标本。`}
      </p>
    </Sheet>
  )
}

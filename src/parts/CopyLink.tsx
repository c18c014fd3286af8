import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'

/** Copies the address of this page, to be opened in another browser. */
export function CopyLink() {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      toast(t`链接已复制`, { kind: 'ok' })
    } catch {
      // no clipboard here: the address is shown to be copied by hand
      prompt(t`长按复制链接`, location.href)
    }
  }
  return (
    <Button kind="text" onClick={() => void copy()}>
      {t`复制链接`}
    </Button>
  )
}

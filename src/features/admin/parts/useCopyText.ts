import { useLingui } from '@lingui/react/macro'
import { toast } from '../../../ui/toast.ts'

/** Copies a text and says so; where the browser refuses, asks to copy it by hand. */
export function useCopyText(): (text: string) => Promise<void> {
  const { t } = useLingui()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`已复制`, { kind: 'ok' })
    } catch {
      toast(t`请手动选中复制`, { kind: 'bad' })
    }
  }
}

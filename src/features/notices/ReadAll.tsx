import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { markAllRead } from '../../queries/notices/readMarks.ts'
import type { NoticeKind } from '../../queries/notices/unread.ts'
import { Button } from '../../ui/Button.tsx'
import { focusMain } from '../../ui/hooks/focusMain.ts'
import css from './ReadAll.module.css'

/** Marks all that has come so far as read; not there where nothing is unread. */
export function ReadAll({ kind, unread }: { kind: NoticeKind; unread: number }) {
  const { t } = useLingui()
  const all = useMutation({
    mutationFn: () => markAllRead(kind),
    // the button goes: the keyboard stays on this page
    onSuccess: focusMain,
  })
  if (unread === 0) return null
  return (
    <Button kind="text" className={css.all} busy={all.isPending} onClick={() => all.mutate()}>
      {t`全部已读`}
    </Button>
  )
}

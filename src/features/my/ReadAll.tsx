import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import type { NoticeKind } from '../../queries/notices.ts'
import { markAllRead } from '../../queries/readMarks.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** Marks all that has come so far as read. */
export function ReadAll({ kind, unread }: { kind: NoticeKind; unread: number }) {
  const { t } = useLingui()
  const all = useMutation({ mutationFn: () => markAllRead(kind) })
  return (
    <IconButton label={t`全部标为已读`} disabled={unread === 0 || all.isPending} onClick={() => all.mutate()}>
      <CheckCheck aria-hidden="true" />
    </IconButton>
  )
}

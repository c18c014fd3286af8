import { useLingui } from '@lingui/react/macro'
import { Confirm } from '../../ui/Confirm.tsx'

interface Props {
  open: boolean
  onDiscard: () => void
  onStay: () => void
}

/** Asks before what somebody wrote into a form is lost. */
export function DiscardQuestion({ open, onDiscard, onStay }: Props) {
  const { t } = useLingui()
  return (
    <Confirm
      open={open}
      title={t`放弃没有保存的修改？`}
      action={t`放弃修改`}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{t`你写的内容还没有保存。`}</p>
    </Confirm>
  )
}

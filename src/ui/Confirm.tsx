import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import { Sheet } from './Sheet.tsx'

interface Props {
  open: boolean
  title: string
  /** the effect of the action, and what stays safe */
  children: ReactNode
  /** the verb on the button that does it */
  action: string
  /** it cannot be undone */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done. */
export function Confirm({ open, title, children, action, danger, busy, onConfirm, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      place="middle"
      footer={
        <div className={css.buttons}>
          <Button kind="plain" wide onClick={onClose}>
            {t`取消`}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} wide busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      }
    >
      <div className={css.text}>{children}</div>
    </Sheet>
  )
}

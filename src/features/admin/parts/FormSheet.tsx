import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Admin.module.css'

interface Props {
  title: string
  onClose: () => void
  onSave: () => void
  isBusy: boolean
  /** why it was refused */
  fault: string
  children: ReactNode
  /** the verb on the button; left out: 保存 */
  action?: string
  /** the form is only read */
  readOnly?: boolean
}

/** A form at the side of its list; on a phone it comes up from below. */
export function FormSheet({ title, onClose, onSave, isBusy, fault, children, action, readOnly }: Props) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        !readOnly && (
          <Button wide busy={isBusy} onClick={onSave}>
            {action ?? t`保存`}
          </Button>
        )
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!readOnly && !isBusy) onSave()
        }}
      >
        {fault && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        {children}
        <button type="submit" hidden />
      </form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GuardedSheet } from '../../../parts/forms/GuardedSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type FormFault, FormFaultContext } from '../../../ui/fields/fieldFault.ts'
import css from '../Admin.module.css'
import { useFormFault } from './useFormFault.ts'

interface Props {
  title: string
  onClose: () => void
  onSave: () => void
  isBusy: boolean
  /** why it was refused */
  fault: FormFault | null
  children: ReactNode
  /** the verb on the button; left out: 保存 */
  action?: string
  /** the form is only read */
  readOnly?: boolean
  /** another number: what was written until now is saved, and the sheet stays open */
  round?: number | undefined
}

/** A form at the side of its list; on a phone it comes up from below. */
export function FormSheet({
  title,
  onClose,
  onSave,
  isBusy,
  fault,
  children,
  action,
  readOnly,
  round,
}: Props) {
  const { t } = useLingui()
  const { form, whole } = useFormFault(fault)
  return (
    <GuardedSheet
      open
      onClose={onClose}
      title={title}
      round={round}
      footer={
        <div className={css.form}>
          {whole && (
            <p role="alert" className={css.fault}>
              {whole}
            </p>
          )}
          {!readOnly && (
            <Button wide busy={isBusy} onClick={onSave}>
              {action ?? t`保存`}
            </Button>
          )}
        </div>
      }
    >
      <form
        ref={form}
        className={css.form}
        data-unsaved
        onSubmit={(event) => {
          event.preventDefault()
          if (!readOnly && !isBusy) onSave()
        }}
      >
        <FormFaultContext value={fault}>{children}</FormFaultContext>
        <button type="submit" hidden />
      </form>
    </GuardedSheet>
  )
}

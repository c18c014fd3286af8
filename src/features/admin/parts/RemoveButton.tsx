import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'

interface Props {
  /** of what is removed */
  name: string
  isBusy: boolean
  onRemove: () => void
  /** what else the removal means */
  children: ReactNode
}

/** Asks before a thing is removed for good: the button stands beside the one that opens its form. */
export function RemoveButton({ name, isBusy, onRemove, children }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="text" busy={isBusy} aria-label={t`删除 ${name}`} onClick={() => setAsked(true)}>
        {t`删除`}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={t`删除${name}？`}
        action={t`删除`}
        onConfirm={() => {
          setAsked(false)
          onRemove()
        }}
        onClose={() => setAsked(false)}
      >
        <p>{children}</p>
      </Confirm>
    </>
  )
}

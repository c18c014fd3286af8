import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Summary } from '../../ui/Summary.tsx'
import css from './SaidBefore.module.css'

/**
 * What toasts said, to be read again with a keyboard or a screen reader: at the end of the page, in sight while it has the
 * focus. The words stand in the page only while it is open, so that none is met twice.
 */
export function SaidBefore({ texts }: { texts: readonly { id: number; text: string }[] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={css.said}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={() => setOpen(false)}
    >
      <Summary className={css.head}>{t`最近的提示`}</Summary>
      {isOpen && (
        <ul>
          {texts.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Hint.module.css'

interface Props {
  icon: ReactNode
  title: string
  text: ReactNode
  action?: ReactNode
  /** It comes when others already stand there, and pushes none of them down. */
  isLate?: boolean
  onDismiss?: () => void
}

/** A quiet word about this browser and what it can do. */
export function Hint({ icon, title, text, action, isLate, onDismiss }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.hint} aria-label={title} data-live data-late={isLate}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
        {action}
      </div>
      {onDismiss && (
        <IconButton label={t`不再提示`} onClick={onDismiss} className={css.close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </section>
  )
}

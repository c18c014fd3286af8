import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { useDoubleTap } from '../../ui/hooks/useDoubleTap.ts'
import css from './QuestionFoot.module.css'

interface Props {
  /** What the buttons act on: a second tap that follows at once on another thing is left out. */
  subject: string
  onCard: () => void
  /** undefined: there is no question before */
  onBack: (() => void) | undefined
  /** what became of the answer, in sight whatever the length of the question */
  status: ReactNode
  /** the large button, and what stands behind it */
  children: ReactNode
}

/** Foot of a question, under the thumb: the actions on it. */
export function QuestionFoot({ subject, onCard, onBack, status, children }: Props) {
  const { t } = useLingui()
  const once = useDoubleTap(subject)
  return (
    <div className={css.foot}>
      {status}
      <div className={css.buttons} {...once}>
        <FootButton label={t`答题卡`} onClick={onCard} className={css.narrow}>
          <LayoutGrid aria-hidden="true" />
        </FootButton>
        <FootButton label={t`上一题`} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </FootButton>
        {children}
      </div>
    </div>
  )
}

interface ButtonProps {
  label: string
  /** undefined: not now */
  onClick: (() => void) | undefined
  className?: string
  /** the icon */
  children: ReactNode
}

/** A small button beside the large one. */
export function FootButton({ label, onClick, className, children }: ButtonProps) {
  return (
    <button type="button" className={classes(css.small, className)} disabled={!onClick} onClick={onClick}>
      {children}
      <span>{label}</span>
    </button>
  )
}

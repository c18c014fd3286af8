import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './Foot.module.css'

interface Props {
  /** undefined at the first and the last question */
  onBack?: () => void
  onNext?: () => void
  onCard: () => void
  /** the question is answered and shown: the big button leads on */
  shown: boolean
  /** there is something to submit */
  ready: boolean
  onSubmit: () => void
  onSummary: () => void
  /** the verdict, in sight whatever the length of the question */
  children: ReactNode
}

/** What can be done with a question, under the thumb. */
export function Foot({ onBack, onNext, onCard, shown, ready, onSubmit, onSummary, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      {children}
      <div className={css.buttons}>
        <Small label={t`答题卡`} onClick={onCard} className={css.narrow}>
          <LayoutGrid aria-hidden="true" />
        </Small>
        <Small label={t`上一题`} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </Small>
        {shown ? (
          <Button wide onClick={onNext ?? onSummary}>
            {onNext ? <Trans>下一题</Trans> : <Trans>查看小结</Trans>}
          </Button>
        ) : (
          <Button wide disabled={!ready} onClick={onSubmit}>
            <Trans>提交答案</Trans>
          </Button>
        )}
        <Small label={t`下一题`} onClick={onNext}>
          <ChevronRight aria-hidden="true" />
        </Small>
      </div>
    </div>
  )
}

interface SmallProps {
  label: string
  /** undefined: not now */
  onClick?: () => void
  className?: string
  children: ReactNode
}

function Small({ label, onClick, className, children }: SmallProps) {
  return (
    <button type="button" className={`${css.small} ${className ?? ''}`} disabled={!onClick} onClick={onClick}>
      {children}
      <span>{label}</span>
    </button>
  )
}

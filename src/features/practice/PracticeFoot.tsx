import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useDoubleTap } from '../../ui/hooks/useDoubleTap.ts'
import css from './PracticeFoot.module.css'
import { partsLeft } from './question/partsLeft.ts'
import type { Practising } from './usePractice.ts'

interface Props {
  practice: Practising
  onCard: () => void
  /** after the last question */
  onEnd: () => void
  /** the verdict, in sight whatever the length of the question */
  children: ReactNode
}

/** Foot of a question, under the thumb: the actions on it. */
export function PracticeFoot({ practice, onCard, onEnd, children }: Props) {
  const { t } = useLingui()
  const { mode, place, content, shown, ready, back, next, submit } = practice
  const once = useDoubleTap(`${place?.question.id} ${shown}`)
  const left = place && !ready ? partsLeft(place.question, content) : 0
  return (
    <div className={css.foot}>
      {children}
      <div className={css.buttons} {...once}>
        <Small label={t`答题卡`} onClick={onCard} className={css.narrow}>
          <LayoutGrid aria-hidden="true" />
        </Small>
        <Small label={t`上一题`} onClick={back}>
          <ChevronLeft aria-hidden="true" />
        </Small>
        {mode === 'practise' && !shown ? (
          <Button wide disabled={!ready} onClick={submit}>
            {left > 0 ? (
              <Plural value={left} one="还有 # 问未答" other="还有 # 问未答" />
            ) : (
              <Trans>提交答案</Trans>
            )}
          </Button>
        ) : (
          <Button wide onClick={next ?? onEnd}>
            {next ? <Trans>下一题</Trans> : <EndWords isExam={mode === 'exam'} />}
          </Button>
        )}
        {/* passes over a question; once it is answered the large one leads on */}
        {mode === 'practise' && !shown && (
          <Small label={t`下一题`} onClick={next}>
            <ChevronRight aria-hidden="true" />
          </Small>
        )}
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

function EndWords({ isExam }: { isExam: boolean }) {
  return isExam ? <Trans>交卷</Trans> : <Trans>查看小结</Trans>
}

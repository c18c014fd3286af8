import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useCurrentInSight } from '../useCurrentInSight.ts'
import type { Practising } from '../usePractice.ts'
import { useSteady } from '../useSteady.ts'
import { AnswerCard, CardCounts } from './AnswerCard.tsx'
import { CardLegend } from './CardLegend.tsx'
import css from './CardPanel.module.css'

interface Props {
  practice: Practising
  onSummary: () => void
  onHandIn: () => void
}

/** The answer card beside the question, where there is room for it; it follows a frame behind the question. */
export function CardPanel({ practice, onSummary, onHandIn }: Props) {
  const { mode } = practice
  const all = useDeferredValue(practice.all)
  const current = useDeferredValue(practice.current)
  const pending = useDeferredValue(practice.pending)
  const flags = useDeferredValue(practice.flags)
  const go = useSteady(practice.go)
  const onEnd = useSteady(mode === 'exam' ? onHandIn : onSummary)
  return <Panel {...{ all, current, pending, flags, mode, go, onEnd }} />
}

interface PanelProps extends Pick<Practising, 'all' | 'current' | 'pending' | 'flags' | 'mode' | 'go'> {
  onEnd: () => void
}

const Panel = memo(function Panel({ onEnd, ...card }: PanelProps) {
  const cells = useCurrentInSight(card.current)
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>
        <Trans>答题卡</Trans>
      </h2>
      <CardLegend {...card} />
      <div ref={cells} className={css.cells}>
        <AnswerCard {...card} />
      </div>
      <CardCounts {...card} />
      <Button kind="soft" wide onClick={onEnd}>
        {card.mode === 'exam' ? <Trans>交卷</Trans> : <Trans>查看小结</Trans>}
      </Button>
    </aside>
  )
})

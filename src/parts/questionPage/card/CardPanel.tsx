import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { AnswerCard, CardCounts } from './AnswerCard.tsx'
import { CardLegend } from './CardLegend.tsx'
import css from './CardPanel.module.css'
import { type CardState, isHandedIn } from './places.ts'
import { useCurrentInSight } from './useCurrentInSight.ts'
import { useSteady } from './useSteady.ts'

interface Props {
  card: CardState
  /** to the summary, or to hand in */
  onEnd: () => void
}

/** The answer card beside the question, where there is room for it; it follows a frame behind the question. */
export function CardPanel({ card, ...props }: Props) {
  const { mode } = card
  const all = useDeferredValue(card.all)
  const current = useDeferredValue(card.current)
  const pending = useDeferredValue(card.pending)
  const flags = useDeferredValue(card.flags)
  const go = useSteady(card.go)
  const onEnd = useSteady(props.onEnd)
  return <Panel {...{ all, current, pending, flags, mode, go, onEnd }} />
}

interface PanelProps extends CardState {
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
        {isHandedIn(card.mode) ? <Trans>交卷</Trans> : <Trans>查看小结</Trans>}
      </Button>
    </aside>
  )
})

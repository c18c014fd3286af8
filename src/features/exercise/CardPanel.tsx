import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { AnswerCard, CardCounts } from './AnswerCard.tsx'
import css from './CardPanel.module.css'
import type { usePractice } from './usePractice.ts'

interface Props {
  practice: ReturnType<typeof usePractice>
  onSummary: () => void
}

/** The answer card beside the question, where there is room for it. */
export function CardPanel({ practice, onSummary }: Props) {
  const { all, current, isWaiting, go } = practice
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>
        <Trans>答题卡</Trans>
      </h2>
      <div className={css.cells}>
        <AnswerCard all={all} current={current} isWaiting={isWaiting} onGo={go} />
      </div>
      <CardCounts all={all} />
      <Button kind="soft" wide onClick={onSummary}>
        <Trans>查看小结</Trans>
      </Button>
    </aside>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { AnswerCard, CardCounts } from './AnswerCard.tsx'
import type { Deck } from './deck.ts'
import css from './PracticeSheets.module.css'
import { Summary } from './Summary.tsx'
import { count } from './standing.ts'
import type { usePractice } from './usePractice.ts'

export type SheetName = 'card' | 'summary' | 'restart'

interface Props {
  deck: Deck
  practice: ReturnType<typeof usePractice>
  sheet: SheetName | null
  onSheet: Dispatch<SetStateAction<SheetName | null>>
}

/** What comes up over a question: the answer card, the summary, the question before a restart. */
export function PracticeSheets({ deck, practice, sheet, onSheet }: Props) {
  const { t } = useLingui()
  const { all, current, isWaiting } = practice
  // a sheet that closes because another one opens must not close that one
  const closer = (name: SheetName) => () => onSheet((now) => (now === name ? null : now))
  const go = (index: number) => {
    onSheet(null)
    practice.go(index)
  }
  return (
    <>
      <Sheet
        open={sheet === 'card'}
        onClose={closer('card')}
        title={t`答题卡`}
        footer={
          <div className={css.foot}>
            <CardCounts all={all} />
            <Button kind="soft" onClick={() => onSheet('summary')}>
              <Trans>查看小结</Trans>
            </Button>
          </div>
        }
      >
        <AnswerCard all={all} current={current} isWaiting={isWaiting} onGo={go} />
      </Sheet>
      <Sheet
        open={sheet === 'summary'}
        onClose={closer('summary')}
        title={deck.chapter ? t`本章小结` : t`练习小结`}
      >
        <Summary
          all={all}
          waiting={all.filter((place) => isWaiting(place.question.id)).length}
          onGo={go}
          deck={deck}
          onRestart={() => onSheet('restart')}
        />
      </Sheet>
      <Restart deck={deck} practice={practice} open={sheet === 'restart'} onClose={closer('restart')} />
    </>
  )
}

interface RestartProps extends Pick<Props, 'deck' | 'practice'> {
  open: boolean
  onClose: () => void
}

function Restart({ deck, practice, open, onClose }: RestartProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const answered = practice.all.length - count(practice.all).unanswered
  async function restart() {
    setBusy(true)
    try {
      await deck.restart?.()
      practice.forget()
      practice.go(0)
      onClose()
    } catch (error) {
      console.error(error)
      toast(t`没能存到本机，作答没有清空，请再试一次`, { kind: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Confirm
      open={open}
      title={deck.chapter ? t`重新开始本章？` : t`重新开始？`}
      action={t`重新开始`}
      danger
      busy={busy}
      onConfirm={() => void restart()}
      onClose={onClose}
    >
      <Plural
        value={answered}
        one="答题卡上的 # 题会清空，从第一题重新做。"
        other="答题卡上的 # 题会清空，从第一题重新做。"
      />
    </Confirm>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countStates } from '../../../parts/questionPage/card/places.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { begunAnswers } from '../sources/progress.ts'
import type { QuestionSource } from '../sources/questionSource.ts'
import type { Practising } from '../usePractice.ts'

interface Props {
  source: QuestionSource
  practice: Practising
  open: boolean
  onClose: () => void
}

/** Asks before a question source is begun anew; in a mock exam its paper, and nothing of what was practised. */
export function Restart({ source, practice, open, onClose }: Props) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const exam = practice.mode === 'exam'
  const answered = exam
    ? begunAnswers(practice.all).length
    : practice.all.length - countStates(practice.all).unanswered
  async function restart() {
    setBusy(true)
    try {
      if (exam) practice.paper.clear()
      else {
        await source.restart?.()
        practice.forget()
      }
      practice.go(0)
      onClose()
    } catch (error) {
      console.error(error)
      toast(t`没能存到本机，作答没有清空，请再试一次`, { kind: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  const ofSource = source.chapter ? t`重新开始本章？` : t`重新开始？`
  return (
    <Confirm
      open={open}
      title={exam ? t`重新开始模考？` : ofSource}
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

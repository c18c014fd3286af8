import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { setPracticeLook } from '../../../device/practice.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { begunAnswers } from '../sources/progress.ts'
import type { Practising } from '../usePractice.ts'

/** Facts of a mock exam that was handed in. */
export interface HandedInPaper {
  questions: ReadonlySet<QuestionId>
  /** time (ms) spent on it in all */
  ms: number
}

interface Props {
  practice: Practising
  open: boolean
  onClose: () => void
  onDone: (result: HandedInPaper) => void
}

/** Submits every answer of the paper; one that could not be stored stays on the paper. */
function useHandIn({ practice, onClose, onDone }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  /** answers stored so far; null: none is being stored */
  const [done, setDone] = useState<number | null>(null)
  async function handIn() {
    setDone(0)
    const sealed = await practice.paper.seal()
    const ms = practice.watch.total()
    const stored = new Set<QuestionId>()
    for (const place of sealed ?? []) {
      setDone(stored.size)
      if (!(await practice.handIn(place))) break
      stored.add(place.question.id)
      practice.paper.drop(place.question.id)
    }
    setDone(null)
    if (!sealed || stored.size < sealed.length) {
      toast(t`没能全部存到本机，没存的还在试卷上，请再交一次`, { kind: 'bad' })
      return
    }
    // another tab has handed it in meanwhile
    if (stored.size === 0) return onClose()
    practice.paper.clear()
    // its verdicts are to be seen
    setPracticeLook({ mode: 'practise' })
    onDone({ questions: stored, ms })
  }
  return { done, handIn }
}

/** 交卷: asks first, and says what was left out. */
export function HandIn({ open, ...paper }: Props) {
  const { t } = useLingui()
  const { practice, onClose } = paper
  const { done, handIn } = useHandIn(paper)
  const written = practice.mode === 'exam' ? begunAnswers(practice.all) : []
  const total = written.length
  const left = practice.all.length - total
  const half = written.filter(({ standing }) => standing === 'unanswered').length
  if (total === 0)
    return (
      <Confirm open={open} title={t`还没有作答`} action={t`回去作答`} onConfirm={onClose} onClose={onClose}>
        <Trans>没有可交的题。</Trans>
      </Confirm>
    )
  return (
    <Confirm
      open={open}
      title={t`交卷？`}
      action={done === null ? t`交卷` : t`正在存 ${done} / ${total}`}
      busy={done !== null}
      onConfirm={() => void handIn()}
      onClose={onClose}
    >
      {left > 0 ? (
        <Plural
          value={left}
          one="还有 # 题没有作答。交卷后一起判分，没答的题按没答对计。"
          other="还有 # 题没有作答。交卷后一起判分，没答的题按没答对计。"
        />
      ) : (
        half === 0 && <Trans>全部题目都已作答，交卷后一起判分。</Trans>
      )}
      {half > 0 && (
        <p>
          <Plural
            value={half}
            one="# 题没有答完，交卷后按现有的作答判分。"
            other="# 题没有答完，交卷后按现有的作答判分。"
          />
        </p>
      )}
    </Confirm>
  )
}

import { useLingui } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import type { AnswerState } from '../../../parts/questionPage/card/places.ts'
import { isSelfMarked, kindOf } from '../../../rules/kinds/index.ts'
import type { QuestionProgress } from '../sources/progress.ts'
import { Saved, type SavedState } from './Saved.tsx'
import { useReceivedAt } from './useReceivedAt.ts'
import css from './VerdictBar.module.css'

const icons = { right: CircleCheck, wrong: CircleX, open: CircleHelp }

interface Props {
  place: QuestionProgress
  saved: SavedState
  onRetry: () => void
  /** lets the person answer once more after the service refused the answer */
  onAgain: () => void
  /** leads on from here; not spoken with the verdict */
  children?: ReactNode
}

/** Verdict on the answer, shown and spoken at once, and where the answer is kept. */
export function VerdictBar({ place, saved, onRetry, onAgain, children }: Props) {
  const { standing, question } = place
  const receivedAt = useReceivedAt(place)
  const judged = standing !== 'unanswered' && standing !== 'written'
  return (
    <div
      className={css.band}
      data-standing={judged ? standing : undefined}
      data-keep-clear={judged || undefined}
    >
      <div role="status" className={css.said}>
        {judged && (
          <Words standing={standing} waits={isSelfMarked(question)} own={kindOf(question) === 'WENDA'}>
            <Saved state={saved} receivedAt={receivedAt} onRetry={onRetry} onAgain={onAgain} />
          </Words>
        )}
      </div>
      {judged && children}
    </div>
  )
}

interface WordsProps {
  standing: Exclude<AnswerState, 'unanswered' | 'written'>
  /** whoever wrote it marks it */
  waits: boolean
  /** all of the verdict is theirs */
  own: boolean
  children: ReactNode
}

function Words({ standing, waits, own, children }: WordsProps) {
  const { t } = useLingui()
  const words = {
    right: own ? t`自评：答对了` : t`回答正确`,
    wrong: own ? t`自评：没答对` : t`回答错误`,
    open: waits ? t`已提交，请对照参考答案自评` : t`已提交，这种题不判对错`,
  }
  const Icon = icons[standing]
  return (
    <>
      <Icon aria-hidden="true" />
      <strong className={css.word}>{words[standing]}</strong>
      {children}
    </>
  )
}

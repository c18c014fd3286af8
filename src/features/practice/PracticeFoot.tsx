import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { FootButton, QuestionFoot } from '../../parts/questionPage/QuestionFoot.tsx'
import { Button } from '../../ui/Button.tsx'
import { partsLeft } from './question/partsLeft.ts'
import type { Practising } from './usePractice.ts'

interface Props {
  practice: Practising
  onCard: () => void
  /** after the last question */
  onEnd: () => void
  /** the verdict */
  children: ReactNode
}

/** Foot of a question being practised: it is submitted, then the large button leads on. */
export function PracticeFoot({ practice, onCard, onEnd, children }: Props) {
  const { t } = useLingui()
  const { mode, place, content, shown, ready, back, next, submit } = practice
  const left = place && !ready ? partsLeft(place.question, content) : 0
  const submits = mode === 'practise' && !shown
  return (
    <QuestionFoot subject={`${place?.question.id} ${shown}`} onCard={onCard} onBack={back} status={children}>
      {submits ? (
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
      {submits && (
        <FootButton label={t`下一题`} onClick={next}>
          <ChevronRight aria-hidden="true" />
        </FootButton>
      )}
    </QuestionFoot>
  )
}

function EndWords({ isExam }: { isExam: boolean }) {
  return isExam ? <Trans>交卷</Trans> : <Trans>查看小结</Trans>
}

import { useLingui } from '@lingui/react/macro'
import Settings from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { useSpecimenInUse } from '../../packs/usePacks.ts'
import { QuestionPage } from '../../parts/questionPage/QuestionPage.tsx'
import { useLate } from '../../ui/hooks/useLate.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChapterKept } from './ChapterKept.tsx'
import { PracticeFoot } from './PracticeFoot.tsx'
import { QuestionPane } from './question/QuestionPane.tsx'
import { VerdictBar } from './question/VerdictBar.tsx'
import { type PracticeSheetName, PracticeSheets } from './sheets/PracticeSheets.tsx'
import { Timer } from './Timer.tsx'
import { ToExplanation } from './ToExplanation.tsx'
import { type PracticeRunProps, usePractice } from './usePractice.ts'
import { useReadFrom } from './useReadFrom.ts'
import { useRemembered } from './useRemembered.ts'
import { useShown } from './useShown.ts'
import { useUpcoming } from './useUpcoming.ts'

interface Props extends PracticeRunProps {
  /** practises only these */
  onOnly: (ids: readonly QuestionId[]) => void
  /** back to the whole source; undefined where this is it */
  onWhole?: () => void
}

/** One way through a question source: a question, what can be done with it, and the sheets that come up over it. */
export function PracticeRun({ onOnly, onWhole, ...props }: Props) {
  const { source } = props
  const { t } = useLingui()
  const [sheet, setSheet] = useState<PracticeSheetName | null>(null)
  const practice = usePractice(props)
  const { mode, all, current, place, shown, recited, content, ready, back, next, submit, change } = practice
  const specimens = useShown(source, place?.question)
  const upcoming = useUpcoming(practice)
  // a chapter's own pictures are in use with it
  useSpecimenInUse(source.chapter ? null : (place?.question.specimenId ?? null))
  // The verdict is painted first, its explanation a frame later.
  const explained = useLate(shown || recited)
  useRemembered(props, practice)
  useReadFrom(place?.question)
  // At the end of a run comes its summary, or the sheet that hands in a mock exam.
  const end = () => setSheet(mode === 'exam' ? 'handIn' : 'summary')
  if (!place) return null
  const { question } = place
  const each = { source, specimens, recited, onSheet: setSheet }
  return (
    <QuestionPage
      title={source.title}
      back={source.back}
      sub={[
        `${current + 1} / ${all.length}`,
        // Named when the run is no plain practice, so that nobody wonders why nothing is judged or answered.
        mode === 'exam' ? t`模考` : recited && t`背题`,
      ]
        .filter(Boolean)
        .join(' · ')}
      card={practice}
      question={question}
      content={content}
      onPick={shown || recited ? undefined : change}
      onBack={back}
      onNext={next}
      onEnter={() => (mode === 'practise' && !shown ? ready && submit() : (next ?? end)())}
      onEnd={end}
      onFlag={practice.toggleFlag}
      timer={
        mode !== 'recite' && <Timer watch={practice.watch} question={question.id} exam={mode === 'exam'} />
      }
      signs={source.chapter && <ChapterKept catalogId={source.chapter.id} />}
      actions={
        <IconButton label={t`练习设置`} onClick={() => setSheet('settings')}>
          <Settings aria-hidden="true" />
        </IconButton>
      }
      foot={
        <PracticeFoot practice={practice} onCard={() => setSheet('card')} onEnd={end}>
          {mode === 'practise' && (
            <VerdictBar
              place={place}
              saved={practice.savedState(place)}
              onRetry={submit}
              onAgain={practice.answerAgain}
            >
              {shown && explained && <ToExplanation key={question.id} />}
            </VerdictBar>
          )}
        </PracticeFoot>
      }
      sheets={<PracticeSheets {...{ source, practice, sheet, onOnly, onWhole }} onSheet={setSheet} />}
    >
      {/* in one list: the one that lies ready becomes the one that is asked */}
      {[
        <QuestionPane
          key={question.id}
          question={question}
          practice={practice}
          explained={explained}
          {...each}
        />,
        upcoming && <QuestionPane key={upcoming.id} question={upcoming} {...each} />,
      ]}
    </QuestionPage>
  )
}

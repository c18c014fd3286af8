import { useDeferredValue, useState } from 'react'
import { Explanation } from '../../questions/Explanation.tsx'
import { QuestionView } from '../../questions/index.tsx'
import { pickByNumber } from '../../questions/keys.ts'
import { Screen } from '../../ui/Screen.tsx'
import { useNames } from '../../viewer/names.ts'
import { CardPanel } from './CardPanel.tsx'
import { Foot } from './Foot.tsx'
import { KeptBadge } from './KeptBadge.tsx'
import css from './Practice.module.css'
import { PracticeSheets, type SheetName } from './PracticeSheets.tsx'
import { ProgressStrip } from './ProgressStrip.tsx'
import { Rejudged } from './Rejudged.tsx'
import { useKeys } from './useKeys.ts'
import { type PracticeProps, usePractice } from './usePractice.ts'
import { useReadFrom } from './useReadFrom.ts'
import { useRemembered } from './useRemembered.ts'
import { useSwipe } from './useSwipe.ts'
import { useWide } from './useWide.ts'
import { Verdict } from './Verdict.tsx'

/** The questions of a deck, one at a time, with the answer card. */
export function Practice(props: PracticeProps) {
  const { deck } = props
  const { pick } = useNames()
  const wide = useWide()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const practice = usePractice(props)
  const { all, current, place, shown, content, ready, back, next, submit, change } = practice
  // the verdict is painted first, what explains it a frame later
  const explained = useDeferredValue(shown)
  useRemembered(props, practice)
  useReadFrom(place?.question)
  const toSummary = () => setSheet('summary')
  useKeys({
    onNumber(key) {
      const picked = place && !shown ? pickByNumber(place.question, content, key) : null
      if (picked !== null) change(picked)
      return picked !== null
    },
    onLeft: back,
    onRight: next,
    onEnter: () => (shown ? (next ?? toSummary)() : ready && submit()),
  })
  const swipe = useSwipe(next, back)
  if (!place) return null
  const { question } = place

  return (
    <Screen
      title={deck.title}
      back={deck.back}
      sub={`${pick(question.type.name, question.type.nameEn)} · ${current + 1} / ${all.length}`}
      actions={
        deck.chapter && (
          <span className={css.kept}>
            <KeptBadge catalogId={deck.chapter.id} />
          </span>
        )
      }
      tabs={<ProgressStrip all={all} current={current} />}
      foot={
        <Foot
          onBack={back}
          onNext={next}
          onCard={() => setSheet('card')}
          shown={shown}
          ready={ready}
          onSubmit={submit}
          onSummary={toSummary}
        >
          <Verdict place={place} saved={practice.savedState(place)} onRetry={submit} />
        </Foot>
      }
    >
      <div className={css.practice} {...swipe}>
        <QuestionView
          key={question.id}
          question={question}
          content={content}
          onChange={change}
          shown={shown}
          specimens={deck.specimens}
        >
          <Rejudged question={question.id} />
          {shown && explained && <Explanation question={question} content={content} />}
        </QuestionView>
        {wide && <CardPanel practice={practice} onSummary={toSummary} />}
      </div>
      <PracticeSheets deck={deck} practice={practice} sheet={sheet} onSheet={setSheet} />
    </Screen>
  )
}

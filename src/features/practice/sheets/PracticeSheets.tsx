import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { AnswerCard, CardCounts } from '../../../parts/questionPage/card/AnswerCard.tsx'
import { CardLegend } from '../../../parts/questionPage/card/CardLegend.tsx'
import { countPending } from '../../../parts/questionPage/card/places.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { PracticeSummary } from '../PracticeSummary.tsx'
import { handedInProgress } from '../sources/progress.ts'
import type { QuestionSource } from '../sources/questionSource.ts'
import type { Practising } from '../usePractice.ts'
import { type HandedInPaper, HandIn } from './HandIn.tsx'
import { NoteSheet } from './NoteSheet.tsx'
import { PracticeSettings } from './PracticeSettings.tsx'
import css from './PracticeSheets.module.css'
import { ReportSheet } from './ReportSheet.tsx'
import { Restart } from './Restart.tsx'

export type PracticeSheetName = 'card' | 'summary' | 'restart' | 'settings' | 'note' | 'report' | 'handIn'

interface Props {
  source: QuestionSource
  practice: Practising
  sheet: PracticeSheetName | null
  onSheet: Dispatch<SetStateAction<PracticeSheetName | null>>
  onOnly: (ids: readonly QuestionId[]) => void
  onWhole?: () => void
}

/** Sheets that come up over a question. */
export function PracticeSheets({ source, practice, sheet, onSheet, onOnly, onWhole }: Props) {
  const { t } = useLingui()
  /** the mock exam that was just handed in, for its result */
  const [result, setResult] = useState<HandedInPaper | null>(null)
  const { all, mode, pending, place } = practice
  // a sheet that closes because another one opens must not close that one
  const closer = (name: PracticeSheetName) => () => onSheet((now) => (now === name ? null : now))
  const closeSummary = () => {
    setResult(null)
    closer('summary')()
  }
  const go = (index: number) => {
    onSheet(null)
    practice.go(index)
  }
  const summary = source.chapter ? t`本章小结` : t`练习小结`
  return (
    <>
      <CardSheet
        practice={practice}
        open={sheet === 'card'}
        onClose={closer('card')}
        onGo={go}
        onEnd={() => onSheet(mode === 'exam' ? 'handIn' : 'summary')}
      />
      <Sheet open={sheet === 'summary'} onClose={closeSummary} title={result ? t`模考成绩` : summary}>
        <PracticeSummary
          source={source}
          all={result ? handedInProgress(all, result.questions) : all}
          ms={result?.ms}
          indexOf={({ question }) => all.findIndex((one) => one.question.id === question.id)}
          pending={countPending(all, pending)}
          onGo={go}
          onOnly={onOnly}
          onWhole={onWhole}
          onRestart={() => onSheet('restart')}
        />
      </Sheet>
      <HandIn
        practice={practice}
        open={sheet === 'handIn'}
        onClose={closer('handIn')}
        onDone={(came) => {
          setResult(came)
          onSheet('summary')
        }}
      />
      <PracticeSettings
        source={source}
        open={sheet === 'settings'}
        onClose={closer('settings')}
        onMode={practice.turnTo}
        onSummary={() => onSheet('summary')}
        onRestart={() => onSheet('restart')}
      />
      <Restart source={source} practice={practice} open={sheet === 'restart'} onClose={closer('restart')} />
      {place && <QuestionSheets question={place.question.id} sheet={sheet} closer={closer} />}
    </>
  )
}

interface CardSheetProps {
  practice: Practising
  open: boolean
  onClose: () => void
  onGo: (index: number) => void
  /** to the summary, or to hand in a mock exam */
  onEnd: () => void
}

function CardSheet({ practice, open, onClose, onGo, onEnd }: CardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`答题卡`}
      footer={
        <div className={css.foot}>
          <CardCounts {...practice} />
          <Button kind="soft" onClick={onEnd}>
            {practice.mode === 'exam' ? <Trans>交卷</Trans> : <Trans>查看小结</Trans>}
          </Button>
        </div>
      }
    >
      <div className={css.card}>
        <CardLegend {...practice} />
        <AnswerCard {...practice} go={onGo} />
      </div>
    </Sheet>
  )
}

interface QuestionSheetsProps {
  question: QuestionId
  sheet: PracticeSheetName | null
  closer: (name: PracticeSheetName) => () => void
}

/** A note on the question in sight, and a report of a fault in it. */
function QuestionSheets({ question, sheet, closer }: QuestionSheetsProps) {
  return (
    <>
      <NoteSheet question={question} open={sheet === 'note'} onClose={closer('note')} />
      <ReportSheet question={question} open={sheet === 'report'} onClose={closer('report')} />
    </>
  )
}

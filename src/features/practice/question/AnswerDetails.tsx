import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { elapsedText } from '../../../drafts/stopwatch.ts'
import { takenOutAtom } from '../../../queries/practice/practice.ts'
import { Explanation } from '../../../questions/Explanation.tsx'
import { dayOf } from '../../../rules/review/day.ts'
import type { QuestionProgress } from '../sources/progress.ts'
import css from './AnswerDetails.module.css'
import { ClassStatistics } from './ClassStatistics.tsx'
import { OwnNoteText } from './OwnNoteText.tsx'
import { useNextReview } from './useNextReview.ts'

interface Props {
  place: QuestionProgress
  content: string
  recited: boolean
}

/** All that is told of a question once its answer stands there. */
export function AnswerDetails({ place, content, recited }: Props) {
  const { question, ms, given } = place
  const { i18n } = useLingui()
  const out = useAtomValue(takenOutAtom)
  const nextReview = useNextReview(question.id)
  const reviewDate = nextReview && i18n.date(new Date(nextReview), { month: 'long', day: 'numeric' })
  // of this very answer: an older one may have taken it out before it came in again
  const streak = given?.saving === 'saved' ? out.get(question.id) : undefined
  const time = ms && !recited ? elapsedText(ms) : null
  return (
    <Explanation question={question} content={content} recited={recited}>
      {(time || !recited) && (
        <ul className={css.facts}>
          {time && (
            <li>
              <Trans>本题用时 {time}</Trans>
            </li>
          )}
          {!recited && streak === undefined && nextReview !== undefined && (
            <li>
              {dayOf(nextReview) > dayOf(Date.now()) ? (
                <Trans>下次复习：{reviewDate}</Trans>
              ) : (
                <Trans>今天会再次复习</Trans>
              )}
            </li>
          )}
          {streak !== undefined && (
            <li>
              <Trans>已连续答对 {streak} 次，移出错题本</Trans>
            </li>
          )}
          {!recited && typeof question.id === 'number' && (
            <ClassStatistics question={question} id={question.id} />
          )}
        </ul>
      )}
      <OwnNoteText question={question.id} />
    </Explanation>
  )
}

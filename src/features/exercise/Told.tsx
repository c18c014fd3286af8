import { Trans } from '@lingui/react/macro'
import { Explanation } from '../../questions/Explanation.tsx'
import { ClassStanding } from './ClassStanding.tsx'
import { OwnNote } from './OwnNote.tsx'
import type { Place } from './standing.ts'
import { clockText } from './stopwatch.ts'
import css from './Told.module.css'

interface Props {
  place: Place
  content: string
  recited: boolean
}

/** All that is told of a question once its answer stands there. */
export function Told({ place, content, recited }: Props) {
  const { question, ms } = place
  const time = ms && !recited ? clockText(ms) : null
  return (
    <Explanation question={question} content={content} recited={recited}>
      {(time || !recited) && (
        <ul className={css.facts}>
          {time && (
            <li>
              <Trans>本题用时 {time}</Trans>
            </li>
          )}
          {!recited && typeof question.id === 'number' && (
            <ClassStanding question={question} id={question.id} />
          )}
        </ul>
      )}
      <OwnNote question={question.id} />
    </Explanation>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { useNames } from '../../../ui/bilingual.ts'
import css from './AnswerCard.module.css'
import { CardCell } from './CardCell.tsx'
import {
  type CardPlace,
  type CardState,
  countFlagged,
  countStates,
  groupByType,
  isHandedIn,
} from './places.ts'

/** 答题卡: every question with how it stands, by its kind and in a quiz as the paper has them; a tap goes there. */
export function AnswerCard(state: CardState) {
  const { pick } = useNames()
  if (state.mode === 'quiz')
    return <Cells at={state.all.map((place, index) => ({ place, index }))} state={state} />
  return (
    <div className={css.card}>
      {groupByType(state.all).map(({ question, at }) => {
        const name = pick(question.type.name, question.type.nameEn)
        return (
          <section key={`${question.type.baseType} ${question.type.name}`} aria-label={name}>
            <h3 className={css.kind}>
              <span>{name}</span>
              <span className={css.amount}>
                <Plural value={at.length} one="# 题" other="# 题" />
              </span>
            </h3>
            <Cells at={at} state={state} />
          </section>
        )
      })}
    </div>
  )
}

interface CellsProps {
  at: readonly { place: CardPlace; index: number }[]
  state: CardState
}

function Cells({ at, state: { current, pending, flags, mode, go } }: CellsProps) {
  return (
    <ol className={css.cells}>
      {at.map(({ place, index }) => (
        <li key={place.question.id}>
          <CardCell
            index={index}
            standing={place.standing}
            pending={mode === 'exam' ? undefined : pending.get(place.question.id)}
            flagged={flags.has(place.question.id)}
            current={index === current}
            onGo={go}
          />
        </li>
      ))}
    </ol>
  )
}

/** The numbers below the card. */
export function CardCounts({ all, flags, mode }: Pick<CardState, 'all' | 'flags' | 'mode'>) {
  const { right, wrong, open, unanswered, written } = countStates(all)
  const flagged = countFlagged(all, flags)
  return (
    <p className={css.counts}>
      {isHandedIn(mode) ? (
        <span>
          <Trans>已答 {written} 题</Trans>
        </span>
      ) : (
        <>
          <span>
            <Trans>对 {right} 题</Trans>
          </span>
          <span>
            <Trans>错 {wrong} 题</Trans>
          </span>
        </>
      )}
      {open > 0 && (
        <span>
          <Trans>未判分 {open} 题</Trans>
        </span>
      )}
      {flagged > 0 && (
        <span>
          <Trans>标记 {flagged} 题</Trans>
        </span>
      )}
      <span>
        <Trans>未答 {unanswered} 题</Trans>
      </span>
    </p>
  )
}

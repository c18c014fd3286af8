import { Plural, Trans } from '@lingui/react/macro'
import type { QuestionId } from '../../contract/questions.ts'
import { useNames } from '../../viewer/names.ts'
import css from './AnswerCard.module.css'
import { CardCell, CardLegend } from './CardCell.tsx'
import { byType, count, type Place } from './standing.ts'

interface Props {
  all: readonly Place[]
  current: number
  /** whether the answer still waits on this device */
  isWaiting: (question: QuestionId) => boolean
  onGo: (index: number) => void
}

/** 答题卡: every question by its kind, with how it stands; a tap goes there. */
export function AnswerCard({ all, current, isWaiting, onGo }: Props) {
  const { pick } = useNames()
  return (
    <div className={css.card}>
      <CardLegend />
      {byType(all).map(({ question, at }) => {
        const name = pick(question.type.name, question.type.nameEn)
        return (
          <section key={`${question.type.baseType} ${question.type.name}`} aria-label={name}>
            <h3 className={css.kind}>
              <span>{name}</span>
              <span className={css.amount}>
                <Plural value={at.length} one="# 题" other="# 题" />
              </span>
            </h3>
            <ol className={css.cells}>
              {at.map(({ place, index }) => (
                <li key={place.question.id}>
                  <CardCell
                    number={index + 1}
                    standing={place.standing}
                    waiting={isWaiting(place.question.id)}
                    current={index === current}
                    onClick={() => onGo(index)}
                  />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

/** The numbers below the card. */
export function CardCounts({ all }: { all: readonly Place[] }) {
  const { right, wrong, open, unanswered } = count(all)
  return (
    <p className={css.counts}>
      <span>
        <Trans>对 {right}</Trans>
      </span>
      <span>
        <Trans>错 {wrong}</Trans>
      </span>
      {open > 0 && (
        <span>
          <Trans>未判分 {open}</Trans>
        </span>
      )}
      <span>
        <Trans>未答 {unanswered}</Trans>
      </span>
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { FirstTries } from '../../../contract/review.ts'
import css from './Figures.module.css'
import { minAnswers, type Recall } from './useFigures.ts'

interface Props {
  name: string
  /** null: too little to say anything */
  value: string | null
  /** how much there is of what the value rests on, where there is too little */
  rests?: string
}

export function Fact({ name, value, rests }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      {value === null ? (
        <dd className={css.little}>
          <span aria-hidden="true">—</span>
          <span className="sr">{t`暂无`}</span> <span className={css.rests}>{rests}</span>
        </dd>
      ) : (
        <dd>{value}</dd>
      )}
    </div>
  )
}

const percent = (part: number | null) => (part === null ? null : `${Math.round(part * 100)}%`)

export function FirstTryFact({ judged, firstTry }: FirstTries) {
  const { t } = useLingui()
  return (
    <Fact
      name={t`首次答对`}
      value={percent(firstTry)}
      rests={t`已判 ${judged} 题，满 ${minAnswers} 题才有`}
    />
  )
}

export function RecallFact({ missed, recall }: Recall) {
  const { t } = useLingui()
  return (
    <Fact
      name={t`错题今天还记得`}
      value={percent(recall)}
      rests={t`错题 ${missed} 题，满 ${minAnswers} 题才有`}
    />
  )
}

export function TimeFact({ timed, ms }: { timed: number; ms: number | null }) {
  const { t } = useLingui()
  const value = ms === null ? null : t`${Math.round(ms / 1000)} 秒`
  return <Fact name={t`每题用时`} value={value} rests={t`计时 ${timed} 次，满 ${minAnswers} 次才有`} />
}

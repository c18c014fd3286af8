import { useLingui } from '@lingui/react/macro'
import { useNames } from '../../../ui/bilingual.ts'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import type { Regraded } from './useRegrade.ts'

/** Who moves with a correction, those who lose first, and how many rise, fall, stay and keep what was released. */
export function MovedScores({ of }: { of: Regraded }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { moved, students, kept, maxBefore, maxAfter } = of
  /** Compares shares of the maximum without rounding: above 0 for a rise. */
  const riseOf = ({ before, after }: Regraded['moved'][number]) => after * maxBefore - before * maxAfter
  const sorted = moved.toSorted((one, other) => riseOf(one) - riseOf(other))
  const up = moved.filter((one) => riseOf(one) > 0).length
  const down = moved.filter((one) => riseOf(one) < 0).length
  const same = students - up - down
  const score = (points: number, max: number) =>
    maxBefore === maxAfter ? pointsText(points) : `${pointsText(points)} / ${pointsText(max)}`
  return (
    <div role="status">
      {maxBefore !== maxAfter && (
        <p>{t`满分由 ${pointsText(maxBefore)} 分改为 ${pointsText(maxAfter)} 分`}</p>
      )}
      <p>{t`${students} 人中：得分率提高 ${up} 人，降低 ${down} 人，不变 ${same} 人`}</p>
      {kept > 0 && <p className={css.quiet}>{t`其中 ${kept} 人本会降低，保留已公布的得分`}</p>}
      <ul className={css.list}>
        {sorted.map((one) => (
          <li key={one.accountId} className={css.line}>
            <span>{pick(one.name, one.nameEn)}</span>
            <span className="num">
              {score(one.before, maxBefore)} → {score(one.after, maxAfter)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

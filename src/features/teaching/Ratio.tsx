import { useLingui } from '@lingui/react/macro'
import type { GradeRatio } from '../../contract/teaching/course.ts'
import css from './Teaching.module.css'

export function useRatioNames(): Record<keyof GradeRatio, string> {
  const { t } = useLingui()
  return { experiment: t`实验`, homework: t`作业`, quiz: t`测验`, exam: t`考试` }
}

export const ratioParts = ['experiment', 'homework', 'quiz', 'exam'] as const

/** The four parts of the grade, as a bar with its numbers in words. */
export function Ratio({ ratio }: { ratio: GradeRatio }) {
  const names = useRatioNames()
  return (
    <div className={css.ratio}>
      <div className={css.bar} aria-hidden="true">
        {ratioParts.map((part) => (
          <span
            key={part}
            style={{ flexGrow: ratio[part], display: ratio[part] === 0 ? 'none' : undefined }}
          />
        ))}
      </div>
      <dl className={css.legend}>
        {ratioParts.map((part) => (
          <div key={part}>
            <dt>{names[part]}</dt>
            <dd className="num">{ratio[part]}%</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { partShares } from '../../../../rules/quizzes/points.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import css from '../../Quizzes.module.css'

interface Props {
  /** The number of the question in the quiz. */
  number: number
  /** Number of its parts. */
  parts: number
  /** hundredths of a point */
  maxPoints: number
  partPoints: readonly number[] | undefined
  onChange: (changed: { maxPoints: number; partPoints: number[] }) => void
}

/** Points of each part of a case. Together they are those of the question. */
export function PartPoints({ number, parts, maxPoints, partPoints, onChange }: Props) {
  const { t } = useLingui()
  const shares = partShares(maxPoints, parts, partPoints)
  const setPart = (changed: number, text: string) => {
    const points = Math.max(0, Math.round(Number(text) * 100))
    const after = shares.map((share, index) => (index === changed ? points : share))
    const sum = after.reduce((total, one) => total + one, 0)
    // a question without points asks nothing
    if (sum > 0) onChange({ maxPoints: sum, partPoints: after })
  }
  return (
    <fieldset className={css.partPoints}>
      <legend className={css.quiet}>{t`第 ${number} 题各小题的分值`}</legend>
      {shares.map((share, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a question have their places
          key={index}
          type="number"
          className={css.points}
          label={t`小题 ${index + 1}`}
          min={0}
          step={0.5}
          value={share / 100}
          onChange={(event) => setPart(index, event.target.value)}
        />
      ))}
    </fieldset>
  )
}

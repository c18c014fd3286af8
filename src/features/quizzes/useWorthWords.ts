import { useLingui } from '@lingui/react/macro'
import { pointsText } from './words.ts'

interface Worth {
  /** hundredths of a point */
  maxPoints: number
  /** of the parts of a case; absent: even shares */
  partPoints?: readonly number[] | undefined
}

/** Says what a question gives at most, and what each of its parts does where a teacher set it. */
export function useWorthWords(): (worth: Worth) => string {
  const { t } = useLingui()
  return ({ maxPoints, partPoints }) => {
    const points = pointsText(maxPoints)
    if (!partPoints) return t`${points} 分`
    const parts = partPoints.map(pointsText).join(' + ')
    return t`${points} 分（小题 ${parts}）`
  }
}

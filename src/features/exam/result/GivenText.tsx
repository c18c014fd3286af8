import { useLingui } from '@lingui/react/macro'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { useNames } from '../../../ui/bilingual.ts'
import type { JudgedStation } from '../exam.ts'
import { distanceText } from '../words.ts'
import css from './ExamResult.module.css'

/** Answer given at a station: the name, or how far the tapped place is from the structure. */
export function GivenText({
  judged: { station, given, verdict },
  mode,
}: {
  judged: JudgedStation
  mode: ExamMode
}) {
  return (
    <span className={css.given} data-right={verdict.right ?? 'none'}>
      {useGivenText({ station, given, verdict }, mode)}
    </span>
  )
}

function useGivenText({ station, given, verdict }: Omit<JudgedStation, 'material'>, mode: ExamMode): string {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const { pointed } = verdict
  if (given.unseen) return t`图没能打开，这一站不计`
  if (pointed) {
    const far = distanceText(pointed.distance, i18n.locale)
    if (given.overruled && verdict.right) return t`离标出的那一处 ${far}，你判为同一种结构`
    if (pointed.distance.value === 0) return t`点在结构里`
    const most = distanceText(pointed.tolerance, i18n.locale)
    if (pointed.right) return t`离边缘 ${far}，在容许的 ${most} 以内`
    const instead = pointed.instead && pick(pointed.instead.name, pointed.instead.nameEn)
    return instead ? t`离边缘 ${far}（容许 ${most}），点到的是${instead}` : t`离边缘 ${far}（容许 ${most}）`
  }
  if (mode === 'point' || given.text === '') return t`没有作答`
  const chosen = station.choices?.find(({ name }) => name === given.text)
  const text = chosen ? pick(chosen.name, chosen.nameEn) : given.text
  return given.overruled ? t`你的答案：${text}（自己改判为对）` : t`你的答案：${text}`
}

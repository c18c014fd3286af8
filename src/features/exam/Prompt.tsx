import { useLingui } from '@lingui/react/macro'
import type { Mark } from '../../contract/specimens.ts'
import type { ExamMode } from '../../rules/exam/stations.ts'
import { useNames } from '../../viewer/names.ts'
import css from './Run.module.css'

/** What a station asks. */
export function Prompt({ mode, mark }: { mode: ExamMode; mark: Mark }) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  if (mode !== 'point')
    return (
      <h2 className={css.prompt}>{mode === 'flash' ? t`看清箭头所指的结构` : t`箭头所指的是什么结构？`}</h2>
    )
  const name = pick(mark.name, mark.nameEn)
  const second = other(mark.name, mark.nameEn)
  return (
    <h2 className={css.prompt}>
      {t`点出：${name}`}
      {second && (
        <span className={css.second} lang={otherLang}>
          {second}
        </span>
      )}
    </h2>
  )
}

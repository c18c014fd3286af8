import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { Mark } from '../../../contract/specimens.ts'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { useNames } from '../../../ui/bilingual.ts'
import css from './Run.module.css'

interface Props {
  mode: ExamMode
  mark: Mark
  /** which station this is, for who does not see it */
  number: number
  /** the field was shown, and is dark again */
  over: boolean
  ref: Ref<HTMLHeadingElement>
}

/** Question of a station. It takes the focus when nothing else has it, so that a screen reader reads it out. */
export function Prompt({ mode, mark, number, over, ref }: Props) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const where = <span className="sr">{t`第 ${number} 站。`}</span>
  if (mode !== 'point')
    return (
      <h2 ref={ref} tabIndex={-1} className={css.prompt}>
        {where}
        {mode === 'flash' && !over ? t`看清箭头所指的结构` : t`箭头所指的是什么结构？`}
      </h2>
    )
  const name = pick(mark.name, mark.nameEn)
  const second = other(mark.name, mark.nameEn)
  return (
    <h2 ref={ref} tabIndex={-1} className={css.prompt}>
      {where}
      {t`点出：${name}`}
      {second && (
        <span className={css.second} lang={otherLang}>
          {second}
        </span>
      )}
    </h2>
  )
}

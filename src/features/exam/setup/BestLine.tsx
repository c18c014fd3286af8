import { Trans, useLingui } from '@lingui/react/macro'
import Trophy from 'lucide-react/icons/trophy'
import type { ExamScope } from '../../../queries/practice/exam.ts'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { secondsText } from '../words.ts'
import { type Bests, bestKey } from './best.ts'
import css from './ExamSetup.module.css'

interface Props {
  best: Bests
  about: { mode: ExamMode; chooses: boolean; scope: ExamScope }
  /** how long (ms) a field is shown now */
  flash: number
}

/** The best result of this device, and how short a field is shown by now. */
export function BestLine({ best, about, flash }: Props) {
  const { i18n } = useLingui()
  const mine = best[bestKey(about)]
  const long = secondsText(flash, i18n.locale)
  if (!mine && about.mode !== 'flash') return null
  return (
    <p className={css.record}>
      <Trophy aria-hidden="true" />
      <span>
        {mine && (
          <Trans>
            本机最好成绩：{mine.right} / {mine.of}
          </Trans>
        )}
        {mine && about.mode === 'flash' && ' · '}
        {about.mode === 'flash' && <Trans>视野现在亮 {long} 秒</Trans>}
      </span>
    </p>
  )
}

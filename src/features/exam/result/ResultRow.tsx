import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import type { JudgedStation } from '../exam.ts'
import { secondsText } from '../words.ts'
import css from './ExamResult.module.css'
import { GivenText } from './GivenText.tsx'

interface Props {
  number: number
  judged: JudgedStation
  mode: ExamMode
  onAgain: () => void
}

function signOf(right: boolean | null) {
  if (right === null) return { Icon: Minus, word: msg`不计` }
  return right ? { Icon: Check, word: msg`答对` } : { Icon: X, word: msg`答错` }
}

/** A station: the verdict, what was right, what was given. */
export function ResultRow({ number, judged, mode, onAgain }: Props) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const { station, material, given, verdict } = judged
  const { mark } = station
  const lit = secondsText(given.shown ?? 0, i18n.locale)
  const name = pick(mark.name, mark.nameEn)
  const { Icon, word } = signOf(verdict.right)
  return (
    <div className={css.row}>
      <span className={css.sign} data-right={verdict.right ?? 'none'}>
        <Icon aria-hidden="true" />
        <span className="sr">{i18n._(word)}</span>
      </span>
      <div className={css.words}>
        <span className={css.name}>
          {number}. {name}
        </span>
        <span className={css.small}>{pick(material.specimen.name, material.specimen.nameEn)}</span>
        <GivenText judged={judged} mode={mode} />
        {given.shown !== undefined && (
          <span className={css.small}>
            <Trans>视野亮了 {lit} 秒</Trans>
          </span>
        )}
      </div>
      <Button
        kind="soft"
        className={css.again}
        aria-label={t`再看第 ${number} 站：${name}`}
        onClick={onAgain}
      >
        <Trans>再看</Trans>
      </Button>
    </div>
  )
}

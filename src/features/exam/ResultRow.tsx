import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ExamMode } from '../../rules/exam/stations.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../viewer/names.ts'
import type { Judged } from './exam.ts'
import { GivenText } from './GivenText.tsx'
import css from './Result.module.css'

interface Props {
  number: number
  judged: Judged
  mode: ExamMode
  onAgain: () => void
}

/** A station: the verdict, what was right, what was given. */
export function ResultRow({ number, judged, mode, onAgain }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { station, material, verdict } = judged
  const { mark } = station
  const name = pick(mark.name, mark.nameEn)
  return (
    <div className={css.row}>
      <span className={css.sign} data-right={verdict.right}>
        {verdict.right ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
        <span className="sr">{verdict.right ? t`答对` : t`答错`}</span>
      </span>
      <div className={css.words}>
        <span className={css.name}>
          {number}. {name}
        </span>
        <span className={css.small}>{pick(material.specimen.name, material.specimen.nameEn)}</span>
        <GivenText judged={judged} mode={mode} />
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

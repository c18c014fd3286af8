import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useNames } from '../../viewer/names.ts'
import type { Exam } from './exam.ts'
import { modeWords } from './modes.ts'
import css from './Setup.module.css'

/** An exam that was left: it goes on where it was. */
export function Resume({ exam, onGo }: { exam: Exam; onGo: () => void }) {
  const { i18n } = useLingui()
  const { pick } = useNames()
  const of = exam.stations.length
  const at = Math.min(exam.given.length + 1, of)
  return (
    <Card as="section" className={css.resume}>
      <div className={css.words}>
        <h2 className={css.label}>
          <Trans>上次没考完</Trans>
        </h2>
        <p className={css.name}>
          {pick(exam.name, exam.nameEn)} · {i18n._(modeWords[exam.mode].name)}
        </p>
        <p className={css.label}>
          <Trans>
            停在第 {at} 站，共 {of} 站
          </Trans>
        </p>
      </div>
      <Button kind="soft" onClick={onGo}>
        <Trans>接着考</Trans>
      </Button>
    </Card>
  )
}

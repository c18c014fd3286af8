import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useNames } from '../../viewer/names.ts'
import { type Exam, judged, pointsOf } from './exam.ts'
import { modeWords } from './modes.ts'
import css from './Setup.module.css'

/** How the last exam of this device went: its stations can be looked at again until the next one is over. */
export function LastResult({ exam }: { exam: Exam }) {
  const { i18n } = useLingui()
  const { pick } = useNames()
  const { right, of } = pointsOf(judged(exam))
  return (
    <Card as="section" className={css.resume}>
      <div className={css.words}>
        <h2 className={css.label}>
          <Trans>上次考试</Trans>
        </h2>
        <p className={css.name}>
          {pick(exam.name, exam.nameEn)} · {i18n._(modeWords[exam.mode].name)}
        </p>
        <p className={css.label}>
          <Trans>
            对 {right} / {of}
          </Trans>
        </p>
      </div>
      <ButtonLink kind="soft" to="/exercise/exam/result">
        <Trans>看结果</Trans>
      </ButtonLink>
    </Card>
  )
}

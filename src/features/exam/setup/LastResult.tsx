import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/Button.tsx'
import { type Exam, examPoints, judgeStations } from '../exam.ts'
import { Earlier } from './Earlier.tsx'

/** How the last exam of this device went: its stations can be looked at again until the next one is over. */
export function LastResult({ exam }: { exam: Exam }) {
  const { right, of } = examPoints(judgeStations(exam))
  return (
    <Earlier
      exam={exam}
      title={<Trans>上次考试</Trans>}
      line={
        <Trans>
          对 {right} / {of}
        </Trans>
      }
    >
      <ButtonLink kind="soft" to="/exercise/exam/result">
        <Trans>看结果</Trans>
      </ButtonLink>
    </Earlier>
  )
}

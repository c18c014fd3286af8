import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import type { Exam } from '../exam.ts'
import { Earlier } from './Earlier.tsx'

/** An exam that was left: it goes on where it was. */
export function Resume({ exam, onGo }: { exam: Exam; onGo: () => void }) {
  const of = exam.stations.length
  const at = Math.min(exam.given.length + 1, of)
  return (
    <Earlier
      exam={exam}
      title={<Trans>上次没考完</Trans>}
      line={
        <Trans>
          停在第 {at} 站，共 {of} 站
        </Trans>
      }
    >
      <Button kind="soft" onClick={onGo}>
        <Trans>接着考</Trans>
      </Button>
    </Earlier>
  )
}

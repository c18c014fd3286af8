import { useLingui } from '@lingui/react/macro'
import { cancelFollowedJob, type JobStep } from '../../queries/engine/followJob.ts'
import { Button } from '../../ui/Button.tsx'
import css from './JobProgressLine.module.css'

/** How far a job of the service is, and its end before it is done. */
export function JobProgressLine({ label, progress }: { label: string; progress: JobStep | null }) {
  const { t } = useLingui()
  const { done = 0, total = 0, jobId } = progress ?? {}
  return (
    <div role="status" className={css.progress}>
      <span>
        {label}
        {total > 0 && ` ${done} / ${total}`}
      </span>
      {jobId !== undefined && (
        <Button kind="text" onClick={() => void cancelFollowedJob(jobId)}>
          {t`取消`}
        </Button>
      )}
    </div>
  )
}

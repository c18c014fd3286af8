import { useLingui } from '@lingui/react/macro'
import { cancelImport, type ImportProgressState } from '../../../queries/admin/importAccounts.ts'
import { Button } from '../../../ui/Button.tsx'
import css from '../Admin.module.css'

/** How far a job of accounts is, and its end before it is done. */
export function ImportProgress({ label, progress }: { label: string; progress: ImportProgressState | null }) {
  const { t } = useLingui()
  const { done = 0, total = 0, jobId } = progress ?? {}
  return (
    <div role="status" className={css.between}>
      <span>
        {label}
        {total > 0 && ` ${done} / ${total}`}
      </span>
      {jobId !== undefined && (
        <Button kind="text" onClick={() => void cancelImport(jobId)}>
          {t`取消`}
        </Button>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { JobProgressLine } from '../../../parts/jobs/JobProgressLine.tsx'
import { useJob } from '../../../parts/jobs/useJob.ts'
import { writeQuizResults } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFrom } from '../../../ui/hooks/saveFile.ts'
import css from '../Quizzes.module.css'

/** The results as an Excel file, which the service writes: one sheet with points, one with the answers in words. */
export function ExportResults({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const { isBusy, progress, fault, begin } = useJob(writeQuizResults, ({ url }) => saveFrom(url))
  return (
    <>
      <Button kind="soft" busy={isBusy} onClick={() => begin(quizId)}>
        {t`导出 Excel`}
      </Button>
      {isBusy && <JobProgressLine label={t`正在写 Excel 文件`} progress={progress} />}
      {fault && (
        <p role="alert" className={css.notice}>
          {fault}
        </p>
      )}
    </>
  )
}

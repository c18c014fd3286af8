import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { langAtom } from '../../../device/language.ts'
import { JobProgressLine } from '../../../parts/jobs/JobProgressLine.tsx'
import { useJob } from '../../../parts/jobs/useJob.ts'
import {
  confirmAccounts,
  importRunningQuery,
  type PreviewedTable,
  previewAccounts,
} from '../../../queries/admin/importAccounts.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { saveTemplate } from './accountSheets.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { broughtAccountsAtom } from './importAtoms.ts'
import { useWarningBeforeUnload } from './useWarningBeforeUnload.ts'

/** An import on its way: the table is previewed by the service, and written once the preview was confirmed. */
function useAccountImport() {
  const [table, setTable] = useState<PreviewedTable | null>(null)
  const [brought, setBrought] = useAtom(broughtAccountsAtom)
  const preview = useJob(previewAccounts, setTable)
  const write = useJob(confirmAccounts, (done) => {
    setTable(null)
    setBrought({ ...done, isSaved: done.passwords.length === 0 })
  })
  const choose = (file: File) => {
    write.clearFault()
    setTable(null)
    setBrought(null)
    preview.begin(file)
  }
  const isWriting = write.isBusy
  const keepSaved = () => setBrought((before) => before && { ...before, isSaved: true })
  useWarningBeforeUnload(isWriting || brought?.isSaved === false)
  return {
    progress: preview.progress ?? write.progress,
    table,
    brought,
    fault: preview.fault || write.fault,
    choose,
    confirm: write.begin,
    keepSaved,
    isBusy: preview.isBusy || isWriting,
    isWriting,
  }
}

/** Accounts from a table: chosen, previewed, confirmed; the first passwords are shown once. */
export function ImportAccounts() {
  const { t } = useLingui()
  const { progress, table, brought, fault, choose, confirm, keepSaved, isBusy, isWriting } =
    useAccountImport()
  const isRunning = useQuery(importRunningQuery()).data === true
  return (
    <Section
      title={t`从表格导入账号`}
      action={
        <ButtonLink kind="text" to="/admin/$" params={{ _splat: 'accounts' }}>
          {t`返回账号列表`}
        </ButtonLink>
      }
    >
      <Card>
        <div className={css.form}>
          <p>
            {t`支持 Excel（.xlsx）和 CSV。必须有“学号”（或工号）和“姓名”两列，学院、年级、班级会自动建立。先预览，确认后才写入。`}
          </p>
          <TableChooser isBusy={isBusy} onChoose={choose} />
          {isRunning && !isWriting && (
            <p role="status">{t`另一次导入正在写入账号，完成后才会轮到你的。可在“后台任务”里查看。`}</p>
          )}
          {isBusy && (
            <JobProgressLine label={isWriting ? t`正在写入账号` : t`正在读取表格`} progress={progress} />
          )}
          {isWriting && (
            <p className={css.quiet}>{t`初始密码只交给这个页面，写完并下载之前请不要关闭它。`}</p>
          )}
          {fault && (
            <p role="alert" className={css.fault}>
              {fault}
            </p>
          )}
        </div>
      </Card>
      {table && <ImportPreview preview={table.preview} isBusy={isBusy} onConfirm={() => confirm(table)} />}
      {brought && <ImportDone brought={brought} onSaved={keepSaved} />}
    </Section>
  )
}

/** The template to download, and the choice of a table. */
function TableChooser({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const lang = useAtomValue(langAtom)
  return (
    <div className={css.row}>
      <Button kind="soft" onClick={() => void saveTemplate(lang, t`账号模板.xlsx`)}>
        {t`下载模板`}
      </Button>
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {t`选择表格`}
      </Button>
      <ButtonLink kind="text" to="/admin/$" params={{ _splat: 'accounts/passwords' }}>
        {t`初始密码丢失了？`}
      </ButtonLink>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        aria-label={t`选择表格`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </div>
  )
}

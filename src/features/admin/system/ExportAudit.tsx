import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AuditEntry } from '../../../contract/admin/adminSystem.ts'
import { saveWorkbook } from '../../../parts/spreadsheets.ts'
import { type AuditSearch, readWholeAudit } from '../../../queries/admin/wholeAudit.ts'
import type { SheetCell } from '../../../rules/sheets/workbook.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { inputOfTime } from '../parts/dates.ts'
import { type ToldFact, thingOf, useAuditFacts } from './useAuditFacts.ts'
import { useAuditWords } from './useAuditWords.ts'

const momentOf = (at: number) => inputOfTime(at).replace('T', ' ')

/** All entries that were searched for, as an Excel file. */
export function ExportAudit({ search }: { search: AuditSearch }) {
  const { t } = useLingui()
  const words = useAuditWords()
  const factsOf = useAuditFacts()
  const [isBusy, setBusy] = useState(false)
  const textOf = (facts: ToldFact[]) =>
    facts.map(({ label, text, at }) => `${label}: ${at === null ? text : momentOf(at)}`).join('\n')
  const rowOf = (entry: AuditEntry): SheetCell[] => [
    momentOf(entry.at),
    entry.accountName || t`系统`,
    entry.loginName,
    words[entry.what] ?? entry.what,
    thingOf(entry),
    textOf(factsOf(entry, 'before')),
    textOf(factsOf(entry, 'after')),
    entry.reason,
    entry.address,
  ]
  const save = async () => {
    setBusy(true)
    try {
      const entries = await readWholeAudit(search)
      const heads = [t`时间`, t`操作人`, t`账号`, t`操作`, t`对象`, t`修改前`, t`修改后`, t`原因`, t`来自`]
      await saveWorkbook(t`操作记录`, [{ name: t`操作记录`, rows: [heads, ...entries.map(rowOf)] }])
    } catch {
      toast(t`没有导出，请再试一次。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button kind="soft" busy={isBusy} onClick={() => void save()}>
      {t`导出 Excel`}
    </Button>
  )
}

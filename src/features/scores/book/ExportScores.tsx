import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Gradebook, GradebookLine } from '../../../contract/score.ts'
import { langAtom } from '../../../device/language.ts'
import { saveWorkbook } from '../../../parts/spreadsheets.ts'
import { gradebookTable, registryTable } from '../../../rules/scores/scoreTable.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { toast } from '../../../ui/toast.ts'

/** The gradebook as an Excel file: a sheet that can be filled in and read back, and one for 教务系统. */
export function ExportScores({ book, lines }: { book: Gradebook; lines: readonly GradebookLine[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const lang = useAtomValue(langAtom)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const shown = { lines: [...lines] }
    try {
      await saveWorkbook(`${pick(book.courseName, book.courseNameEn)} ${t`成绩册`}`, [
        { name: t`成绩册`, rows: gradebookTable(shown, lang) },
        { name: t`教务系统`, rows: registryTable(shown, lang) },
      ])
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

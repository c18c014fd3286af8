import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  type AccountPreview,
  type ImportedRow,
  type ImportState,
  importStates,
} from '../../../contract/admin/adminImport.ts'
import { langAtom } from '../../../device/language.ts'
import { betweenNames } from '../../../rules/lang.ts'
import { type AccountColumnKey, accountColumns } from '../../../rules/people/accountColumns.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { AbsentAccounts } from './AbsentAccounts.tsx'
import { saveWrongRows } from './accountSheets.ts'

interface Props {
  preview: AccountPreview
  isBusy: boolean
  onConfirm: () => void
}

const tones: Record<ImportState, TagTone> = {
  new: 'ok',
  changed: 'primary',
  unchanged: 'neutral',
  wrong: 'bad',
}
const shownRows = 200

function useStateNames(): Record<ImportState, string> {
  const { t } = useLingui()
  return { new: t`新建`, changed: t`更新`, unchanged: t`不变`, wrong: t`有误` }
}

/** Preview of an import: the effect of each row of the table, before anything is written. */
export function ImportPreview({ preview, isBusy, onConfirm }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { counts, rows, newPlaces, notes, absent } = preview
  const [only, setOnly] = useState<ImportState | null>(counts.wrong > 0 ? 'wrong' : null)
  const names = useStateNames()
  const found = only === null ? rows : rows.filter(({ state }) => state === only)
  const writes = counts.new + counts.changed
  const lang = useAtomValue(langAtom)
  const places = newPlaces.length
  return (
    <>
      {notes.map((note) => (
        <p key={note.zh} className={css.quiet}>
          {pick(note.zh, note.en)}
        </p>
      ))}
      <ChipRow label={t`按结果筛选`}>
        {importStates.map((state) => (
          <Chip key={state} pressed={only === state} onClick={() => setOnly(only === state ? null : state)}>
            {names[state]} {counts[state]}
          </Chip>
        ))}
      </ChipRow>
      {places > 0 && (
        <Card>
          <p>{t`将新建 ${places} 个学院、年级或班级：`}</p>
          <p className={css.quiet}>{newPlaces.slice(0, 30).join('，')}</p>
        </Card>
      )}
      <PreviewTable rows={found.slice(0, shownRows)} />
      {found.length > shownRows && <p className={css.quiet}>{t`只显示前 ${shownRows} 行，全部都会处理。`}</p>}
      <div className={css.row}>
        <Button busy={isBusy} disabled={writes === 0} onClick={onConfirm}>
          {writes === 0 ? t`没有需要写入的内容` : t`确认写入 ${writes} 个账号`}
        </Button>
        {counts.wrong > 0 && (
          <Button kind="soft" onClick={() => void saveWrongRows(lang, t`有误的行.xlsx`, t`原因`, rows)}>
            {t`下载有误的行`}
          </Button>
        )}
      </div>
      {counts.wrong > 0 && writes > 0 && (
        <p className={css.quiet}>{t`有误的行不会写入，改好后再导入一次即可。`}</p>
      )}
      {absent.length > 0 && <AbsentAccounts absent={absent} />}
    </>
  )
}

function PreviewTable({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useLingui()
  const names = useStateNames()
  return (
    <AdminTable
      label={t`预览`}
      rows={rows}
      rowKey={({ line }) => line}
      empty={<p className={css.quiet}>{t`没有这样的行`}</p>}
      columns={[
        { head: t`行`, cell: ({ line }) => line, end: true },
        { head: t`结果`, cell: ({ state }) => <Tag tone={tones[state]}>{names[state]}</Tag> },
        { head: t`学号或工号`, cell: ({ number }) => number || '—' },
        { head: t`姓名`, cell: ({ fullName }) => fullName || '—' },
        { head: t`学院与班级`, cell: ({ place }) => place || '—' },
        { head: t`说明`, cell: (row) => <RowWords row={row} /> },
      ]}
    />
  )
}

function RowWords({ row: { changes, kept, problems } }: { row: ImportedRow }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const { pick } = useNames()
  const nameOf = (field: string): string => {
    if (field === 'place') return t`学院与班级`
    const column = accountColumns[field as AccountColumnKey]
    return pick(column.zh, column.en)
  }
  const keptNames = kept.map(nameOf).join(betweenNames(lang))
  return (
    <ul>
      {problems.map((problem) => (
        <li key={problem.zh}>{pick(problem.zh, problem.en)}</li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {nameOf(field)}: {before || '—'} → {after}
        </li>
      ))}
      {kept.length > 0 && <li className={css.quiet}>{t`手工修改过，保持不变：${keptNames}`}</li>}
    </ul>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Reply } from '../../../contract/endpoint.ts'
import { type Gradebook, type ScoreImportLine, scoreImport } from '../../../contract/score.ts'
import { readWorkbook } from '../../../parts/spreadsheets.ts'
import { ask } from '../../../queries/engine/query.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { type ImportRow, readScoreTable } from '../../../rules/scores/scoreTable.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { partNames, statusNames } from '../words.ts'
import css from './Gradebook.module.css'
import { useScoreFailure } from './useScoreFailure.ts'

interface Comparison {
  rows: ImportRow[]
  found: Reply<typeof scoreImport>
}

/** Scores from an Excel file: compared first, written only when the teacher confirms. */
export function ImportScores({ book }: { book: Gradebook }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const fail = useScoreFailure()
  const compare = useMutation({
    mutationFn: async (file: File) => {
      const table = await readWorkbook(file).catch(() => null)
      const rows = table && readScoreTable(table)
      if (!rows || rows.length === 0) return null
      const found = await ask(scoreImport, { courseId: book.courseId, rows, confirm: false })
      return { rows, found }
    },
    onSuccess: (made) => {
      if (made) setComparison(made)
      else toast(t`表里没有找到“学号”和成绩列，请用导出的表格填写。`, { kind: 'bad' })
    },
    onError: fail,
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) compare.mutate(file)
  }
  return (
    <>
      <input ref={input} type="file" accept=".xlsx" hidden aria-label={t`成绩表`} onChange={choose} />
      <Button kind="soft" busy={compare.isPending} onClick={() => input.current?.click()}>
        {t`导入 Excel`}
      </Button>
      <Sheet open={comparison !== null} onClose={() => setComparison(null)} title={t`导入前核对`}>
        {comparison && <Compared book={book} comparison={comparison} onDone={() => setComparison(null)} />}
      </Sheet>
    </>
  )
}

interface ComparedProps {
  book: Gradebook
  comparison: Comparison
  onDone: () => void
}

/** Everything that would change, or what is wrong with the file: nothing is written before the teacher confirms. */
export function Compared({ book, comparison: { rows, found }, onDone }: ComparedProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { changes, problems, unchanged } = found
  const needsReason = book.publishedAt !== null
  const canWrite = changes.length > 0 && problems.length === 0
  const isReady = canWrite && (!needsReason || reason.trim() !== '')
  const write = useMutation({
    mutationFn: () => manageQuizzes(scoreImport, { courseId: book.courseId, rows, confirm: true, reason }),
    onSuccess: () => {
      toast(t`已写入 ${changes.length} 处成绩`)
      onDone()
    },
    onError: useScoreFailure(),
  })
  return (
    <div className={css.stack}>
      <p>{t`${changes.length} 处修改，${unchanged} 处不变，${problems.length} 处有问题`}</p>
      {problems.length > 0 && <ProblemRows problems={problems} />}
      {changes.length === 0 && problems.length === 0 && (
        <p className={css.notice}>{t`表里的成绩与成绩册一致，没有要写入的修改。`}</p>
      )}
      <ul className={css.list}>
        {changes.map((change) => (
          <ChangeLine key={`${change.row} ${change.part}`} change={change} />
        ))}
      </ul>
      {canWrite && needsReason && (
        <TextField
          label={t`修改原因`}
          hint={t`成绩已公布：原因会告诉学生，并记入审计。`}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {canWrite && (
        <Button
          wide
          busy={write.isPending}
          aria-disabled={!isReady}
          onClick={() => isReady && write.mutate()}
        >
          {t`确认写入`}
        </Button>
      )}
    </div>
  )
}

function ProblemRows({ problems }: Pick<ComparedProps['comparison']['found'], 'problems'>) {
  const { t } = useLingui()
  return (
    <div className={css.notice}>
      <p>{t`有问题的行改好后请重新选择文件，现在什么都不会写入。`}</p>
      <ul className={css.list}>
        {problems.map(({ row, text }) => (
          <li key={`${row} ${text}`}>
            <span>{t`第 ${row} 行`}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChangeLine({ change }: { change: ScoreImportLine }) {
  const { i18n } = useLingui()
  const words = (status: ScoreImportLine['statusBefore'], score: number | null): string => {
    const number = score === null ? '–' : String(score / 100)
    return status === 'normal' ? number : i18n._(statusNames[status])
  }
  return (
    <li>
      <span>
        {change.name} · {i18n._(partNames[change.part])}
      </span>
      <span className="num">
        {words(change.statusBefore, change.before)} → {words(change.statusAfter, change.after)}
        {change.document !== undefined && ` · ${change.document}`}
      </span>
    </li>
  )
}

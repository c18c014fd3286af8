import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Gradebook,
  type GradebookLine,
  type GradePart,
  maxDocumentLength,
  type ScorePart,
  type ScoreRules,
  type ScoreStatus,
  scoreSave,
  scoreStatuses,
} from '../../../contract/score.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { arithmeticPart } from '../../../rules/scores/scoreTable.ts'
import { defaultScoreRules, type PartScore, totalScore } from '../../../rules/scores/total.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { partNames, statusNames } from '../words.ts'
import css from './Gradebook.module.css'
import { useScoreFailure } from './useScoreFailure.ts'

/** A part as its fields say: an empty score is computed from the items of the part. */
interface PartForm {
  part: GradePart
  status: ScoreStatus
  score: string
  resit: string
  /** The decision on which misconduct rests. */
  document: string
}

const hundredths = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text) * 100)

const textOfHundredths = (value: number | null): string => (value === null ? '' : String(value / 100))

const enteredOf = ({ items }: ScorePart): number | null =>
  items.find(({ kind }) => kind === 'entered')?.score ?? null

const formOf = (part: ScorePart): PartForm => ({
  part: part.part,
  status: part.status,
  score: textOfHundredths(enteredOf(part)),
  resit: textOfHundredths(part.resitScore),
  document: part.document ?? '',
})

const isWrong = (text: string): boolean => {
  const value = hundredths(text)
  return value !== null && !(value >= 0 && value <= 10_000)
}

const hasChanged = (form: PartForm, part: ScorePart): boolean =>
  JSON.stringify(form) !== JSON.stringify(formOf(part))

const lacksDocument = ({ status, document }: PartForm): boolean =>
  status === 'cheated' && document.trim() === ''

/** Preview of the totals; null where a part would be computed anew, which only the service can. */
function previewOf(line: GradebookLine, forms: readonly PartForm[]): PartScore[] | null {
  const parts = line.parts.map((part, index): PartScore | null => {
    const form = forms[index]
    if (!form || !hasChanged(form, part)) return arithmeticPart(part)
    const score = hundredths(form.score)
    const changed = { ...arithmeticPart(part), status: form.status, resitScore: hundredths(form.resit) }
    if (score === null) return enteredOf(part) === null ? changed : null
    return { ...changed, items: [{ score, maxScore: 10_000, weight: 1, isDue: true }] }
  })
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? known : null
}

interface Props {
  book: Gradebook
  line: GradebookLine | undefined
  onClose: () => void
}

/** The scores and statuses of one student. */
export function EditScores({ book, line, onClose }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={line ? pick(line.name, line.nameEn) : t`成绩`}>
      {line && <Form book={book} line={line} onDone={onClose} />}
    </Sheet>
  )
}

interface FormProps {
  book: Gradebook
  line: GradebookLine
  onDone: () => void
}

/** Scores of one student as they are being edited, and how they are saved. */
function useScoreForm({ book, line, onDone }: FormProps) {
  const { t } = useLingui()
  const [forms, setForms] = useState(() => line.parts.map(formOf))
  const [reason, setReason] = useState('')
  const isLocked = book.publishedAt !== null
  const changed = forms.filter((form, index) => {
    const part = line.parts[index]
    return part !== undefined && hasChanged(form, part)
  })
  const hasFault = forms.some(({ score, resit }) => isWrong(score) || isWrong(resit))
  const isWhole = !hasFault && !changed.some(lacksDocument)
  const isReady = changed.length > 0 && isWhole && (!isLocked || reason.trim() !== '')
  const save = useMutation({
    mutationFn: () =>
      manageQuizzes(scoreSave, {
        courseId: book.courseId,
        changes: changed.map(({ part, status, score, resit, document }) => ({
          accountId: line.accountId,
          part,
          status,
          score: hundredths(score),
          resitScore: status === 'resit' ? hundredths(resit) : null,
          document: status === 'cheated' ? document.trim() : '',
        })),
        reason,
      }),
    onSuccess: () => {
      toast(t`成绩已保存`)
      onDone()
    },
    onError: useScoreFailure(),
  })
  const changePart = (index: number, next: PartForm) =>
    setForms(forms.map((one, at) => (at === index ? next : one)))
  const preview = hasFault ? null : previewOf(line, forms)
  return { forms, changePart, reason, setReason, isLocked, isReady, preview, save }
}

function Form(props: FormProps) {
  const { t } = useLingui()
  const { line, book } = props
  const rules = book.rules ?? defaultScoreRules
  const { forms, changePart, reason, setReason, isLocked, isReady, preview, save } = useScoreForm(props)
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {line.loginName} · {line.roomName}
      </p>
      {line.parts.map((part, index) => {
        const form = forms[index] ?? formOf(part)
        return (
          <PartFields
            key={part.part}
            part={part}
            form={form}
            resitCap={rules.resitCap}
            onChange={(next) => changePart(index, next)}
          />
        )
      })}
      <Totals preview={preview} rules={rules} />
      {isLocked && (
        <TextField
          label={t`修改原因`}
          hint={t`成绩已公布：原因会告诉学生，并记入审计。`}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Button wide busy={save.isPending} aria-disabled={!isReady} onClick={() => isReady && save.mutate()}>
        {t`保存成绩`}
      </Button>
    </div>
  )
}

/** Both totals as they would be, by the same arithmetic as the service's. */
function Totals({ preview, rules }: { preview: PartScore[] | null; rules: ScoreRules }) {
  const { t } = useLingui()
  const total = preview && totalScore(preview, rules)
  return (
    <div className={css.totals} aria-live="polite">
      <span className={css.quiet}>
        {t`目前`}
        <strong>{total?.current ?? '–'}</strong>
      </span>
      <span className={css.quiet}>
        {t`按满额`}
        <strong>{total?.full ?? '–'}</strong>
      </span>
    </div>
  )
}

interface PartFieldsProps {
  part: ScorePart
  form: PartForm
  /** points of 100 */
  resitCap: number
  onChange: (form: PartForm) => void
}

function PartFields({ part, form, resitCap, onChange }: PartFieldsProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(partNames[part.part])
  const fault = t`请填 0 到 100 的分数`
  const isComputed = enteredOf(part) === null && part.items.length > 0
  return (
    <div className={css.part}>
      <h3>
        <span>
          {name} {part.ratio} %
        </span>
        <span className="num">{part.score ?? '–'}</span>
      </h3>
      <div className={css.pair}>
        <label className={css.select}>
          {t`${name}的状态`}
          <select
            value={form.status}
            onChange={(event) => onChange({ ...form, status: event.target.value as ScoreStatus })}
          >
            {scoreStatuses.map((status) => (
              <option key={status} value={status}>
                {i18n._(statusNames[status])}
              </option>
            ))}
          </select>
        </label>
        <TextField
          inputMode="decimal"
          label={t`登记${name}分数`}
          placeholder={isComputed ? t`自动计算` : ''}
          error={isWrong(form.score) ? fault : undefined}
          value={form.score}
          onChange={(event) => onChange({ ...form, score: event.target.value })}
        />
      </div>
      {form.status === 'cheated' && (
        <TextField
          label={t`${name}违纪的处理文件`}
          hint={t`填写处理决定的文号或名称。任课教师和学生本人可见，并记入审计。`}
          maxLength={maxDocumentLength}
          value={form.document}
          onChange={(event) => onChange({ ...form, document: event.target.value })}
        />
      )}
      {form.status === 'resit' && (
        <TextField
          inputMode="decimal"
          label={t`${name}补考分数`}
          hint={t`补考最多按 ${resitCap} 分计，不低于第一次。`}
          error={isWrong(form.resit) ? fault : undefined}
          value={form.resit}
          onChange={(event) => onChange({ ...form, resit: event.target.value })}
        />
      )}
    </div>
  )
}

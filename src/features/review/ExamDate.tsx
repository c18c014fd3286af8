import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { dateText, examDay } from './examDay.ts'
import css from './Review.module.css'

interface Props {
  /** date of the exam (ms UTC); 0: none */
  examAt: number
  onSave: (examAt: number) => void
}

/** When the exam is. What is being typed stays as it is typed; a day to come is saved. */
export function ExamDate({ examAt, onSave }: Props) {
  const { t } = useLingui()
  /** null: as it is saved */
  const [text, setText] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const save = (at: number | null) => at !== null && at !== examAt && onSave(at)
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    setLeft(false)
    // a part of a date that is missing while it is typed takes nothing away
    if (target.value === '') save(target.validity.badInput ? null : 0)
    else save(examDay(target.value, Date.now()))
  }
  const leave = () => {
    const isPast = text !== null && text !== '' && examDay(text, Date.now()) === null
    if (!isPast) setText(null)
    setLeft(isPast)
  }
  return (
    <div className={css.exam}>
      <TextField
        type="date"
        label={t`考试日期`}
        hint={t`考前三天起改为考前突击。`}
        error={isLeft && t`考试日期不能早于今天`}
        value={text ?? dateText(examAt)}
        min={dateText(Date.now())}
        max="9999-12-31"
        onChange={type}
        onBlur={leave}
      />
      {examAt > 0 && (
        <Button
          kind="text"
          onClick={() => {
            setText(null)
            setLeft(false)
            onSave(0)
          }}
        >
          <Trans>清除日期</Trans>
        </Button>
      )}
    </div>
  )
}

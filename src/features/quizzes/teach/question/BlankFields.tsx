import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Option, Question } from '../../../../contract/questions.ts'
import { blankOption } from '../../../../rules/kinds/options.ts'
import { nextOptionId } from '../../../../rules/questionForm.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Summary } from '../../../../ui/Summary.tsx'
import css from '../../Quizzes.module.css'
import { AddAndRemove } from './AddAndRemove.tsx'

interface Props {
  question: Question
  onChange: (question: Question) => void
}

/** Fields for the accepted texts of each blank, one text a line, and for what may be left out behind them. */
export function BlankFields({ question, onChange }: Props) {
  const { t } = useLingui()
  const { options } = question
  const setOption = (id: number, part: Partial<Option>) =>
    onChange({
      ...question,
      options: options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    })
  return (
    <>
      {options.map((option, index) => (
        <div key={option.id} className={css.stack}>
          <TextArea
            label={t`第 ${index + 1} 空的答案（每行一种写法）`}
            value={Array.isArray(option.answer) ? option.answer.join('\n') : ''}
            onText={(text) => setOption(option.id, { answer: text.split('\n') })}
          />
          <MayBeLeftOut option={option} onChange={(part) => setOption(option.id, part)} />
        </div>
      ))}
      <AddAndRemove
        items={options}
        newItem={() => blankOption(nextOptionId(options), [''])}
        onChange={(next) => onChange({ ...question, options: next })}
        add={t`添加一空`}
        removeLast={t`去掉最后一空`}
      />
      <Checkbox checked={question.anyOrder} onChange={(anyOrder) => onChange({ ...question, anyOrder })}>
        {t`各空的顺序不限`}
      </Checkbox>
    </>
  )
}

/** A unit may hold a blank or a stroke (mm Hg, 10⁹/L), so that commas alone part them. */
const textsIn = (line: string): string[] => line.split(/[、，,；;]/)

/** The unit and the noun of a blank: few need them, so they are closed until a blank has one. */
function MayBeLeftOut({ option, onChange }: { option: Option; onChange: (part: Partial<Option>) => void }) {
  const { t } = useLingui()
  const { unit = [], suffix = [] } = option
  const [isOpen, setOpen] = useState(unit.length + suffix.length > 0)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t`单位和可省略的词`}</Summary>
      <div className={css.stack}>
        <TextField
          label={t`单位`}
          hint={t`写不写都算对，几个之间用顿号，如 mV、毫伏`}
          value={unit.join('、')}
          onChange={(event) => onChange({ unit: textsIn(event.target.value) })}
        />
        <TextField
          label={t`可省略的词`}
          hint={t`答案后面带不带都算对，如：细胞、cell`}
          value={suffix.join('、')}
          onChange={(event) => onChange({ suffix: textsIn(event.target.value) })}
        />
      </div>
    </details>
  )
}

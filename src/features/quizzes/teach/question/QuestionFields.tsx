import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import type { Option, Question } from '../../../../contract/questions.ts'
import { blankOption, nextOptionId, nextPart } from '../../../../rules/questionForm.ts'
import { letterOf } from '../../../../rules/quizzes/answerWords.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../../../ui/fields/Segmented.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import css from '../../Quizzes.module.css'
import { BlankFields } from './BlankFields.tsx'

interface Props {
  question: Question
  onChange: (question: Question) => void
}

/** The fields of a question, by its kind. */
export function QuestionFields({ question, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: Partial<Question>) => onChange({ ...question, ...part })
  const kind = question.type.baseType
  const isChoice = kind === 'DANXUAN' || kind === 'DUOXUAN'
  return (
    <div className={css.stack}>
      <TextArea
        label={kind === 'TIANKONG' ? t`题干（用 ____ 表示空）` : t`题干`}
        value={question.title}
        onText={(title) => change({ title })}
      />
      <TextArea label={t`英文题干`} value={question.titleEn} onText={(titleEn) => change({ titleEn })} />
      {isChoice && <ChoiceOptions question={question} onChange={onChange} />}
      {kind === 'PANDUAN' && (
        <Segmented
          label={t`正确答案`}
          value={question.panDuanAnswer ? 'right' : 'wrong'}
          onChange={(value) => change({ panDuanAnswer: value === 'right' })}
          items={[
            { value: 'right', label: t`对` },
            { value: 'wrong', label: t`错` },
          ]}
        />
      )}
      {kind === 'TIANKONG' && <BlankFields question={question} onChange={onChange} />}
      {kind === 'PEIWU' && <MatchingFields question={question} onChange={onChange} />}
      {kind === 'BINGLI' && <CaseParts question={question} onChange={onChange} />}
      {kind === 'WENDA' && (
        <TextArea
          label={t`参考答案`}
          value={question.showAnswer}
          onText={(showAnswer) => change({ showAnswer })}
        />
      )}
      <TextArea label={t`解析`} value={question.analysis} onText={(analysis) => change({ analysis })} />
      <Segmented
        label={t`难度`}
        value={String(question.difficulty)}
        onChange={(value) => change({ difficulty: Number(value) })}
        items={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
      />
    </div>
  )
}

/** Options with their words in both languages; the right ones are ticked. */
function ChoiceOptions({ question, onChange }: Props) {
  const { t } = useLingui()
  const { options } = question
  const isSingle = question.type.baseType === 'DANXUAN'
  const setRight = (id: number, isRight: boolean) =>
    onChange({
      ...question,
      options: options.map((option) => {
        if (option.id === id) return { ...option, answer: isRight }
        return isSingle && isRight ? { ...option, answer: false } : option
      }),
    })
  return (
    <>
      <OptionFields
        question={question}
        onChange={onChange}
        beside={(option, letter) => (
          <Checkbox
            checked={option.answer === true}
            onChange={(isRight) => setRight(option.id, isRight)}
          >{t`${letter} 正确`}</Checkbox>
        )}
      />
      <Button
        kind="text"
        onClick={() =>
          onChange({ ...question, options: [...options, blankOption(nextOptionId(options), false)] })
        }
      >
        {t`添加选项`}
      </Button>
    </>
  )
}

interface OptionFieldsProps extends Props {
  beside?: (option: Option, letter: string) => React.ReactNode
}

function OptionFields({ question, onChange, beside }: OptionFieldsProps) {
  const { t } = useLingui()
  const { options } = question
  const setOption = (id: number, part: Partial<Option>) =>
    onChange({
      ...question,
      options: options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    })
  return options.map((option, index) => {
    const letter = letterOf(index)
    return (
      <div key={option.id} className={css.optionFields}>
        <TextField
          label={t`选项 ${letter}`}
          value={option.content}
          onChange={(event) => setOption(option.id, { content: event.target.value })}
        />
        <TextField
          label={t`选项 ${letter}（英文）`}
          value={option.contentEn}
          onChange={(event) => setOption(option.id, { contentEn: event.target.value })}
        />
        <span className={css.marks}>
          {beside?.(option, letter)}
          <IconButton
            label={t`移除选项 ${letter}`}
            onClick={() => onChange({ ...question, options: options.filter(({ id }) => id !== option.id) })}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    )
  })
}

/** Options, and stems that each belong to one of them. */
function MatchingFields({ question, onChange }: Props) {
  const { t } = useLingui()
  const { options, children } = question
  const setStem = (id: number, part: Partial<Question>) =>
    onChange({
      ...question,
      children: children.map((child) => (child.id === id ? { ...child, ...part } : child)),
    })
  return (
    <>
      <OptionFields question={question} onChange={onChange} />
      <Button
        kind="text"
        onClick={() =>
          onChange({ ...question, options: [...options, blankOption(nextOptionId(options), null)] })
        }
      >
        {t`添加选项`}
      </Button>
      {children.map((stem, index) => (
        <div key={stem.id} className={css.optionFields}>
          <TextField
            label={t`小题 ${index + 1}`}
            value={stem.title}
            onChange={(event) => setStem(stem.id, { title: event.target.value })}
          />
          <TextField
            label={t`小题 ${index + 1}（英文）`}
            value={stem.titleEn}
            onChange={(event) => setStem(stem.id, { titleEn: event.target.value })}
          />
          <label className={css.select}>
            {t`小题 ${index + 1} 的答案`}
            <select
              value={stem.answer ?? ''}
              onChange={(event) => setStem(stem.id, { answer: Number(event.target.value) })}
            >
              {options.map((option, at) => (
                <option key={option.id} value={option.id}>
                  {letterOf(at)}
                </option>
              ))}
            </select>
          </label>
        </div>
      ))}
      <PartButtons question={question} onChange={onChange} />
    </>
  )
}

/** The single-choice parts of a case. */
function CaseParts({ question, onChange }: Props) {
  const { t } = useLingui()
  return (
    <>
      {question.children.map((part, index) => (
        <fieldset key={part.id} className={css.part}>
          <legend>{t`小题 ${index + 1}`}</legend>
          <QuestionFields
            question={part}
            onChange={(next) =>
              onChange({
                ...question,
                children: question.children.map((child) => (child.id === part.id ? next : child)),
              })
            }
          />
        </fieldset>
      ))}
      <PartButtons question={question} onChange={onChange} />
    </>
  )
}

function PartButtons({ question, onChange }: Props) {
  const { t } = useLingui()
  const { children } = question
  return (
    <div className={css.buttons}>
      <Button
        kind="text"
        onClick={() => onChange({ ...question, children: [...children, nextPart(question)] })}
      >
        {t`添加小题`}
      </Button>
      {children.length > 1 && (
        <Button kind="text" onClick={() => onChange({ ...question, children: children.slice(0, -1) })}>
          {t`去掉最后一题`}
        </Button>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import type { ComponentType, ReactNode } from 'react'
import type { Option, Question } from '../../../../contract/questions.ts'
import { useTruthWords } from '../../../../questions/truthWords.ts'
import { blankOption } from '../../../../rules/kinds/options.ts'
import { letterOf } from '../../../../rules/kinds/optionText.ts'
import { type FormKind, formKindOf, nextOptionId, nextPart } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import css from '../../Quizzes.module.css'
import { CaptionedChoice } from '../CaptionedChoice.tsx'
import { AddAndRemove } from './AddAndRemove.tsx'
import { BlankFields } from './BlankFields.tsx'

interface Props {
  question: Question
  onChange: (question: Question) => void
}

/** Fields for the right answer of each kind that has a form. */
const answerFields: Record<FormKind, ComponentType<Props>> = {
  DANXUAN: ChoiceOptions,
  DUOXUAN: ChoiceOptions,
  PANDUAN: TruthField,
  TIANKONG: BlankFields,
  WENDA: ModelAnswer,
  PEIWU: MatchingFields,
  BINGLI: CaseParts,
}

/** The fields of a question, by its kind. */
export function QuestionFields({ question, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: Partial<Question>) => onChange({ ...question, ...part })
  const kind = formKindOf(question)
  const AnswerFields = kind && answerFields[kind]
  return (
    <div className={css.stack}>
      <TextArea
        label={kind === 'TIANKONG' ? t`题干（用 ____ 表示空）` : t`题干`}
        value={question.title}
        onText={(title) => change({ title })}
      />
      <TextArea label={t`英文题干`} value={question.titleEn} onText={(titleEn) => change({ titleEn })} />
      {AnswerFields && <AnswerFields question={question} onChange={onChange} />}
      <TextArea label={t`解析`} value={question.analysis} onText={(analysis) => change({ analysis })} />
      <CaptionedChoice
        caption={t`难度`}
        value={String(question.difficulty)}
        onChange={(value) => change({ difficulty: Number(value) })}
        items={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
      />
    </div>
  )
}

/** Whether a statement is right. */
function TruthField({ question, onChange }: Props) {
  const { t } = useLingui()
  const { right, wrong } = useTruthWords()
  return (
    <CaptionedChoice
      caption={t`正确答案`}
      value={question.panDuanAnswer ? 'right' : 'wrong'}
      onChange={(value) => onChange({ ...question, panDuanAnswer: value === 'right' })}
      items={[
        { value: 'right', label: right },
        { value: 'wrong', label: wrong },
      ]}
    />
  )
}

function ModelAnswer({ question, onChange }: Props) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`参考答案`}
      value={question.showAnswer}
      onText={(showAnswer) => onChange({ ...question, showAnswer })}
    />
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
    <OptionFields
      question={question}
      onChange={onChange}
      newAnswer={false}
      beside={(option, letter) => (
        <Checkbox
          checked={option.answer === true}
          onChange={(isRight) => setRight(option.id, isRight)}
        >{t`${letter} 正确`}</Checkbox>
      )}
    />
  )
}

interface OptionFieldsProps extends Props {
  /** The answer of an option that is added. */
  newAnswer: Option['answer']
  beside?: (option: Option, letter: string) => ReactNode
}

function OptionFields({ question, onChange, newAnswer, beside }: OptionFieldsProps) {
  const { t } = useLingui()
  const { options } = question
  const setOptions = (next: Option[]) => onChange({ ...question, options: next })
  const setOption = (id: number, part: Partial<Option>) =>
    setOptions(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  return (
    <>
      {options.map((option, index) => {
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
                onClick={() => setOptions(options.filter(({ id }) => id !== option.id))}
              >
                <Trash aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        )
      })}
      <Button
        kind="text"
        onClick={() => setOptions([...options, blankOption(nextOptionId(options), newAnswer)])}
      >
        {t`添加选项`}
      </Button>
    </>
  )
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
      <OptionFields question={question} onChange={onChange} newAnswer={null} />
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
  return (
    <AddAndRemove
      items={question.children}
      newItem={() => nextPart(question)}
      onChange={(children) => onChange({ ...question, children })}
      add={t`添加小题`}
      removeLast={t`去掉最后一题`}
    />
  )
}

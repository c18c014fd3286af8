import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Given, Reply } from '../../../contract/endpoint.ts'
import {
  type QuizAnswerToGrade,
  type QuizQuestionItem,
  quizRegrade,
} from '../../../contract/quizzes/quizTeaching.ts'
import { ask } from '../../../queries/engine/query.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'
import { answerWords } from './answerWords.ts'
import { useManageFailure } from './useManageFailure.ts'

/** The choice that gives everybody full points. */
const voidChoice = 'void'
/** How many different answers are offered as right ones. */
const mostAnswers = 20

interface Props {
  quizId: number
  item: QuizQuestionItem
  answers: readonly QuizAnswerToGrade[]
}

type Moved = Reply<typeof quizRegrade>['moved']

/** A correction as it is chosen. Whose points move is asked anew after each change, before anything is written. */
function useRegrade(quizId: number, questionId: number) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<string>(voidChoice)
  const [reason, setReason] = useState('')
  const [lowerReleased, setLowerReleased] = useState(false)
  const [moved, setMoved] = useState<Moved | null>(null)
  const fail = useManageFailure()
  const change: Given<typeof quizRegrade>['change'] =
    choice === voidChoice ? { kind: 'void' } : { kind: 'accept', content: choice }
  const given = { quizId, questionId, change, lowerReleased }
  const preview = useMutation({
    mutationFn: () => ask(quizRegrade, { ...given, reason: reason || '-', preview: true }),
    onSuccess: (reply) => setMoved(reply.moved),
    onError: fail,
  })
  const write = useMutation({
    mutationFn: () => manageQuizzes(quizRegrade, { ...given, reason }),
    onSuccess: (reply) => {
      setOpen(false)
      setMoved(null)
      toast(t`已重新评分，${reply.moved.length} 人的得分有变`)
    },
    onError: fail,
  })
  const choose = (value: string) => {
    setChoice(value)
    setMoved(null)
  }
  const allowLower = (value: boolean) => {
    setLowerReleased(value)
    setMoved(null)
  }
  return {
    isOpen,
    setOpen,
    choice,
    choose,
    reason,
    setReason,
    lowerReleased,
    allowLower,
    moved,
    preview,
    write,
  }
}

/** Corrects the key of a question for the whole quiz: first it says whose points would move. */
export function RegradeForm({ quizId, item, answers }: Props) {
  const { t } = useLingui()
  const regrade = useRegrade(quizId, item.id)
  const { isOpen, setOpen, reason, setReason, moved, preview, write } = regrade
  if (!isOpen)
    return (
      <Button kind="text" onClick={() => setOpen(true)}>
        {t`更正答案并重新评分`}
      </Button>
    )
  const isReady = moved !== null && reason.trim() !== ''
  return (
    <div className={css.stack}>
      <CorrectionChoices item={item} answers={answers} value={regrade.choice} onChange={regrade.choose} />
      <Switch
        label={t`已公布的得分也可以降低`}
        checked={regrade.lowerReleased}
        onChange={regrade.allowLower}
      />
      <TextField
        label={t`更正的原因`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {moved && <MovedPoints moved={moved} />}
      <div className={css.buttons}>
        <Button kind="soft" busy={preview.isPending} onClick={() => preview.mutate()}>
          {t`先看谁会变`}
        </Button>
        <Button busy={write.isPending} aria-disabled={!isReady} onClick={() => isReady && write.mutate()}>
          {t`重新评分`}
        </Button>
        <Button kind="plain" onClick={() => setOpen(false)}>
          {t`取消`}
        </Button>
      </div>
    </div>
  )
}

interface ChoicesProps extends Pick<Props, 'item' | 'answers'> {
  value: string
  onChange: (choice: string) => void
}

/** The question is void, or one of the answers that were given is right as well. */
function CorrectionChoices({ item, answers, value, onChange }: ChoicesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const others = [...new Set(answers.map(({ content }) => content))]
    .filter((content) => content !== '')
    .slice(0, mostAnswers)
  const truth = { right: t`对`, wrong: t`错` }
  return (
    <RadioList
      label={t`怎样更正`}
      value={value}
      onChange={onChange}
      items={[
        { value: voidChoice, label: t`题目作废：所有人得满分` },
        ...others.map((content) => ({
          value: content,
          label: t`也算对：${answerWords(item.question, content, pick, truth)}`,
        })),
      ]}
    />
  )
}

function MovedPoints({ moved }: { moved: Moved }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <ul className={css.list}>
      {moved.length === 0 && <li className={css.line}>{t`没有人的得分会变`}</li>}
      {moved.map((one) => (
        <li key={one.accountId} className={css.line}>
          <span>{pick(one.name, one.nameEn)}</span>
          <span className="num">
            {pointsText(one.before)} → {pointsText(one.after)}
          </span>
        </li>
      ))}
    </ul>
  )
}

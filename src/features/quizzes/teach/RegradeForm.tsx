import { useLingui } from '@lingui/react/macro'
import type {
  QuizAnswerToGrade,
  QuizQuestionItem,
  TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { useShownSpecimens } from '../../../parts/questionPage/useShownSpecimens.ts'
import { QuestionView } from '../../../questions/index.tsx'
import { useTruthWords } from '../../../questions/truthWords.ts'
import { answerWords } from '../../../rules/quizzes/answerWords.ts'
import { canChangeKey } from '../../../rules/quizzes/regrade.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Quizzes.module.css'
import { Corrections } from './Corrections.tsx'
import { MovedScores } from './MovedScores.tsx'
import { acceptChoice, useRegrade } from './useRegrade.ts'

/** How many different answers are offered as right ones. */
const mostAnswers = 20

interface Props {
  quiz: TeacherQuizDetail
  item: QuizQuestionItem
  answers: readonly QuizAnswerToGrade[]
}

/** Corrects the key of a question for the whole quiz: first it says whose points would move. */
export function RegradeForm({ quiz, item, answers }: Props) {
  const { t } = useLingui()
  const regrade = useRegrade(quiz.id, item)
  const { isOpen, setOpen, reason, setReason, moved, preview, write } = regrade
  if (!isOpen)
    return (
      <>
        <Corrections quiz={quiz} item={item} />
        <Button kind="text" onClick={() => setOpen(true)}>
          {t`更正答案并重新评分`}
        </Button>
      </>
    )
  const isReady = moved !== null && reason.trim() !== ''
  return (
    <div className={css.stack}>
      <Corrections quiz={quiz} item={item} />
      <CorrectionChoices
        quiz={quiz}
        item={item}
        answers={answers}
        value={regrade.choice}
        onChange={regrade.choose}
      />
      {regrade.choice === 'key' && (
        <RightAnswer item={item} content={regrade.content} onChange={regrade.answer} />
      )}
      {quiz.isReleased && (
        <Switch
          label={t`已公布的得分也可以降低`}
          hint={t`不打开时，没有人的得分率低于已公布的；打开后，以前更正时保留的分数也不再保留。`}
          checked={regrade.lowerReleased}
          onChange={regrade.allowLower}
        />
      )}
      <TextField
        label={t`更正的原因`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {moved && <MovedScores of={moved} />}
      <div className={css.buttons}>
        <Button
          kind="soft"
          busy={preview.isPending}
          aria-disabled={!regrade.isWhole}
          onClick={() => regrade.isWhole && preview.mutate()}
        >
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

interface RightAnswerProps extends Pick<Props, 'item'> {
  content: string
  onChange: (content: string) => void
}

/** The teacher answers the question as a student would: that is the new key. */
function RightAnswer({ item, content, onChange }: RightAnswerProps) {
  const { t } = useLingui()
  const specimens = useShownSpecimens(item.question)
  return (
    <section aria-label={t`正确答案`}>
      <p className={css.quiet}>{t`像学生一样作答，填出正确答案：`}</p>
      <QuestionView
        narrow
        question={item.question}
        content={content}
        onChange={onChange}
        shown={false}
        specimens={specimens}
      />
    </section>
  )
}

interface ChoicesProps extends Props {
  value: string
  onChange: (choice: string) => void
}

/** The question is void, another answer is the right one, or one of the answers that were given is right as well. */
function CorrectionChoices({ quiz, item, answers, value, onChange }: ChoicesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const others = [...new Set(answers.map(({ content }) => content))]
    .filter((content) => content !== '')
    .slice(0, mostAnswers)
  const truth = useTruthWords()
  const isCorrected = (quiz.corrections ?? []).some(({ questionId }) => questionId === item.id)
  return (
    <RadioList
      label={t`怎样更正`}
      value={value}
      onChange={onChange}
      items={[
        { value: 'void', label: t`题目作废：所有人得满分` },
        { value: 'leaveOut', label: t`题目作废：不计分，也不计入满分` },
        ...(canChangeKey(item.question) ? [{ value: 'key', label: t`换成另一个正确答案` }] : []),
        ...(isCorrected ? [{ value: 'asPublished', label: t`恢复发布时的答案` }] : []),
        ...others.map((content) => ({
          value: acceptChoice(content),
          label: t`也算对：${answerWords(item.question, content, pick, truth)}`,
        })),
      ]}
    />
  )
}

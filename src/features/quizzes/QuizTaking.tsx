import { useLingui } from '@lingui/react/macro'
import Flag from 'lucide-react/icons/flag'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { QuizPaper } from '../../contract/quizzes/quiz.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { QuestionView } from '../../questions/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { DeviceWarnings } from './DeviceWarnings.tsx'
import { orderedQuestions } from './paperQuestion.ts'
import { QuizClock } from './QuizClock.tsx'
import css from './Quizzes.module.css'
import { useAnswerDraft } from './useAnswerDraft.ts'
import { useAttemptClock } from './useAttemptClock.ts'
import type { useQuizRun } from './useQuizRun.ts'
import { pointsText } from './words.ts'

interface Props {
  quiz: ReturnType<typeof useQuizRun>
  paper: QuizPaper
}

/** Which question is in sight, its answer as it is being written, and the time that is left: at its end it hands in. */
function useTaking({ quiz, paper }: Props) {
  const { t } = useLingui()
  const questions = useMemo(() => orderedQuestions(paper), [paper])
  const [at, setAt] = useState(0)
  const [sheet, setSheet] = useState<'card' | 'handIn' | null>(null)
  const clock = useAttemptClock(quiz.run?.endAt ?? paper.endAt, quiz.online)
  const current = questions[at]
  const answers = useMemo(
    () =>
      new Map([
        ...paper.answers.map((one) => [one.questionId, one.content] as const),
        ...(quiz.run?.answers ?? []),
      ]),
    [paper.answers, quiz.run?.answers],
  )
  const draft = useAnswerDraft(paper.quiz.id, current?.question, answers, quiz.answer)
  const isOver = clock.leftMs === 0 && !clock.needsCalibration

  const close = useRef(async () => {})
  close.current = async () => {
    try {
      await draft.save()
      await quiz.handIn(true)
    } catch {
      toast(t`没有存下来，请不要关闭页面。`, { kind: 'bad' })
    }
  }
  useEffect(() => {
    if (isOver) void close.current()
  }, [isOver])

  const go = (index: number) => {
    void draft.save()
    setAt(index)
    setSheet(null)
  }
  // A sheet that gives way to another one says that it closed: the other one stays open.
  const closeSheet = (which: 'card' | 'handIn') => setSheet((open) => (open === which ? null : open))
  const askToHandIn = () => void draft.save().then(() => setSheet('handIn'))
  return { questions, current, at, go, answers, draft, clock, sheet, setSheet, closeSheet, askToHandIn }
}
type Taking = ReturnType<typeof useTaking>

/** The questions of a running quiz, one at a time (S39). */
export function QuizTaking({ quiz, paper }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const taking = useTaking({ quiz, paper })
  const specimens = useMemo(
    () => new Map<number, Specimen>(paper.specimens.map((one) => [one.id, one])),
    [paper.specimens],
  )
  const { questions, current, at, draft, clock } = taking
  if (!current) return null
  const { question, maxPoints } = current
  const isFlagged = quiz.run?.flags.includes(question.id) ?? false
  return (
    <Screen
      flush
      back="/quiz"
      title={pick(paper.quiz.title, paper.quiz.titleEn)}
      sub={t`${at + 1} / ${questions.length} · ${pointsText(maxPoints)} 分`}
      actions={
        <>
          <QuizClock leftMs={clock.leftMs} needsCalibration={clock.needsCalibration} />
          <IconButton
            label={t`标记这道题`}
            aria-pressed={isFlagged}
            onClick={() => void quiz.flag(question.id, !isFlagged)}
          >
            <Flag aria-hidden="true" />
          </IconButton>
        </>
      }
      foot={<TakingFoot quiz={quiz} taking={taking} questionId={question.id} />}
    >
      <div className={css.page}>
        <DeviceWarnings canKeepPictures={quiz.pictures.canKeep} />
        {quiz.notices.map((notice) => (
          <p key={notice.at} className={css.notice} role="status">
            {t`勘误`}：{notice.text}
          </p>
        ))}
        <QuestionView
          key={question.id}
          question={question}
          content={draft.content}
          onChange={draft.change}
          shown={false}
          isPaper
          specimens={specimens}
        />
      </div>
      <TakingSheets quiz={quiz} taking={taking} questionId={question.id} />
    </Screen>
  )
}

interface PartProps {
  quiz: Props['quiz']
  taking: Taking
  /** of the question in sight */
  questionId: number
}

/** Whether the answer in sight is safe, and the ways to the other questions. */
function TakingFoot({ quiz, taking, questionId }: PartProps) {
  const { t } = useLingui()
  const { questions, at, go, answers, draft, setSheet, askToHandIn } = taking
  return (
    <div className={css.foot}>
      <p className={css.saved} role="status">
        <SavedWords
          quiz={quiz}
          pending={quiz.pending.get(questionId)}
          isAnswered={Boolean(answers.get(questionId))}
          isWriting={draft.isUnsaved}
        />
      </p>
      <div className={css.footButtons}>
        <Button kind="plain" onClick={() => setSheet('card')}>
          {t`答题卡`}
        </Button>
        <Button kind="soft" wide aria-disabled={at === 0} onClick={() => at > 0 && go(at - 1)}>
          {t`上一题`}
        </Button>
        {at + 1 < questions.length ? (
          <Button wide onClick={() => go(at + 1)}>
            {t`下一题`}
          </Button>
        ) : (
          <Button wide onClick={askToHandIn}>
            {t`交卷`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** All questions at a glance, and the last look before handing in. */
function TakingSheets({ quiz, taking, questionId }: PartProps) {
  const { t } = useLingui()
  const { questions, at, go, answers, draft, sheet, closeSheet, askToHandIn } = taking
  const written = new Map(answers).set(questionId, draft.content)
  return (
    <>
      <Sheet
        open={sheet === 'card'}
        onClose={() => closeSheet('card')}
        title={t`答题卡`}
        footer={
          <Button wide onClick={askToHandIn}>
            {t`交卷`}
          </Button>
        }
      >
        <QuizCells
          questions={questions}
          current={at}
          answers={written}
          flags={quiz.run?.flags ?? []}
          onGo={go}
        />
      </Sheet>
      <HandInSheet
        open={sheet === 'handIn'}
        unanswered={questions.filter((one) => !answers.get(one.question.id)).length}
        flagged={quiz.run?.flags.length ?? 0}
        onClose={() => closeSheet('handIn')}
        onHandIn={() => quiz.handIn(false)}
      />
    </>
  )
}

/** Where the answer in sight is: derived from the queue, never set. */
function SavedWords(given: {
  quiz: ReturnType<typeof useQuizRun>
  pending: 'waiting' | 'parked' | undefined
  isAnswered: boolean
  isWriting: boolean
}) {
  const { t } = useLingui()
  const { quiz, pending, isAnswered, isWriting } = given
  if (isWriting) return t`正在填写`
  if (!isAnswered) return <PaperWords quiz={quiz} />
  if (pending === undefined) return t`已送达`
  if (pending === 'parked') return t`已存本机，服务没有收下，老师会看到`
  return quiz.online ? t`已存本机，正在送出` : t`已存本机，联网后送出`
}

/** Whether the quiz can go on without network. */
function PaperWords({ quiz: { online, pictures } }: { quiz: ReturnType<typeof useQuizRun> }) {
  const { t } = useLingui()
  const { kept, all, isWhole, canKeep } = pictures
  if (!online) return t`没有网络：可以继续作答，联网后自动送出`
  if (!canKeep) return ''
  return isWhole ? t`试卷已在本机，断网也能继续作答` : t`正在把试卷存到本机：${kept} / ${all}`
}

interface CellsProps {
  questions: readonly { question: { id: number } }[]
  current: number
  answers: ReadonlyMap<number, string>
  flags: readonly number[]
  onGo: (index: number) => void
}

function QuizCells({ questions, current, answers, flags, onGo }: CellsProps) {
  const { t } = useLingui()
  return (
    <ol className={css.cells}>
      {questions.map(({ question }, index) => {
        const isAnswered = Boolean(answers.get(question.id))
        const isFlagged = flags.includes(question.id)
        const words = [
          t`第 ${index + 1} 题`,
          isAnswered ? t`已答` : t`未答`,
          isFlagged ? t`已标记` : '',
        ].filter(Boolean)
        return (
          <li key={question.id}>
            <button
              type="button"
              className={css.cell}
              data-state={isAnswered ? 'answered' : 'open'}
              aria-current={index === current ? 'step' : undefined}
              aria-label={words.join('，')}
              onClick={() => onGo(index)}
            >
              {index + 1}
              {isFlagged && <Flag aria-hidden="true" size={12} />}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface HandInProps {
  open: boolean
  unanswered: number
  flagged: number
  onClose: () => void
  onHandIn: () => Promise<unknown>
}

function HandInSheet({ open, unanswered, flagged, onClose, onHandIn }: HandInProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const handIn = async () => {
    setBusy(true)
    await onHandIn().catch(() => toast(t`没有存下来，请再试一次。`, { kind: 'bad' }))
    setBusy(false)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`交卷`}
      place="middle"
      footer={
        <div className={css.buttons}>
          <Button kind="plain" onClick={onClose}>
            {t`继续作答`}
          </Button>
          <Button busy={isBusy} onClick={() => void handIn()}>
            {t`确认交卷`}
          </Button>
        </div>
      }
    >
      <p className={css.prose}>
        {unanswered > 0 ? t`还有 ${unanswered} 题没有作答。` : t`全部题目都已作答。`}
        {flagged > 0 && t`标记了 ${flagged} 题。`}
        {t`交卷后不能再修改。`}
      </p>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { Question } from '../../contract/questions.ts'
import type { QuizPaper } from '../../contract/quizzes/quiz.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { AnswerCard, CardCounts } from '../../parts/questionPage/card/AnswerCard.tsx'
import { CardLegend } from '../../parts/questionPage/card/CardLegend.tsx'
import { KeyHelp } from '../../parts/questionPage/KeyHelp.tsx'
import { QuestionFoot } from '../../parts/questionPage/QuestionFoot.tsx'
import { QuestionPage } from '../../parts/questionPage/QuestionPage.tsx'
import { useWide } from '../../parts/questionPage/useWide.ts'
import { pendingAnswersAtom } from '../../queries/engine/pendingAnswers.ts'
import { QuestionView } from '../../questions/index.tsx'
import { joinSentences } from '../../rules/words/sentences.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { DeviceWarnings } from './DeviceWarnings.tsx'
import { orderedQuestions } from './paperQuestion.ts'
import { AttemptClock } from './QuizClock.tsx'
import css from './Quizzes.module.css'
import { useAnswerDraft } from './useAnswerDraft.ts'
import { useAtomAtOnce } from './useAtomAtOnce.ts'
import type { useQuizRun } from './useQuizRun.ts'
import { useWorthWords } from './useWorthWords.ts'

interface Props {
  quiz: ReturnType<typeof useQuizRun>
  paper: QuizPaper
  /** stands above the question */
  above?: ReactNode
}

/** Which question is in sight, its answer as it is being written, and what is done when the time is up. */
function useTaking({ quiz, paper }: Pick<Props, 'quiz' | 'paper'>) {
  const { t } = useLingui()
  const questions = useMemo(() => orderedQuestions(paper), [paper])
  const [at, setAt] = useState(0)
  const [sheet, setSheet] = useState<'card' | 'handIn' | null>(null)
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

  const close = async () => {
    try {
      await draft.save()
      await quiz.handIn(true)
      return true
    } catch {
      toast(t`没有存下来，请不要关闭页面。`, { kind: 'bad' })
      return false
    }
  }
  const go = (index: number) => {
    void draft.save()
    setAt(index)
    setSheet(null)
  }
  // A sheet that gives way to another one says that it closed: the other one stays open.
  const closeSheet = (which: 'card' | 'handIn') => setSheet((open) => (open === which ? null : open))
  const askToHandIn = () => void draft.save().then(() => setSheet('handIn'))
  const goer = (index: number) => (questions[index] ? () => go(index) : undefined)
  const written = useMemo(
    () => new Map(answers).set(current?.question.id ?? 0, draft.content),
    [answers, current, draft.content],
  )
  const card = useWrittenCard(questions, written, quiz.run?.flags)
  return {
    questions,
    current,
    answers,
    draft,
    close,
    card: { ...card, current: at, pending: quiz.pending, mode: 'quiz' as const, go },
    onBack: goer(at - 1),
    onNext: goer(at + 1),
    sheet,
    setSheet,
    closeSheet,
    askToHandIn,
  }
}
type Taking = ReturnType<typeof useTaking>

/** The card of a paper: which questions have an answer, and which are flagged. */
const useWrittenCard = (
  questions: ReturnType<typeof orderedQuestions>,
  written: ReadonlyMap<number, string>,
  flags: readonly number[] | undefined,
) =>
  useMemo(
    () => ({
      all: questions.map(({ question }) => ({
        question,
        standing: written.get(question.id) ? ('written' as const) : ('unanswered' as const),
      })),
      flags: new Set(flags),
    }),
    [questions, written, flags],
  )

/** The questions of a running quiz, one at a time (S39). */
export function QuizTaking({ quiz, paper, above }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const worthWords = useWorthWords()
  const taking = useTaking({ quiz, paper })
  const specimens = useMemo(
    () => new Map<number, Specimen>(paper.specimens.map((one) => [one.id, one])),
    [paper.specimens],
  )
  const { questions, current, answers, card, draft, close, onBack, onNext, askToHandIn } = taking
  if (!current) return null
  const { question } = current
  const place = `${card.current + 1} / ${questions.length}`
  return (
    <QuestionPage
      back="/quiz"
      title={pick(paper.quiz.title, paper.quiz.titleEn)}
      sub={current.maxPoints > 0 ? `${place} · ${worthWords(current)}` : place}
      card={card}
      question={question}
      content={draft.content}
      onPick={draft.change}
      onBack={onBack}
      onNext={onNext}
      onEnter={onNext ?? askToHandIn}
      onEnd={askToHandIn}
      onFlag={() => void quiz.flag(question.id, !card.flags.has(question.id))}
      signs={<AttemptClock endAt={quiz.run?.endAt ?? paper.endAt} onOver={close} />}
      foot={<TakingFoot quiz={quiz} taking={taking} questionId={question.id} />}
      sheets={<TakingSheets quiz={quiz} taking={taking} />}
    >
      <div className={css.stack}>
        {above}
        <DeviceWarnings canKeepPictures={quiz.pictures.canKeep} />
        {quiz.run?.onPlatform && <p className={css.quiet}>{t`这个平台不能证明断网时的答题时间。`}</p>}
        {quiz.notices.map((notice) => (
          <p key={notice.at} className={css.notice} role="status">
            {t`勘误：${notice.text}`}
          </p>
        ))}
        <QuestionInSight
          key={question.id}
          question={question}
          stored={answers.get(question.id) ?? ''}
          draft={draft}
          specimens={specimens}
        />
        {!quiz.online && quiz.pending.size > 0 && (
          <p className={css.quiet}>
            {t`没有送达的答案只在这台设备上：不要重启电脑（还原卡会清除），不要清除浏览器数据；苹果设备七天不打开也会清除。`}
          </p>
        )}
      </div>
    </QuestionPage>
  )
}

interface QuestionProps {
  question: Question
  /** Its answer as it was last stored. */
  stored: string
  draft: Taking['draft']
  specimens: ReadonlyMap<number, Specimen>
}

/** The question with what is written so far: a choice is drawn at once, and the page around it when it is stored. */
function QuestionInSight({ question, stored, draft, specimens }: QuestionProps) {
  const wide = useWide()
  const content = useAtomAtOnce(draft.writtenAtom).get(question.id) ?? stored
  return (
    <QuestionView
      question={question}
      content={content}
      onChange={draft.change}
      shown={false}
      isPaper
      specimens={specimens}
    >
      {wide && <KeyHelp question={question} state={{ mode: 'quiz', content }} />}
    </QuestionView>
  )
}

interface PartProps {
  quiz: Props['quiz']
  taking: Taking
}

/** Whether the answer in sight is safe, and the ways to the other questions. */
function TakingFoot({ quiz, taking, questionId }: PartProps & { questionId: number }) {
  const { t } = useLingui()
  const { answers, draft, setSheet, onBack, onNext, askToHandIn } = taking
  return (
    <QuestionFoot
      subject={String(questionId)}
      onCard={() => setSheet('card')}
      onBack={onBack}
      status={
        <p className={css.saved} role="status">
          <SavedWords
            quiz={quiz}
            questionId={questionId}
            isAnswered={Boolean(answers.get(questionId))}
            isWriting={draft.isUnsaved}
          />
        </p>
      }
    >
      <Button wide onClick={onNext ?? askToHandIn}>
        {onNext ? t`下一题` : t`交卷`}
      </Button>
    </QuestionFoot>
  )
}

/** All questions at a glance, and the last look before handing in. */
function TakingSheets({ quiz, taking }: PartProps) {
  const { t } = useLingui()
  const { questions, card, answers, sheet, closeSheet, askToHandIn } = taking
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
        <div className={css.stack}>
          <CardLegend {...card} />
          <AnswerCard {...card} />
          <CardCounts {...card} />
        </div>
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
  questionId: number
  isAnswered: boolean
  isWriting: boolean
}) {
  const { t } = useLingui()
  const { quiz, questionId, isAnswered, isWriting } = given
  const pending = useAtomAtOnce(pendingAnswersAtom).get(questionId)
  if (isWriting) return t`正在填写`
  if (pending === 'parked')
    return quiz.run?.onPlatform ? t`已存本机，平台没有收下` : t`已存本机，服务没有收下，老师会看到`
  if (pending === 'waiting' && !quiz.isSignedIn) return t`已存本机，登录后送出`
  if (pending === 'waiting') return quiz.goesOut ? t`已存本机，正在送出` : t`已存本机，联网后送出`
  return isAnswered ? t`已送达` : <PaperWords quiz={quiz} />
}

/** Whether the quiz can go on without network. */
function PaperWords({ quiz: { online, pictures } }: { quiz: ReturnType<typeof useQuizRun> }) {
  const { t } = useLingui()
  const { kept, all, isWhole, canKeep } = pictures
  if (!online) return t`没有网络：可以继续作答，联网后自动送出`
  if (!canKeep) return ''
  return isWhole ? t`试卷已在本机，断网也能继续作答` : t`正在把试卷存到本机：${kept} / ${all}`
}

interface HandInProps {
  open: boolean
  unanswered: number
  flagged: number
  onClose: () => void
  onHandIn: () => Promise<unknown>
}

function HandInSheet({ open, unanswered, flagged, onClose, onHandIn }: HandInProps) {
  const { t, i18n } = useLingui()
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
        {joinSentences(
          i18n.locale,
          unanswered > 0 ? t`还有 ${unanswered} 题没有作答。` : t`全部题目都已作答。`,
          flagged > 0 && t`标记了 ${flagged} 题。`,
          t`交卷后不能再修改。`,
        )}
      </p>
    </Sheet>
  )
}

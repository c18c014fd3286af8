import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Question } from '../../contract/questions.ts'
import type { QuizCard, QuizCardItem, QuizPaper, StudentQuiz } from '../../contract/quizzes/quiz.ts'
import { deviceId } from '../../device/identity.ts'
import { useShownSpecimens } from '../../parts/questionPage/useShownSpecimens.ts'
import { addWrong } from '../../queries/practice/books.ts'
import {
  markQuizSeen,
  quizAnswerQuery,
  quizDistributionQuery,
  quizKeyQuery,
  quizPaperQuery,
  quizQuestionQuery,
  quizResultQuery,
} from '../../queries/quizzes/quizzes.ts'
import { loadPaper } from '../../queries/quizzes/run.ts'
import { Explanation } from '../../questions/Explanation.tsx'
import { QuestionView } from '../../questions/index.tsx'
import { completeQuestion } from '../../rules/quizzes/specified.ts'
import { joinSentences } from '../../rules/words/sentences.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Time } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import { Complaint } from './Complaint.tsx'
import { OtherAnswers } from './OtherAnswers.tsx'
import { orderedQuestions } from './paperQuestion.ts'
import css from './Quizzes.module.css'
import { UndecidedWords } from './UndecidedWords.tsx'
import { useIsPlatform } from './useIsPlatform.ts'
import { isQuizOver, pointsText } from './words.ts'

/** Whether the service may tell the keys now: where it surely refuses, nobody asks and nobody is told of a refusal. */
export const mayShowKeys = ({
  review,
  kind,
  state,
}: Pick<StudentQuiz, 'review' | 'kind' | 'state'>): boolean =>
  review !== 'never' &&
  (state === 'released' ||
    state === 'grading' ||
    (state === 'submitted' && review === 'afterSubmit' && kind === 'quiz'))

/** Result of a quiz: the score, the card, own answers, and the key where the quiz shows it (S40). */
export function QuizResult({ quiz }: { quiz: StudentQuiz }) {
  const { t } = useLingui()
  const isPlatform = useIsPlatform()
  // a platform does not number the attempts
  const card = useQuery({ ...quizResultQuery(quiz.id), enabled: quiz.number > 0 || isPlatform }).data
  const [chosen, setChosen] = useState<number | null>(null)
  const hasKeys = isPlatform || mayShowKeys(quiz)
  useEffect(() => {
    if (quiz.isUnread) void markQuizSeen(quiz.id)
  }, [quiz.id, quiz.isUnread])
  if (quiz.state === 'missed')
    return <BlankPage art="empty" title={t`没有参加这次测验`} text={t`测验已经结束。`} />
  if (!isPlatform && !hasHandedIn(quiz))
    return (
      <BlankPage
        art="empty"
        title={t`还没有结果`}
        text={t`交卷送达学校后，这里会显示结果。`}
        action={
          <ButtonLink to="/quizQuestion" search={{ quizId: quiz.id }}>
            {t`打开测验`}
          </ButtonLink>
        }
      />
    )
  return (
    <div className={css.stack}>
      <Score quiz={quiz} card={card} />
      {card && <UndecidedWords items={card.items} />}
      {isPlatform && <OtherAnswers quizId={quiz.id} />}
      {quiz.points !== null && !isPlatform && <Distribution quizId={quiz.id} />}
      {card && hasKeys && <WrongIntoBook quizId={quiz.id} items={card.items} />}
      {card && (
        <Section title={t`答题卡`}>
          <ol className={css.cells}>
            {card.items.map((item, index) => (
              <li key={item.questionId}>
                <button
                  type="button"
                  className={css.cell}
                  data-state={stateOf(item)}
                  aria-label={item.isUndecided ? t`第 ${index + 1} 题，待认定` : t`第 ${index + 1} 题`}
                  onClick={() => setChosen(index)}
                >
                  {index + 1}
                </button>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Sheet
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen === null ? '' : t`第 ${chosen + 1} 题`}
      >
        {chosen !== null && card?.items[chosen] && (
          <Answer quizId={quiz.id} item={card.items[chosen]} hasKeys={hasKeys} />
        )}
      </Sheet>
    </div>
  )
}

/** Whether the service has ever taken in an attempt of one's own, handed in or ended by the clock. */
const hasHandedIn = (quiz: StudentQuiz) =>
  quiz.points !== null || quiz.submittedAt !== null || isQuizOver(quiz)

/** The score, or words in its place, and when it was handed in. */
function Score({ quiz, card }: { quiz: StudentQuiz; card: QuizCard | undefined }) {
  const { t } = useLingui()
  return (
    <Card>
      {quiz.points === null ? (
        <p className={css.prose}>
          <NoScoreYet quiz={quiz} card={card} />
        </p>
      ) : (
        <p>
          <span className={css.score}>{pointsText(quiz.points)}</span>
          <span className={css.quiet}> / {t`${pointsText(quiz.maxPoints)} 分`}</span>
        </p>
      )}
      {quiz.attempts === 1 && card?.kept !== undefined && card.kept > 0 && (
        <p className={css.quiet}>
          {t`其中 ${pointsText(card.kept)} 分是更正答案后为你保留的：已公布的得分没有降低。`}
        </p>
      )}
      {quiz.submittedAt !== null && (
        <p className={css.quiet}>
          {t`交卷时间`} <Time at={quiz.submittedAt} precise />
          {quiz.receiptCode !== '' && t`，回执码 ${quiz.receiptCode}`}
        </p>
      )}
    </Card>
  )
}

/** Words in the place of a score, before there is one or where a platform gives none. */
function NoScoreYet({ quiz, card }: { quiz: StudentQuiz; card: QuizCard | undefined }) {
  const { t } = useLingui()
  const items = card?.items ?? []
  const right = items.filter(({ isCorrected }) => isCorrected).length
  const isJudged = items.every(({ isSubmited, isCorrected }) => !isSubmited || isCorrected !== null)
  if (isJudged && items.some(({ isSubmited }) => isSubmited))
    return t`答对 ${right} 题，共 ${items.length} 题。`
  return quiz.state === 'grading' ? t`老师正在评阅，成绩公布后会通知你。` : t`已交卷，等待评阅。`
}

function stateOf({ isCorrected, isSubmited, isUndecided }: QuizCardItem): string {
  if (isUndecided) return 'undecided'
  if (isCorrected === true) return 'right'
  if (isCorrected === false) return 'wrong'
  return isSubmited ? 'answered' : 'open'
}

/** The question with its key; undefined where the key is not shown. A platform may tell the question apart from it. */
function useQuestionWithKey(
  quizId: number,
  questionId: number,
  { isPlatform, hasKeys }: { isPlatform: boolean; hasKeys: boolean },
): Question | undefined {
  const key = useQuery({ ...quizKeyQuery(quizId, questionId), enabled: hasKeys, retry: false }).data
  const asked = useQuery({ ...quizQuestionQuery(questionId), enabled: isPlatform, retry: false }).data
  if (!key || (isPlatform && !asked)) return undefined
  return completeQuestion({ ...asked, ...key })
}

/** One's own answer with the key, or why the key is not shown. */
function Answer({ quizId, item, hasKeys }: { quizId: number; item: QuizCardItem; hasKeys: boolean }) {
  const { t, i18n } = useLingui()
  const isPlatform = useIsPlatform()
  const question = useQuestionWithKey(quizId, item.questionId, { isPlatform, hasKeys })
  const given = useQuery(quizAnswerQuery(quizId, item.questionId)).data
  const specimens = useShownSpecimens(question)
  const points = usePointsWords(item)
  return (
    <div className={css.stack}>
      {points && <p className={css.clock}>{points}</p>}
      {item.isUndecided && (
        <p className={css.notice}>{t`这道题有一份作答无法证明是否按时，老师认定后才知道是否计入。`}</p>
      )}
      {item.comment && <p className={css.notice}>{t`老师评语：${item.comment}`}</p>}
      {question ? (
        <QuestionView
          narrow
          question={question}
          content={given?.content ?? ''}
          shown
          isPaper
          specimens={specimens}
        >
          <Explanation
            question={question}
            content={given?.content ?? ''}
            recited={(given?.content ?? '') === ''}
          />
        </QuestionView>
      ) : (
        <>
          <OwnAnswer
            quizId={quizId}
            questionId={item.questionId}
            content={given?.content ?? ''}
            isPlatform={isPlatform}
          />
          <p className={css.quiet}>
            {joinSentences(
              i18n.locale,
              !item.isSubmited && !item.isUndecided && t`这道题没有作答。`,
              t`测验暂不公布答案。`,
            )}
          </p>
        </>
      )}
      {typeof item.points === 'number' && !isPlatform && (
        <Complaint quizId={quizId} questionId={item.questionId} />
      )}
    </div>
  )
}

/** null before the release */
function usePointsWords({ points = null, maxPoints = 0 }: QuizCardItem): string | null {
  const { t } = useLingui()
  if (points === null) return null
  return maxPoints === 0 ? t`本题作废，不计分` : t`${pointsText(points)} / ${pointsText(maxPoints)} 分`
}

interface OwnAnswerProps {
  quizId: number
  questionId: number
  content: string
  isPlatform: boolean
}

/** A question with one's own answer, while the key is not shown. */
function OwnAnswer({ quizId, questionId, content, isPlatform }: OwnAnswerProps) {
  const paper = useAnyPaper(quizId, isPlatform)
  const asked = paper && orderedQuestions(paper).find(({ question }) => question.id === questionId)
  if (!paper || !asked) return null
  return (
    <fieldset disabled className={css.readOnly}>
      <QuestionView
        narrow
        question={asked.question}
        content={content}
        shown={false}
        isPaper
        specimens={new Map(paper.specimens.map((one) => [one.id, one]))}
      />
    </fieldset>
  )
}

/** The paper from the service; of a platform, which gives none in one reply, as this device kept it. */
function useAnyPaper(quizId: number, isPlatform: boolean): QuizPaper | undefined {
  const asked = useQuery({ ...quizPaperQuery(quizId, deviceId()), enabled: !isPlatform }).data
  const [kept, setKept] = useState<QuizPaper>()
  useEffect(() => {
    if (isPlatform) void loadPaper(quizId).then(setKept)
  }, [quizId, isPlatform])
  return isPlatform ? kept : asked
}

/** Puts every wrong answer whose question may be practised into the wrong book. */
function WrongIntoBook({ quizId, items }: { quizId: number; items: readonly QuizCardItem[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const wrong = items.filter(({ isCorrected, source }) => isCorrected === false && source)
  if (wrong.length === 0) return null
  const add = async () => {
    setBusy(true)
    try {
      for (const { questionId, source } of wrong) {
        if (!source) continue
        const { reply } = await queryClient.fetchQuery(quizKeyQuery(quizId, questionId))
        await addWrong({ ...completeQuestion(reply), id: source.questionId }, source.subjectId, [])
      }
      setDone(true)
      toast(t`已加入错题本`, { kind: 'ok' })
    } catch {
      toast(t`没有加入错题本：答案暂时看不到，请联网后再试。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button kind="soft" busy={isBusy} aria-disabled={isDone} onClick={() => !isDone && void add()}>
      {isDone ? t`错题已加入错题本` : t`把 ${wrong.length} 道错题加入错题本`}
    </Button>
  )
}

/** How the points of the class lie, from ten students on. */
function Distribution({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const found = useQuery(quizDistributionQuery(quizId)).data
  if (!found || found.counts.length === 0) return null
  const most = Math.max(...found.counts, 1)
  const steps = found.counts.map((count, index) => ({ from: index * 10, count }))
  return (
    <Section title={t`班级得分分布`}>
      <div className={css.bars} role="img" aria-label={t`${found.students} 人的得分，按十分之一分段`}>
        {steps.map(({ from, count }) => (
          <span key={from} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
      <p className={css.barEnds} aria-hidden="true">
        <span>0 %</span>
        <span>{t`得分率`}</span>
        <span>100 %</span>
      </p>
    </Section>
  )
}

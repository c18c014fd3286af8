import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { StudentQuiz } from '../../contract/quizzes/quiz.ts'
import { missingRowsAtom, sendMissingRows } from '../../queries/quizzes/missingRows.ts'
import { quizResultQuery } from '../../queries/quizzes/quizzes.ts'
import type { QuizRun } from '../../queries/quizzes/run.ts'
import { joinSentences } from '../../rules/words/sentences.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { OtherAnswers } from './OtherAnswers.tsx'
import css from './Quizzes.module.css'
import { SaveAnswers } from './SaveAnswers.tsx'
import { ClosingCode } from './sealed/ClosingCode.tsx'
import { UndecidedWords } from './UndecidedWords.tsx'
import type { useQuizRun } from './useQuizRun.ts'

interface Props {
  quiz: StudentQuiz
  run: ReturnType<typeof useQuizRun>
}

/** After the hand-in on this device: where it is, and what comes next. */
export function HandedIn({ quiz, run }: Props) {
  const { t } = useLingui()
  const isSent = !run.isHandInWaiting
  const delivered = run.run?.isAuto ? t`时间到，已自动交卷` : t`已交卷`
  const stored = run.run?.isAuto ? t`时间到，已在本机交卷` : t`已在本机交卷`
  // A witness helps wherever an answer is late on its way, also where the attempt began with a network.
  const isWitnessed = run.run?.isSealed || (!isSent && quiz.together && !run.run?.onPlatform)
  const stays = run.isSignedIn
    ? t`已封存。答卷存在本机，联网后自动送出。请不要清除浏览器数据；机房电脑重启可能还原硬盘，苹果设备七天不打开会清除数据。`
    : t`已封存。答卷存在本机，登录后送出。请不要清除浏览器数据；机房电脑重启可能还原硬盘，苹果设备七天不打开会清除数据。`
  const unsent = run.goesOut ? t`答卷已存在本机并正在送出。` : stays
  const waiting = run.isServiceFailing
    ? t`服务不可用，提交失败，请稍后再试。答卷已存在本机，会自动再次送出。`
    : unsent
  return (
    <div className={css.stack}>
      {run.run && isWitnessed && <ClosingCode run={run.run} />}
      <BlankPage
        art="empty"
        title={isSent ? delivered : stored}
        text={isSent ? <Delivered code={quiz.receiptCode} /> : waiting}
        action={
          <>
            {isSent && (quiz.state === 'open' || quiz.state === 'running') && (
              <Button kind="soft" onClick={() => void run.begin()}>
                {quiz.state === 'open' ? t`再作答一次` : t`继续作答`}
              </Button>
            )}
            {isSent && (
              <ButtonLink to="/quizDetail" search={{ quizId: quiz.id }}>
                {t`查看结果`}
              </ButtonLink>
            )}
          </>
        }
      />
      {isSent && run.run?.onPlatform && (
        <div className={css.saved}>
          <OtherAnswers quizId={quiz.id} />
        </div>
      )}
      {isSent && run.run && !run.run.onPlatform && (
        <>
          {run.doubtful > 0 && <AnswersToDecide quizId={quiz.id} />}
          <MissingAnswers run={run.run} />
        </>
      )}
      {!isSent && run.run && !run.run.onPlatform && <SaveAnswers run={run.run} />}
    </div>
  )
}

/** Which answers of the attempt that was delivered wait for a teacher's decision: asked only where some may. */
function AnswersToDecide({ quizId }: { quizId: number }) {
  const card = useQuery(quizResultQuery(quizId)).data
  return card ? <UndecidedWords items={card.items} /> : null
}

function Delivered({ code }: { code: string }) {
  const { t } = useLingui()
  return code === '' ? t`答卷已送达。` : t`答卷已送达，回执码 ${code}。`
}

/** Answers that the service did not have when it took the hand-in: sent again where this device has them. */
function MissingAnswers({ run }: { run: QuizRun }) {
  const missing = useAtomValue(missingRowsAtom).get(run.quizId)
  const handIn = missing?.handIn
  /** The hand-in whose missing answers were sent again. */
  const [tried, setTried] = useState('')
  useEffect(() => {
    if (handIn === undefined) return
    let isGone = false
    const tell = () => {
      if (!isGone) setTried(handIn)
    }
    void sendMissingRows(run.quizId).then(tell, tell)
    return () => {
      isGone = true
    }
  }, [handIn, run.quizId])
  if (!missing || tried !== missing.handIn) return null
  return (
    <>
      <MissingWords parked={missing.parked.length} lost={missing.lost} />
      {missing.parked.length > 0 && <SaveAnswers run={run} />}
    </>
  )
}

export function MissingWords({ parked, lost }: { parked: number; lost: number }) {
  const { t, i18n } = useLingui()
  if (parked === 0 && lost === 0) return null
  return (
    <p className={css.notice} role="alert">
      {joinSentences(
        i18n.locale,
        parked > 0 && t`${parked} 份作答服务没有收下，仍在这台设备上。请把答卷交给老师。`,
        lost > 0 && t`服务说少了 ${lost} 份作答，这台设备也不能再送。请告诉老师。`,
      )}
    </p>
  )
}

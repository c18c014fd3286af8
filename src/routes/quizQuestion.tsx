import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { hasDesktopClient } from '../device/desktopClient.ts'
import { HandedIn } from '../features/quizzes/HandedIn.tsx'
import { SignedOut } from '../features/quizzes/interrupted/SignedOut.tsx'
import { TakenOver } from '../features/quizzes/interrupted/TakenOver.tsx'
import { QuizIntro } from '../features/quizzes/QuizIntro.tsx'
import { QuizTaking } from '../features/quizzes/QuizTaking.tsx'
import { SealedCopy } from '../features/quizzes/sealed/SealedCopy.tsx'
import { useIsPlatform } from '../features/quizzes/useIsPlatform.ts'
import { useListedQuiz } from '../features/quizzes/useListedQuiz.ts'
import { useQuizRun } from '../features/quizzes/useQuizRun.ts'
import { studyingQuizzesQuery } from '../queries/quizzes/quizzes.ts'
import { sessionAtom } from '../queries/session/currentSession.ts'
import { readAddressNumber } from '../rules/addresses/addressNumber.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { useNames } from '../ui/bilingual.ts'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const SignInSheet = lazy(() => import('../features/account/SignInSheet.tsx'))

export const Route = createFileRoute('/quizQuestion')({
  staticData: { title: msg`作答`, frame: 'page' },
  validateSearch: ({ quizId }: Record<string, unknown>): { quizId: number } => ({
    quizId: readAddressNumber(quizId) ?? 0,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studyingQuizzesQuery()),
  component: QuizQuestion,
})

/** A quiz that cannot be opened, with the reason. */
function QuizUnavailable({ title, text }: { title: string; text: string }) {
  const { t } = useLingui()
  return (
    <Screen title={title} back="/quiz" narrow>
      <BlankPage art="lost" title={t`考试信息错误`} text={text} />
    </Screen>
  )
}

/** A session that ends in the middle of a quiz leaves it on screen: sign-in opens above it, and can be put aside. */
function QuizQuestion() {
  const { quizId } = Route.useSearch()
  const session = useAtomValue(sessionAtom)
  const [user] = useState(session?.user.id ?? 0)
  const isSignedIn = session?.state === 'in'
  const wasSignedIn = useRef(isSignedIn)
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none')
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) setSheet('open')
    if (isSignedIn) setSheet((now) => (now === 'open' ? 'closed' : now))
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  return (
    <>
      {session?.user.id === user && <QuizOnDevice quizId={quizId} onSignIn={() => setSheet('open')} />}
      {sheet !== 'none' && (
        <Suspense>
          <SignInSheet open={sheet === 'open'} user={user} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** A quiz on this device: its introduction, the questions, and what was handed in (S39). */
function QuizOnDevice({ quizId, onSignIn }: { quizId: number; onSignIn: () => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const listed = useListedQuiz(quizId)
  const isPlatform = useIsPlatform()
  const run = useQuizRun(quizId)
  const above = run.isSignedIn ? null : <SignedOut isClosed={run.phase === 'closed'} onSignIn={onSignIn} />
  if (run.phase === 'running' && run.paper) return <QuizTaking quiz={run} paper={run.paper} above={above} />
  if (!listed) return <QuizUnavailable title={t`测验`} text={t`没有这场测验，或它不是发给你的班级的。`} />
  const title = pick(listed.title, listed.titleEn)
  if (listed.requiresDesktop && !hasDesktopClient())
    return <QuizUnavailable title={title} text={t`这场测验须在桌面客户端里作答，请换到装有客户端的电脑。`} />
  if (run.phase === 'running' && run.isPaperDamaged)
    return (
      <QuizUnavailable
        title={title}
        text={t`本机的试卷不完整，现在也没有从服务取到。已写的答案还在本机，联网后重新打开这一页。`}
      />
    )
  // a device that never held this attempt has nothing of it to show
  const isReadOnly = run.phase === 'away' && run.run?.isTakenOver === true && run.paper !== null
  return (
    <Screen title={title} sub={pick(listed.courseName, listed.courseNameEn)} back="/quiz" narrow>
      {run.phase === 'closed' && above}
      {run.phase === 'closed' && <HandedIn quiz={listed} run={run} />}
      {isReadOnly && run.paper && <TakenOver quiz={listed} run={run} paper={run.paper} />}
      {(run.phase === 'intro' || run.phase === 'away') && !isReadOnly && (
        <QuizIntro
          quiz={listed}
          error={run.error}
          isAway={run.phase === 'away'}
          onBegin={run.phase === 'away' ? run.takeOver : run.begin}
        >
          {run.phase === 'intro' && !isPlatform && <SealedCopy quiz={listed} run={run} />}
        </QuizIntro>
      )}
      {(run.phase === 'loading' || (run.phase === 'running' && !run.paper)) && <Skeleton />}
    </Screen>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StudentQuiz } from '../../../contract/quizzes/quiz.ts'
import { type KeptSeal, keepSealedPaper, loadSeal } from '../../../queries/quizzes/sealed.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { canUnseal, sealedLeadMs } from '../../../rules/quizzes/sealedPaper.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Quizzes.module.css'
import type { useQuizRun } from '../useQuizRun.ts'
import { sealedPaperTitle } from '../words.ts'
import { SealCodeForm } from './SealCodeForm.tsx'

interface Props {
  quiz: StudentQuiz
  run: ReturnType<typeof useQuizRun>
}

/** The sealed paper of a quiz on this device: brought here before the start, opened by a code that is read out. */
export function SealedCopy({ quiz, run }: Props) {
  const { t } = useLingui()
  const [seal, setSeal] = useState<KeptSeal | null>(null)
  useEffect(() => {
    let isGone = false
    void loadSeal(quiz.id).then((stored) => {
      if (!isGone && stored) setSeal(stored)
    })
    return () => {
      isGone = true
    }
  }, [quiz.id])
  if (!quiz.together) return null
  const isEarly = Date.now() < quiz.opensAt - sealedLeadMs
  return (
    <Section title={t(sealedPaperTitle)}>
      <div className={css.stack}>
        <p className={css.quiet}>
          {t`考场可能没有网络时，先把密封的试卷存到本机。开考时输入老师读出的口令打开，全程不需要网络；打开之前谁也看不到题目。`}
        </p>
        {seal ? (
          <>
            <p className={css.kept} role="status">
              {t`密封试卷已在本机`}
            </p>
            <SealCodeForm seal={seal} onOpen={run.openSealed} />
          </>
        ) : (
          <Load quiz={quiz} isEarly={isEarly} device={run.device} onKept={setSeal} />
        )}
      </div>
    </Section>
  )
}

interface LoadProps {
  quiz: StudentQuiz
  isEarly: boolean
  device: ReturnType<typeof useQuizRun>['device']
  onKept: (seal: KeptSeal) => void
}

function Load({ quiz, isEarly, device, onKept }: LoadProps) {
  const { t } = useLingui()
  const [progress, setProgress] = useState<{ kept: number; all: number } | null>(null)
  const [fault, setFault] = useState('')
  if (!canUnseal()) return <p className={css.notice}>{t`这个网址不是 HTTPS，浏览器不能保存密封试卷。`}</p>
  if (isEarly) return <p className={css.quiet}>{t`开始前 24 小时内可以存到本机。`}</p>
  const load = async () => {
    setFault('')
    setProgress({ kept: 0, all: 0 })
    try {
      onKept(await keepSealedPaper(quiz, device(), (kept, all) => setProgress({ kept, all })))
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure))
      setFault(
        isUnplugged(error) ? t`没有网络，请联网后再存。` : refusalOf(error) || t`没有存下来，请再试一次。`,
      )
    }
    setProgress(null)
  }
  return (
    <>
      {fault && (
        <p className={css.notice} role="alert">
          {fault}
        </p>
      )}
      <Button kind="soft" busy={progress !== null} onClick={() => void load()}>
        {progress === null || progress.all === 0
          ? t`把密封试卷存到本机`
          : t`正在存：${progress.kept} / ${progress.all}`}
      </Button>
    </>
  )
}

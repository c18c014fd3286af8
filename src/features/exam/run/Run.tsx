import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerAtStation } from '../../../rules/exam/verdict.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/signs/ProgressBar.tsx'
import type { Exam } from '../exam.ts'
import { finishExam } from '../finish.ts'
import css from './Run.module.css'
import { StationView } from './StationView.tsx'
import { TimerRing } from './TimerRing.tsx'
import { useExam } from './useExam.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'

interface Props {
  begun: Exam
  /** it is over and stored */
  onOver: (best: boolean) => void
  onLeave: () => void
}

/** An exam, one station after the other: forward only, verdicts at the end. */
export function Run({ begun, onOver, onLeave }: Props) {
  const { t } = useLingui()
  const running = useExam(begun, onLeave)
  const { exam, taken, at, station, isOver } = running
  const [left, setLeft] = useState(exam.left)
  const [isLeaving, setLeaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const height = useVisibleHeight()
  const of = exam.stations.length
  const number = Math.min(at + 1, of)
  const end = useEffectEvent(() => {
    setFailed(false)
    finishExam(exam).then(
      ({ best }) => onOver(best),
      () => setFailed(true),
    )
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const material = station && exam.materials[station.specimenId]
  return (
    <div className={css.screen} style={{ height }}>
      <header className={css.head}>
        <IconButton label={t`离开考试`} className={css.leave} onClick={() => setLeaving(true)}>
          <X aria-hidden="true" />
        </IconButton>
        <div className={css.title}>
          <h1 className={css.heading}>{t`第 ${number} 站，共 ${of} 站`}</h1>
          <ProgressBar value={at / of} label={t`已完成 ${at} 站，共 ${of} 站`} />
        </div>
        <TimerRing left={isOver ? 0 : left} of={exam.seconds * 1000} />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {station && material ? (
          <StationView
            // taken over from another tab, what stands open there is another thing
            key={`${taken}:${station.key}`}
            {...{ running, station, material }}
            onLeft={setLeft}
            onGive={(given: AnswerAtStation) => void running.give(given)}
          />
        ) : (
          <Ending hasFailed={hasFailed} onAgain={end} />
        )}
      </main>
      <Confirm
        open={isLeaving}
        title={t`先离开考试？`}
        action={t`离开`}
        onConfirm={() => void running.keep().then(onLeave)}
        onClose={() => setLeaving(false)}
      >
        <Trans>考试停在这一站，存在本机；回到“标本考试”就能接着考。</Trans>
      </Confirm>
    </div>
  )
}

function Ending({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.ending}>
      {hasFailed ? (
        <BlankPage
          art="error"
          title={t`结果没能存到本机`}
          text={t`你的作答还在。腾出一些存储空间，再试一次。`}
          action={<Button onClick={onAgain}>{t`再试一次`}</Button>}
        />
      ) : (
        <p role="status">
          <Trans>正在阅卷…</Trans>
        </p>
      )}
    </div>
  )
}

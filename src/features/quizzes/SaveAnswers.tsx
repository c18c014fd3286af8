import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isInAppBrowser } from '../../device/obstacle.ts'
import { useNow } from '../../parts/useNow.ts'
import type { QuizRun } from '../../queries/quizzes/run.ts'
import { readAnswerCodes, readAnswerFile } from '../../queries/quizzes/savedAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/hooks/saveFile.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Quizzes.module.css'

const QrCode = lazy(() => import('../../viewer/tools/QrCode.tsx'))

/** How long (ms) a hand-in waits before the screen itself advises to give it to the teacher. */
const advisedAfterMs = 2 * 3_600_000

/** A hand-in that cannot be sent goes to the teacher as a file or as codes on the screen. */
export function SaveAnswers({ run }: { run: QuizRun }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const waitedMs = useNow() + (run.clockOffsetMs ?? 0) - (run.handedInAt ?? 0)
  return (
    <div className={css.stack}>
      {waitedMs >= advisedAfterMs && (
        <p className={css.notice} role="status">
          {t`答卷两个多小时没有送出，请尽早交给老师。`}
        </p>
      )}
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t`送不出去？交给老师`}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`把答卷交给老师`} place="middle">
        <Ways run={run} />
      </Sheet>
    </div>
  )
}

/** The two ways: a file to carry, or codes that the teacher's phone scans. */
function Ways({ run }: { run: QuizRun }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[]>([])
  const tellSent = () => toast(t`答卷已经送达，不用再交。`, { kind: 'ok' })
  const save = useMutation({
    mutationFn: async () => {
      const file = await readAnswerFile(run)
      if (file) saveFile(file)
      else tellSent()
    },
  })
  const show = useMutation({
    mutationFn: async () => {
      const made = await readAnswerCodes(run)
      setCodes(made)
      if (made.length === 0) tellSent()
    },
  })
  return (
    <div className={css.stack}>
      <p className={css.prose}>
        {t`老师收下后，按原来的规则认定是否按时。这台设备以后联网再送也不会重复计分，所以请仍然保留它。`}
      </p>
      {codes.length > 0 ? (
        <AnswerCodes codes={codes} />
      ) : (
        <div className={css.buttons}>
          {!isInAppBrowser() && (
            <Button kind="soft" busy={save.isPending} onClick={() => save.mutate()}>
              {t`存成文件`}
            </Button>
          )}
          <Button kind="soft" busy={show.isPending} onClick={() => show.mutate()}>
            {t`显示二维码`}
          </Button>
        </div>
      )}
      <p className={css.quiet}>{t`文件里有你的作答，只交给老师。`}</p>
    </div>
  )
}

/** A series of codes, one at a time: the teacher's screen says which of them are still missing. */
function AnswerCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const place = t`第 ${at + 1} 张，共 ${codes.length} 张`
  const turn = (step: number) => setAt((before) => (before + step + codes.length) % codes.length)
  return (
    <div className={css.closing}>
      <Suspense fallback={<span className={css.answerQr} />}>
        <QrCode className={css.answerQr} label={t`答卷二维码，${place}`} text={codes[at] ?? ''} />
      </Suspense>
      <p role="status">{place}</p>
      {codes.length > 1 && (
        <div className={css.buttons}>
          <Button kind="plain" onClick={() => turn(-1)}>
            {t`上一张`}
          </Button>
          <Button onClick={() => turn(1)}>{t`下一张`}</Button>
        </div>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { QuizRun } from '../../../queries/quizzes/run.ts'
import { closingCodeOf, groupCode, writeWitness } from '../../../rules/quizzes/sealedPaper.ts'
import css from '../Quizzes.module.css'

const QrCode = lazy(() => import('../../../viewer/tools/QrCode.tsx'))

/** What a witness takes down of an attempt that was made without network: its last hash, as a QR and as a code. */
export function ClosingCode({ run }: { run: QuizRun }) {
  const { t } = useLingui()
  const code = groupCode(closingCodeOf(run.lastHash))
  return (
    <section className={css.closing} aria-label={t`收卷码`}>
      <Suspense fallback={<span className={css.qr} />}>
        <QrCode
          className={css.qr}
          label={t`收卷二维码`}
          text={writeWitness({ quizId: run.quizId, attemptId: run.paperId, hash: run.lastHash })}
        />
      </Suspense>
      <p className={css.quiet}>{t`收卷码`}</p>
      <p className={css.code}>{code}</p>
      <p className={css.quiet}>
        {t`请老师扫描二维码或记下收卷码，再离开座位：这样才能证明答卷在结束时已经写好。`}
      </p>
    </section>
  )
}

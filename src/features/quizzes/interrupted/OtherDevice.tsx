import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { deviceId } from '../../../device/identity.ts'
import { QuizOver } from '../../../queries/quizzes/platform.ts'
import { quizPaperQuery } from '../../../queries/quizzes/quizzes.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'

/** Which device has the attempt, when it was last heard of, and what it had not sent then. */
export function OtherDevice({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const holder = useQuery(quizPaperQuery(quizId, deviceId())).data?.holder
  const name = holder?.deviceName || t`另一台设备`
  if (holder?.lastHeardAt == null)
    return (
      <p className={css.notice}>{t`这份试卷正在“${name}”上作答。在此设备继续后，那台设备将变为只读。`}</p>
    )
  return (
    <p className={css.notice}>
      <Trans>
        这份试卷正在“{name}”上作答（最近 <Time at={holder.lastHeardAt} precise />
        ，未送达 {holder.waiting}
        ）。在此设备继续后，那台设备将变为只读。
      </Trans>
    </p>
  )
}

/** Why the quiz could not be begun or taken over. */
export function BeginError({ error }: { error: Error }) {
  return (
    <p className={css.notice} role="alert">
      <BeginErrorWords error={error} />
    </p>
  )
}

function BeginErrorWords({ error }: { error: Error }) {
  const { t } = useLingui()
  if (isUnplugged(error)) return t`没有网络：开始测验需要联网。`
  if (error instanceof QuizOver) return t`测验已经结束。`
  return refusalOf(error) || t`请求失败，请重试`
}

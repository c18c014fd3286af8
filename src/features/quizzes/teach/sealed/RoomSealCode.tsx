import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SealedRoom } from '../../../../contract/quizzes/quizSeal.ts'
import { quizSealCodeQuery } from '../../../../queries/quizzes/seals.ts'
import { refusalOf } from '../../../../queries/session/signIn.ts'
import { groupCode } from '../../../../rules/quizzes/sealedPaper.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Time } from '../../../../ui/Time.tsx'
import css from '../../Quizzes.module.css'

const QrCode = lazy(() => import('../../../../viewer/tools/QrCode.tsx'))

/** The code of a class. It is fetched when it is asked for, and that is noted; once seen it can be shown without network. */
export function RoomSealCode({ quizId, room }: { quizId: number; room: SealedRoom }) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const asked = useQuery({ ...quizSealCodeQuery(quizId, room.roomId), enabled: isShown })
  if (!isShown)
    return (
      <div className={css.stack}>
        <Button onClick={() => setShown(true)}>{t`出示口令`}</Button>
        <p className={css.quiet}>
          {room.keyShownAt === null ? (
            t`口令还没有人取过。取口令会记入测验记录；先在有网络时取一次，考场里没有网络也能出示。`
          ) : (
            <>
              {t`口令最近一次被取`} <Time at={room.keyShownAt} precise />
            </>
          )}
        </p>
      </div>
    )
  if (!asked.data)
    return (
      <p className={css.notice} role="status">
        {asked.error ? refusalOf(asked.error) || t`没有取到口令，请联网后再试。` : t`正在取口令…`}
      </p>
    )
  const { code } = asked.data
  return (
    <div className={css.closing}>
      <p className={css.quiet}>{t`${room.name} 的口令`}</p>
      <p className={css.code}>{groupCode(code)}</p>
      <Suspense fallback={<span className={css.qr} />}>
        <QrCode className={css.qr} text={code} label={t`口令二维码`} />
      </Suspense>
      <p className={css.quiet}>{t`读音：没有字母 I、L、O、U；0 是零，1 是一。`}</p>
      <div className={css.buttons}>
        <Button kind="soft" onClick={() => window.print()}>
          {t`打印`}
        </Button>
        <Button kind="plain" onClick={() => setShown(false)}>
          {t`收起`}
        </Button>
      </div>
    </div>
  )
}

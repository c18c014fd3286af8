import { useLingui } from '@lingui/react/macro'
import type { NoticePlace } from '../../rules/addresses/noticeAddress.ts'
import { stationCounts } from '../../rules/exam/stationCounts.ts'
import { ButtonLink } from '../../ui/Button.tsx'

interface Props {
  to: NoticePlace
  className?: string | undefined
}

/** The place in the app that a notice leads to. */
export function NoticeWay({ to, className }: Props) {
  const { t } = useLingui()
  const look = { kind: 'soft' as const, className }
  if (to.kind === 'question')
    return (
      <ButtonLink
        {...look}
        to="/exercise/bank/$questionId"
        params={{ questionId: to.question }}
        search={{ chapter: to.chapter }}
      >
        {t`打开这道题`}
      </ButtonLink>
    )
  if (to.kind === 'mark')
    return (
      <ButtonLink
        {...look}
        to="/resource/specimen/detail/$id"
        params={{ id: to.specimen }}
        search={{ back: 1, mark: to.mark }}
      >
        {t`打开标本`}
      </ButtonLink>
    )
  const stations = stationCounts.find((one) => one === to.stations)
  return (
    <ButtonLink
      {...look}
      to="/exercise/exam"
      search={to.subject === null ? { all: 1, stations } : { subject: to.subject, stations }}
    >
      {t`照这样模拟一场`}
    </ButtonLink>
  )
}

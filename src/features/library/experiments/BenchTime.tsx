import { Trans } from '@lingui/react/macro'

/** How long one works at the bench for an experiment; incubation is not counted. */
export function BenchTime({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return <Trans>操作约 {minutes} 分钟</Trans>
  if (rest === 0) return <Trans>操作约 {hours} 小时</Trans>
  return (
    <Trans>
      操作约 {hours} 小时 {rest} 分钟
    </Trans>
  )
}

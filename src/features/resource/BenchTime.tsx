import { Trans } from '@lingui/react/macro'

/** How long an experiment takes at the bench. */
export function BenchTime({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return <Trans>约 {minutes} 分钟</Trans>
  if (rest === 0) return <Trans>约 {hours} 小时</Trans>
  return (
    <Trans>
      约 {hours} 小时 {rest} 分钟
    </Trans>
  )
}

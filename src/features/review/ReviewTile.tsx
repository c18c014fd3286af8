import { Trans } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { TileLink } from '../../ui/Tile.tsx'
import { minutesOf, useReview } from './useReview.ts'

/** Review with what is due. Seeing it notes for home what is due. */
export function ReviewTile() {
  return (
    <TileLink
      to="/exercise/review"
      icon={<CalendarClock aria-hidden="true" />}
      title={<Trans>复习</Trans>}
      sub={<DueWords />}
    />
  )
}

function DueWords() {
  const { review } = useReview()
  if (!review) return <Trans>按遗忘曲线</Trans>
  if (review.cramming) return <Trans>考前突击</Trans>
  const { due, today } = review.plan
  if (due.length === 0) return <Trans>今天没有到期的</Trans>
  const cap = review.setting.dailyMinutes
  if (today.length === 0) return <Trans>今天的 {cap} 分钟已用完</Trans>
  const minutes = minutesOf(today.reduce((sum, { ms }) => sum + ms, 0))
  return <Trans>今天约 {minutes} 分钟</Trans>
}

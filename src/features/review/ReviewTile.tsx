import { Plural, Trans } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { TileLink } from '../../ui/Tile.tsx'
import { useReview } from './useReview.ts'

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
  return <Plural value={review.plan.due.length} _0="今天没有到期的" one="# 题到期" other="# 题到期" />
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import Search from 'lucide-react/icons/search'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { minutesOf, useReview } from './useReview.ts'

/** Review with what is due, the question bank, the figures. Seeing it notes for home what is due. */
export function ReviewCards() {
  const { t } = useLingui()
  return (
    <Card flush as="section" aria-label={t`复习与题库`}>
      <RowLink
        to="/exercise/review"
        lead={<CalendarClock aria-hidden="true" />}
        title={<Trans>复习</Trans>}
        sub={<DueWords />}
      />
      <RowLink
        to="/exercise/bank"
        lead={<Search aria-hidden="true" />}
        title={<Trans>题库</Trans>}
        sub={<Trans>按学科、题型、关键词查找</Trans>}
      />
      <RowLink
        to="/exercise/figures"
        lead={<ChartColumn aria-hidden="true" />}
        title={<Trans>学习统计</Trans>}
        sub={<Trans>首次答对、记忆、易混淆</Trans>}
      />
    </Card>
  )
}

function DueWords() {
  const { review } = useReview()
  if (!review) return <Trans>按遗忘曲线，每天几分钟</Trans>
  const { cramming, plan } = review
  if (cramming) return <Trans>考前突击，20 分钟一组</Trans>
  const { due, today } = plan
  if (due.length === 0) return <Trans>今天没有要复习的题</Trans>
  const minutes = minutesOf(today.reduce((sum, { ms }) => sum + ms, 0))
  return (
    <>
      <Plural value={due.length} one="# 题到期" other="# 题到期" />
      {today.length > 0 && (
        <>
          {' · '}
          <Trans>今天约 {minutes} 分钟</Trans>
        </>
      )}
    </>
  )
}

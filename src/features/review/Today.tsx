import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayOf } from '../../rules/review/day.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Ring } from '../../ui/signs/Ring.tsx'
import css from './Review.module.css'
import { minutesOf, type Review } from './useReview.ts'

const msOf = (some: readonly { ms: number }[]) => some.reduce((sum, { ms }) => sum + ms, 0)

/** Today's review: how long it takes, what is done, and the way in. */
export function Today({ review }: { review: Review }) {
  const { t } = useLingui()
  const { plan, setting, all } = review
  const { due, today, spent } = plan
  const left = msOf(today)
  const minutes = minutesOf(left)
  const examIn = setting.examAt > 0 ? dayOf(setting.examAt) - dayOf(review.now) : 0
  const spentMinutes = Math.round(spent / 60_000)
  return (
    <Card as="section" className={css.today}>
      <div className={css.lead}>
        {all.length > 0 && (
          <Ring value={today.length === 0 ? 1 : spent / (spent + left)} label={t`今天已复习`} />
        )}
        <div className={css.words}>
          <h2 className={css.big}>
            <Headline review={review} minutes={minutes} />
          </h2>
          <p className={css.small}>
            <DueWords review={review} />
            {due.length > today.length && today.length > 0 && (
              <>
                {' · '}
                <Plural value={today.length} one="今天做 # 题" other="今天做 # 题" />
              </>
            )}
            {examIn > 0 && (
              <>
                {' · '}
                <Plural value={examIn} one="考试还有 # 天" other="考试还有 # 天" />
              </>
            )}
            {spentMinutes > 0 && (
              <>
                {' · '}
                <Trans>今天已复习 {spentMinutes} 分钟</Trans>
              </>
            )}
          </p>
        </div>
      </div>
      <WayIn review={review} />
    </Card>
  )
}

/** @param minutes that today's questions take */
function Headline({ review, minutes }: { review: Review; minutes: number }) {
  const { plan, setting, all } = review
  const cap = setting.dailyMinutes
  if (plan.today.length > 0) return <Trans>今天约 {minutes} 分钟</Trans>
  if (plan.due.length > 0) return <Trans>今天的 {cap} 分钟已用完</Trans>
  return all.length > 0 ? <Trans>今天没有要复习的题</Trans> : <Trans>错题本还是空的</Trans>
}

/** How many are due, or when the next ones are. */
function DueWords({ review: { plan, all } }: { review: Review }) {
  const { due } = plan
  if (due.length > 0) return <Plural value={due.length} one="# 题到期" other="# 题到期" />
  if (all.length > 0) return <NextDue dues={all.map(({ memory }) => memory.due)} />
  return <Trans>答错的题进入错题本后，会按遗忘曲线安排复习。</Trans>
}

function WayIn({ review: { plan, setting, all } }: { review: Review }) {
  const cap = setting.dailyMinutes
  if (plan.today.length > 0)
    return (
      <ButtonLink wide to="/exercise/review/practise">
        <Trans>开始复习</Trans>
      </ButtonLink>
    )
  if (plan.due.length > 0)
    return (
      <ButtonLink wide kind="soft" to="/exercise/review/practise" search={{ more: 1 }}>
        <Trans>再复习 {cap} 分钟</Trans>
      </ButtonLink>
    )
  if (all.length > 0) return null
  return (
    <ButtonLink wide kind="soft" to="/exercise/chapter">
      <Trans>去做章节练习</Trans>
    </ButtonLink>
  )
}

/** The next day with a review, and how many questions come back on it. */
function NextDue({ dues }: { dues: readonly number[] }) {
  const { i18n } = useLingui()
  const next = Math.min(...dues)
  const count = dues.filter((due) => dayOf(due) === dayOf(next)).length
  const date = i18n.date(new Date(next), { month: 'long', day: 'numeric' })
  return (
    <>
      <Trans>下次到期：{date}</Trans>
      {' · '}
      <Plural value={count} one="# 题" other="# 题" />
    </>
  )
}

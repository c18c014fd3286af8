import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { dayMs } from '../../rules/review/day.ts'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Review.module.css'
import { minutesOf, type Review } from './useReview.ts'

/** so many days are shown one by one */
const shownDays = 7
/** days without review that are called a pause */
const minPauseDays = 3

/** A backlog, spread over days so that no day is longer than was chosen. Nothing where today suffices. */
export function CatchUp({ review: { plan, now } }: { review: Review }) {
  const { i18n } = useLingui()
  const { days, due, over, pause } = plan
  if (days.length < 2) return null
  const most = Math.max(...days.map(({ ms }) => ms), 1)
  const rest = days.length - shownDays
  return (
    <Section title={<Trans>补上来的计划</Trans>}>
      <Card>
        <p className={css.told}>
          {pause !== null && pause >= minPauseDays && (
            <>
              <Plural value={pause} one="停了 # 天，没关系。" other="停了 # 天，没关系。" />{' '}
            </>
          )}
          {over > 0 ? (
            <Trans>
              积下 {due.length} 题，按你设的分钟数，{days.length}{' '}
              天还补不完，每天多几分钟就快些。最容易忘的先做。
            </Trans>
          ) : (
            <Trans>
              积下 {due.length} 题，分 {days.length} 天补完，最容易忘的先做，每天不超过你设的分钟数。
            </Trans>
          )}
        </p>
        <ol className={css.days}>
          {days.slice(0, shownDays).map(({ ahead, questions, ms }) => (
            <li key={ahead} className={css.day}>
              <span className={css.date}>
                {ahead === 0 ? (
                  <Trans>今天</Trans>
                ) : (
                  i18n.date(new Date(now + ahead * dayMs), { month: 'short', day: 'numeric' })
                )}
              </span>
              <span className={css.track} aria-hidden="true">
                <span className={css.fill} style={{ inlineSize: `${(ms / most) * 100}%` }} />
              </span>
              <span className={css.amount}>
                {questions === 0 ? (
                  <Trans>已完成</Trans>
                ) : (
                  <>
                    <Plural value={questions} one="# 题" other="# 题" /> · <Trans>{minutesOf(ms)} 分钟</Trans>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
        {rest > 0 && (
          <p className={css.small}>
            <Plural value={rest} one="再往后还有 # 天。" other="再往后还有 # 天。" />
          </p>
        )}
      </Card>
    </Section>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Figures } from '../../../contract/review.ts'
import css from './Figures.module.css'

type Day = Figures['days'][number]

/** how many stand on the axis at least: few bars are not drawn broad */
const minAxisDays = 7

const dateOf = (day: number) =>
  new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100))

/** The year is told where the days are not all of one: a clock that was wrong dates answers far back. */
function dateFormOf(days: readonly Pick<Day, 'day'>[]): Intl.DateTimeFormatOptions {
  const years = new Set(days.map(({ day }) => Math.floor(day / 10_000)))
  const form = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return years.size > 1 ? { ...form, year: 'numeric' } : form
}

/** Answers by day, right ones filled, the latest at the right; the same as a table for who does not see it. */
export function Days({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useLingui()
  const most = Math.max(...days.map(({ answers }) => answers), 1)
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  const form = dateFormOf(days)
  const name = (day: number) => i18n.date(dateOf(day), form)
  return (
    <figure className={css.days}>
      <figcaption className={css.legend}>
        <span className={css.key} data-kind="right">{t`答对`}</span>
        <span className={css.key} data-kind="other">{t`答错或未判`}</span>
        <span className={css.most}>
          <Plural value={most} one="最多一天 # 次" other="最多一天 # 次" />
        </span>
      </figcaption>
      <div
        className={css.chart}
        aria-hidden="true"
        style={{ '--days': days.length, '--slots': Math.max(days.length, minAxisDays) } as CSSProperties}
      >
        <div className={css.bars}>
          {days.map(({ day, answers, right }) => (
            <div key={day} className={css.bar} style={{ blockSize: share(answers, most) }}>
              <div className={css.right} style={{ blockSize: share(right, Math.max(answers, 1)) }} />
            </div>
          ))}
        </div>
        <p className={css.dates}>
          {days
            .filter((_, at) => at === 0 || at === days.length - 1)
            .map(({ day }) => (
              <span key={day}>{name(day)}</span>
            ))}
        </p>
      </div>
      <table className="sr">
        <caption>{t`每天的作答`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`日期`}</th>
            <th scope="col">{t`作答次数`}</th>
            <th scope="col">{t`答对`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, answers, right }) => (
            <tr key={day}>
              <th scope="row">{name(day)}</th>
              <td>{answers}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

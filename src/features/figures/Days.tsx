import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../contract/review.ts'
import css from './Figures.module.css'

type Day = Figures['days'][number]

/** px of the drawing's own */
const size = { width: 336, height: 96, gap: 4 }

const dateOf = (day: number) =>
  new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100))

/** Answers by day, right ones filled; the same as a table for who does not see it. */
export function Days({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useLingui()
  const most = Math.max(...days.map(({ answers }) => answers), 1)
  const slot = size.width / Math.max(days.length, 7)
  const bar = Math.min(slot - size.gap, 28)
  const high = (count: number) => (count / most) * size.height
  const name = (day: number) => i18n.date(dateOf(day), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <figure className={css.days}>
      <figcaption className={css.legend}>
        <span className={css.key} data-kind="right">{t`答对`}</span>
        <span className={css.key} data-kind="other">{t`其余作答`}</span>
        <span className={css.most}>
          <Trans>最多一天 {most} 次</Trans>
        </span>
      </figcaption>
      <svg className={css.chart} viewBox={`0 0 ${size.width} ${size.height + 18}`} aria-hidden="true">
        <line className={css.ground} x1="0" x2={size.width} y1={size.height} y2={size.height} />
        {days.map(({ day, answers, right }, at) => {
          const x = at * slot + (slot - bar) / 2
          return (
            <g key={day}>
              <rect
                className={css.other}
                x={x}
                y={size.height - high(answers)}
                width={bar}
                height={high(answers)}
                rx="2"
              />
              <rect
                className={css.right}
                x={x}
                y={size.height - high(right)}
                width={bar}
                height={high(right)}
                rx="2"
              />
              {(at === 0 || at === days.length - 1) && (
                <text
                  className={css.date}
                  x={at === 0 ? x : x + bar}
                  y={size.height + 14}
                  textAnchor={at === 0 ? 'start' : 'end'}
                >
                  {name(day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
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

import { Trans } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import css from './CardCell.module.css'
import { Face } from './CardCell.tsx'
import { count } from './standing.ts'
import type { Practising } from './usePractice.ts'

/** What the faces mean, those that are on the card; a mock exam tells no verdicts. */
export function CardLegend({
  all,
  pending,
  flags,
  mode,
}: Pick<Practising, 'all' | 'pending' | 'flags' | 'mode'>) {
  const { right, wrong, open, written, unanswered } = count(all)
  const waits = mode !== 'exam' && all.some(({ question }) => pending.has(question.id))
  return (
    <ul className={css.legend}>
      {written > 0 && (
        <li>
          <Face standing="written" />
          <Trans>已答</Trans>
        </li>
      )}
      {right > 0 && (
        <li>
          <Face standing="right" />
          <Trans>对</Trans>
        </li>
      )}
      {wrong > 0 && (
        <li>
          <Face standing="wrong" />
          <Trans>错</Trans>
        </li>
      )}
      {open > 0 && (
        <li>
          <Face standing="open" />
          <Trans>未判分</Trans>
        </li>
      )}
      {unanswered > 0 && (
        <li>
          <Face standing="unanswered" />
          <Trans>未答</Trans>
        </li>
      )}
      {waits && (
        <li>
          <Clock className={css.sign} aria-hidden="true" />
          <Trans>待发送</Trans>
        </li>
      )}
      {flags.size > 0 && (
        <li>
          <span className={css.flag}>
            <Flag className={css.sign} aria-hidden="true" />
          </span>
          <Trans>标记</Trans>
        </li>
      )}
      <li>
        <span className={css.ring} />
        <Trans>当前题</Trans>
      </li>
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import css from './CardCell.module.css'
import { Face } from './CardCell.tsx'

/** What the faces mean; a mock exam tells no verdicts. */
export function CardLegend({ exam }: { exam: boolean }) {
  return (
    <ul className={css.legend}>
      {exam ? (
        <li>
          <Face standing="written" />
          <Trans>已答</Trans>
        </li>
      ) : (
        <>
          <li>
            <Face standing="right" />
            <Trans>对</Trans>
          </li>
          <li>
            <Face standing="wrong" />
            <Trans>错</Trans>
          </li>
          <li>
            <Face standing="open" />
            <Trans>未判分</Trans>
          </li>
        </>
      )}
      <li>
        <Face standing="unanswered" />
        <Trans>未答</Trans>
      </li>
      {!exam && (
        <li>
          <Clock className={css.sign} aria-hidden="true" />
          <Trans>待发送</Trans>
        </li>
      )}
      <li>
        <span className={css.flag}>
          <Flag className={css.sign} aria-hidden="true" />
        </span>
        <Trans>标记</Trans>
      </li>
      <li>
        <span className={css.ring} />
        <Trans>当前题</Trans>
      </li>
    </ul>
  )
}

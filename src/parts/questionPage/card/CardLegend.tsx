import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import css from './CardCell.module.css'
import { Face } from './CardCell.tsx'
import { type CardState, countFlagged, countPending, countStates } from './places.ts'

const faces = [
  ['written', msg`已答`],
  ['right', msg`对`],
  ['wrong', msg`错`],
  ['open', msg`未判分`],
  ['unanswered', msg`未答`],
] as const

/** Legend of the faces that are on the card; a mock exam tells no verdicts. */
export function CardLegend({
  all,
  pending,
  flags,
  mode,
}: Pick<CardState, 'all' | 'pending' | 'flags' | 'mode'>) {
  const { i18n } = useLingui()
  const amounts = countStates(all)
  const { waiting, parked } = mode === 'exam' ? { waiting: 0, parked: 0 } : countPending(all, pending)
  return (
    <ul className={css.legend}>
      {faces.map(
        ([standing, name]) =>
          amounts[standing] > 0 && (
            <li key={standing}>
              <Face standing={standing} />
              {i18n._(name)}
            </li>
          ),
      )}
      {waiting > 0 && (
        <li>
          <Clock className={css.sign} aria-hidden="true" />
          <Trans>待发送</Trans>
        </li>
      )}
      {parked > 0 && (
        <li>
          <TriangleAlert className={css.sign} aria-hidden="true" />
          <Trans>需要处理</Trans>
        </li>
      )}
      {countFlagged(all, flags) > 0 && (
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

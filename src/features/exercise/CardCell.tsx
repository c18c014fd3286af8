import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import css from './CardCell.module.css'
import type { Standing } from './standing.ts'

const icons = { unanswered: null, right: Check, wrong: X, open: Ellipsis }

interface Props {
  number: number
  standing: Standing
  waiting: boolean
  current: boolean
  onClick: () => void
}

/** A question on the answer card: the fill and the icon say how it stands, the corner whether it waits to be sent. */
export function CardCell({ number, standing, waiting, current, onClick }: Props) {
  const { t } = useLingui()
  const words = { unanswered: t`未答`, right: t`对`, wrong: t`错`, open: t`未判分` }
  const parts = [t`第 ${number} 题`, words[standing], waiting ? t`待发送` : '', current ? t`当前题` : '']
  return (
    <button
      type="button"
      className={css.cell}
      data-standing={standing}
      aria-current={current ? 'step' : undefined}
      aria-label={parts.filter(Boolean).join(t`，`)}
      onClick={onClick}
    >
      <Face standing={standing} waiting={waiting}>
        {number}
      </Face>
    </button>
  )
}

function Face({
  standing,
  waiting,
  children,
}: {
  standing: Standing
  waiting: boolean
  children?: React.ReactNode
}) {
  const Icon = icons[standing]
  return (
    <span className={css.face} data-standing={standing}>
      {children}
      {Icon && <Icon className={css.icon} aria-hidden="true" />}
      {waiting && (
        <span className={css.corner}>
          <Clock aria-hidden="true" />
        </span>
      )}
    </span>
  )
}

/** What the faces mean. */
export function CardLegend() {
  return (
    <ul className={css.legend}>
      <li>
        <Face standing="right" waiting={false} />
        <Trans>对</Trans>
      </li>
      <li>
        <Face standing="wrong" waiting={false} />
        <Trans>错</Trans>
      </li>
      <li>
        <Face standing="open" waiting={false} />
        <Trans>未判分</Trans>
      </li>
      <li>
        <Face standing="unanswered" waiting={false} />
        <Trans>未答</Trans>
      </li>
      <li>
        <Clock className={css.sign} aria-hidden="true" />
        <Trans>待发送</Trans>
      </li>
      <li>
        <span className={css.ring} />
        <Trans>当前题</Trans>
      </li>
    </ul>
  )
}

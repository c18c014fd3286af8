import { Trans, useLingui } from '@lingui/react/macro'
import css from './Figures.module.css'
import { least } from './useFigures.ts'

/** `value` null: too little to say anything */
export function Fact({ name, value }: { name: string; value: string | null }) {
  const { t } = useLingui()
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      {value === null ? (
        <dd className={css.little}>
          <span aria-hidden="true">—</span>
          <span className="sr">{t`暂无`}</span>
        </dd>
      ) : (
        <dd>{value}</dd>
      )}
    </div>
  )
}

/** Why values are missing: each rests on answers of its own. */
export function TooLittle() {
  return (
    <p className={css.note}>
      <Trans>显示“—”的项，要答过 {least} 道不同的题才有</Trans>
    </p>
  )
}

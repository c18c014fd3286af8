import { Trans } from '@lingui/react/macro'
import css from './Model.module.css'

/** The answer that a teacher would give. */
export function Model({ text }: { text: string }) {
  return (
    <section className={css.model}>
      <h3 className={css.title}>
        <Trans>参考答案</Trans>
      </h3>
      <p className={css.text}>{text || <Trans>这道题没有参考答案。</Trans>}</p>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { Rich } from '../ui/markup/Rich.tsx'
import css from './Model.module.css'

/** The answer that a teacher would give. */
export function Model({ text }: { text: string }) {
  return (
    <section className={css.model}>
      <h2 className={css.title}>
        <Trans>参考答案</Trans>
      </h2>
      <div className={css.text}>{text ? <Rich text={text} /> : <Trans>这道题没有参考答案。</Trans>}</div>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import css from './Legal.module.css'
import { blocksOf } from './legal.ts'

/** "I have read and agree to …", with the two pages. */
export function AgreementWords() {
  return (
    <Trans>
      我已阅读并同意
      <Link to="/account/agreement" className={css.link}>
        《用户协议》
      </Link>
      和
      <Link to="/account/privacy" className={css.link}>
        《隐私政策》
      </Link>
    </Trans>
  )
}

/** A page to read; see legal.ts for how its text is written. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={css.prose}>
      {blocksOf(text).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items[0]}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : block.kind === 'heading' ? (
          <h2 key={block.text}>{block.text}</h2>
        ) : (
          <p key={block.text}>{block.text}</p>
        ),
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import css from './Legal.module.css'

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

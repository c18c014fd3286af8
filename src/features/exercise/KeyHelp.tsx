import { Trans } from '@lingui/react/macro'
import css from './KeyHelp.module.css'

/** What the keyboard does here; only where there is likely one. */
export function KeyHelp() {
  return (
    <p className={css.help}>
      <Trans>
        键盘：<kbd>1</kbd>–<kbd>9</kbd> 选择，<kbd>←</kbd> <kbd>→</kbd> 翻题，<kbd>Enter</kbd> 提交、下一题
      </Trans>
    </p>
  )
}

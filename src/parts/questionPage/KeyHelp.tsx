import { Trans } from '@lingui/react/macro'
import type { AnyQuestion } from '../../contract/questions.ts'
import { lastKey } from '../../questions/keys.ts'
import { kindOf } from '../../rules/kinds/index.ts'
import { classes } from '../../ui/classes.ts'
import type { CardState } from './card/places.ts'
import css from './KeyHelp.module.css'

interface Props {
  question: AnyQuestion
  /** `shown`: the answer stands and what is right is shown */
  state: { mode: CardState['mode']; content: string; shown?: boolean }
}

/** Answered in a text of several lines. */
const isLong = (question: AnyQuestion) => ['WENDA', 'OTHER'].includes(kindOf(question))

/** Help on the keys that work on this question now; shown only where there is likely a keyboard. */
export function KeyHelp({ question, state: { mode, content, shown } }: Props) {
  const chooses = mode !== 'recite' && !shown
  const last = chooses ? lastKey(question, content) : 0
  const submits = mode === 'practise' && !shown
  return (
    <p className={classes(css.help, chooses && css.choosing)}>
      <span>
        <Trans>键盘：</Trans>
      </span>
      {last > 0 && (
        <span>
          <Trans>
            <kbd>1</kbd>–<kbd>{last}</kbd> 选择
          </Trans>
        </span>
      )}
      <span className={css.leaf}>
        <Trans>
          <kbd>←</kbd> <kbd>→</kbd> 翻题
        </Trans>
      </span>
      {/* in a long text it begins a new line */}
      {!(submits && isLong(question)) && (
        <span>
          {submits ? (
            <Trans>
              <kbd>Enter</kbd> 提交
            </Trans>
          ) : (
            <Trans>
              <kbd>Enter</kbd> 继续
            </Trans>
          )}
        </span>
      )}
    </p>
  )
}

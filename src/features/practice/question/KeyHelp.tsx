import { Trans } from '@lingui/react/macro'
import type { AnyQuestion } from '../../../contract/questions.ts'
import { lastKey } from '../../../questions/keys.ts'
import { kindOf } from '../../../rules/kinds/index.ts'
import { classes } from '../../../ui/classes.ts'
import type { Practising } from '../usePractice.ts'
import css from './KeyHelp.module.css'

interface Props {
  question: AnyQuestion
  practice: Pick<Practising, 'mode' | 'shown' | 'content'>
}

/** Answered in a text of several lines. */
const isLong = (question: AnyQuestion) => ['WENDA', 'OTHER'].includes(kindOf(question))

/** Help on the keys that work on this question now; shown only where there is likely a keyboard. */
export function KeyHelp({ question, practice: { mode, shown, content } }: Props) {
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

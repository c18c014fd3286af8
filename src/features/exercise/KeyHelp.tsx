import { Trans } from '@lingui/react/macro'
import type { AnyQuestion } from '../../contract/questions.ts'
import { kindOf } from '../../rules/grading/index.ts'
import { classes } from '../../ui/classes.ts'
import css from './KeyHelp.module.css'
import type { Practising } from './usePractice.ts'

interface Props {
  question: AnyQuestion
  practice: Pick<Practising, 'mode' | 'shown'>
}

/** How many choices the number keys reach. */
function choices(question: AnyQuestion): number {
  const kind = kindOf(question)
  if (kind === 'PANDUAN') return 2
  return kind === 'DANXUAN' || kind === 'DUOXUAN' ? Math.min(question.options.length, 9) : 0
}

/** Answered in a text of several lines. */
const isLong = (question: AnyQuestion) => ['WENDA', 'OTHER'].includes(kindOf(question))

/** What the keyboard does here and now; only where there is likely one. */
export function KeyHelp({ question, practice: { mode, shown } }: Props) {
  const chooses = mode !== 'recite' && !shown
  const last = chooses ? choices(question) : 0
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

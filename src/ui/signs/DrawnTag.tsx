import { useLingui } from '@lingui/react/macro'
import { classes } from '../classes.ts'
import css from './DrawnTag.module.css'

/** Stands on every picture that our own code drew: nobody may take it for a photograph. */
export function DrawnTag({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  return (
    <span className={classes(css.drawn, className)} data-float="tag">
      {t`绘制示意图`}
    </span>
  )
}

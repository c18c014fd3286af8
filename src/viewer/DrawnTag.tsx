import { useLingui } from '@lingui/react/macro'
import css from './DeepZoom.module.css'

/** Stands on every picture that our own code drew: nobody may take it for a photograph. */
export function DrawnTag() {
  const { t } = useLingui()
  return <span className={css.drawn} data-float="tag">{t`绘制示意图`}</span>
}

import { useLingui } from '@lingui/react/macro'
import type { Obstacle } from '../packs/support.ts'
import css from './CannotKeep.module.css'
import { CopyLink } from './CopyLink.tsx'
import { obstacleWords } from './keepWords.ts'

/** Why nothing can be kept here, in place of the button; where another browser would help, the way there. */
export function CannotKeep({ why }: { why: Obstacle }) {
  const { i18n } = useLingui()
  return (
    <div className={css.hindered}>
      <p>{i18n._(obstacleWords[why])}</p>
      {why === 'inApp' && <CopyLink />}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Mark } from '../../../contract/specimens.ts'
import type { Material } from '../../../rules/exam/options.ts'
import { alsoMarked, tolerance } from '../../../rules/exam/pointing.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { distanceText } from '../words.ts'
import css from './Answer.module.css'

interface Props {
  mark: Mark
  material: Material
  pointed: boolean
  onGive: () => void
}

/** The place stands on the picture; here it is given. */
export function PointAnswer({ mark, material, pointed, onGive }: Props) {
  const { t, i18n } = useLingui()
  const most = distanceText(tolerance(mark, material.specimen), i18n.locale)
  const isOften = alsoMarked(mark, material.marks).length > 1
  return (
    <div className={css.write}>
      <p className={css.hint}>
        {isOften ? (
          <Trans>图上标了不止一处（未必全标），点中任意一处都算：在轮廓里，或离边缘不超过 {most}。</Trans>
        ) : (
          <Trans>点在轮廓里，或离边缘不超过 {most}，都算对。</Trans>
        )}
      </p>
      <p className={css.hint} role="status">
        {pointed ? t`已经点好；点别处可以改。` : t`在图上轻点它；可以移动、缩放。`}
      </p>
      <p className={classes(css.hint, css.keys)}>
        <Trans>用键盘：方向键移动，回车点画面中央。</Trans>
      </p>
      <Button wide disabled={!pointed} onClick={onGive}>
        {t`就是这里，下一站`}
      </Button>
    </div>
  )
}

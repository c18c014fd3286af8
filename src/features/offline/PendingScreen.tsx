import { useLingui } from '@lingui/react/macro'
import { classes } from '../../ui/classes.ts'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import css from './PendingScreen.module.css'

/** Where `Screen` is `narrow`, as far as it comes from here. */
const narrow = /\/(my\/|set|review$)/

/** A specimen's screen is dark and stands without the bar of places: only its own button leads back. */
const ofSpecimen = /\/specimen\/detail\//

/** A screen that is on its way. */
export function PendingScreen() {
  const { t } = useLingui()
  const isSpecimen = ofSpecimen.test(location.pathname)
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy="true"
      className={classes(
        css.pending,
        narrow.test(location.pathname) && css.narrow,
        isSpecimen && css.specimen,
      )}
    >
      <h1 className={isSpecimen ? '' : 'sr'}>{t`正在加载`}</h1>
      <div className={css.title}>
        {isSpecimen ? (
          <button type="button" onClick={() => history.back()}>{t`返回`}</button>
        ) : (
          <Skeleton width={132} height={26} />
        )}
      </div>
      <SkeletonRows label={t`正在加载`} rows={6} />
    </main>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import css from './Pending.module.css'

/** A screen that is on its way. */
export function Pending() {
  const { t } = useLingui()
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className={css.pending}>
      <h1 className="sr">{t`正在加载`}</h1>
      <div className={css.title}>
        <Skeleton width={132} height={26} />
      </div>
      <SkeletonRows label={t`正在加载`} rows={6} />
    </main>
  )
}

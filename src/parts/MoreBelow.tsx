import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { scrollerOf } from './list/scrollerOf.ts'
import css from './MoreBelow.module.css'

interface Props {
  busy: boolean
  failed: boolean
  onMore: () => void
}

/** The end of what is loaded: more is fetched when it comes near, and by a button. */
export function MoreBelow({ busy, failed, onMore }: Props) {
  const { t } = useLingui()
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => !busy && !failed && onMore())
  // anew after each page: an end that is still in sight must say so again
  useEffect(() => {
    if (busy || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      // within a sheet it is the sheet's edge that it comes near to
      root: scrollerOf(end.current),
      rootMargin: '600px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [busy])
  return (
    <div ref={end} className={css.more}>
      {failed && <p role="status">{t`下一页没有载入，已有的不受影响。`}</p>}
      <Button kind="soft" busy={busy} onClick={onMore}>
        {failed ? t`重试` : t`加载更多`}
      </Button>
    </div>
  )
}

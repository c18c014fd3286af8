import { Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import css from './ToExplanation.module.css'

const first = () => document.querySelector('[data-explanation]')

/** Button that leads to the explanation when it lies below the screen; gone once the explanation is in sight. */
export function ToExplanation() {
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const explanation = first()
    if (!explanation) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setBelow(entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? 0)),
      // The foot covers the lowest quarter, so an explanation there counts as out of sight.
      { rootMargin: '0px 0px -25% 0px' },
    )
    watch.observe(explanation)
    return () => watch.disconnect()
  }, [])
  if (!below) return null
  return (
    <button type="button" className={css.to} onClick={() => first()?.scrollIntoView({ block: 'start' })}>
      <Trans>看解析</Trans>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}

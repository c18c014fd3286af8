import { Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import css from './ToExplanation.module.css'

const first = () => document.querySelector('[data-explanation]')

/** Leads to what explains the answer where that lies below what is seen; gone once it comes into sight. */
export function ToExplanation() {
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const explanation = first()
    if (!explanation) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setBelow(entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? 0)),
      // what lies under the foot is not in sight
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

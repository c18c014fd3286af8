import { useLingui } from '@lingui/react'

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' }
const minute: Intl.DateTimeFormatOptions = { ...day, hour: '2-digit', minute: '2-digit', hour12: false }

/** A moment, in words of the interface's language. `at`: ms UTC. */
export function Time({ at, precise }: { at: number; precise?: boolean }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  return (
    <time className="num" dateTime={date.toISOString()}>
      {/* newer browsers put “at” before the time */}
      {i18n.date(date, precise ? minute : day).replace(' at ', ', ')}
    </time>
  )
}

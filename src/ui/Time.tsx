import { useLingui } from '@lingui/react'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const twoDigits = (count: number) => `0${count}`.slice(-2)

/**
 * A moment, in words of the interface's language. `at`: ms UTC. It is written without Intl, whose first date format
 * takes 250 ms of the home screen at CPU x4.
 */
export function Time({ at, precise }: { at: number; precise?: boolean }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  // biome-ignore lint/plugin: the form of a date in each language, without a word to translate
  const text = i18n.locale === 'en' ? `${day} ${months[month]} ${year}` : `${year}年${month + 1}月${day}日`
  const clock = precise ? ` ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : ''
  return (
    <time className="num" dateTime={date.toISOString()}>
      {text + clock}
    </time>
  )
}

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Time } from '../../../src/ui/Time.tsx'

const at = new Date(2026, 10, 7, 8, 5).getTime()

/** The words of a moment as the page shows them. */
function wordsOf(locale: string, precise?: boolean): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Time at={at} precise={precise} />
    </I18nProvider>,
  )
  return markup.replace(/<[^>]+>/g, '')
}

test('a moment is shown as a date, or to the minute, in the words of the language', () => {
  expect(wordsOf('zh')).toBe('2026年11月7日')
  expect(wordsOf('zh', true)).toBe('2026年11月7日 08:05')
  expect(wordsOf('en')).toBe('7 Nov 2026')
  expect(wordsOf('en', true)).toBe('7 Nov 2026 08:05')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuizClock } from '../../../../src/features/quizzes/QuizClock.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const minuteMs = 60_000

/** What the live regions of the clock say with so much time left. */
function said(leftMs: number): string {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuizClock leftMs={leftMs} needsCalibration={false} />
    </I18nProvider>,
  )
  const regions = [...markup.matchAll(/<span role="(?:status|alert)"[^>]*>([^<]*)<\/span>/g)]
  return regions.map(([, words]) => words).join('')
}

test('in a quiz of 12 minutes the live regions speak five times', () => {
  const record: { left: number; words: string }[] = []
  for (let left = 12 * minuteMs; left >= 0; left -= 1000) {
    const words = said(left)
    if (words !== (record.at(-1)?.words ?? '')) record.push({ left, words })
  }
  expect(record).toEqual([
    { left: 10 * minuteMs, words: '还剩 10 分钟' },
    { left: 5 * minuteMs, words: '还剩 5 分钟' },
    { left: minuteMs, words: '还剩 1 分钟' },
    { left: 30_000, words: '还剩 30 秒' },
    { left: 0, words: '时间到' },
  ])
})

test('the ticking time itself is a timer that no screen reader reads by itself', () => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuizClock leftMs={minuteMs} needsCalibration />
    </I18nProvider>,
  )
  expect(markup).toMatch(/role="timer" aria-live="off"/)
  expect(markup).toContain('时间待校准')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { noteAttemptOver, noteRunningAttempt } from '../../../../src/device/runningAttempt.ts'
import { UpdatePrompt } from '../../../../src/features/offline/UpdatePrompt.tsx'
import { installStorage } from '../../device/storage.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })
afterEach(() => vi.unstubAllGlobals())

const offered = (needed: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UpdatePrompt needed={needed} onAccept={() => undefined} />
    </I18nProvider>,
  )

test('a running quiz is offered no update, and one that is over is', () => {
  installStorage({})
  expect(offered(false)).toContain('现在更新')
  noteRunningAttempt(Date.now() + 60_000)
  expect([offered(false), offered(true)]).toEqual(['', ''])
  noteAttemptOver()
  expect(offered(true)).toContain('现在更新')
  noteRunningAttempt(Date.now() - 1)
  expect(offered(false)).toContain('现在更新')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PendingScreen } from '../../../../src/features/offline/PendingScreen.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })
afterEach(() => vi.unstubAllGlobals())

function drawn(pathname: string): string {
  vi.stubGlobal('location', { pathname })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PendingScreen />
    </I18nProvider>,
  )
}

test('a slide that is still loading has a title and a way back: walk 36', () => {
  const slide = drawn('/wk_mobile/resource/specimen/detail/1')
  expect(slide).toMatch(/<h1 class="">正在加载<\/h1>/)
  expect(slide).toMatch(/<button type="button">返回<\/button>/)
  expect(drawn('/wk_mobile/resource')).not.toContain('返回')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Amount } from '../../../../src/features/bank/Amount.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const said = (total: number, cut: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Amount total={total} cut={cut} />
    </I18nProvider>,
  )

test('the bank says how many questions it found, or that there are more', () => {
  expect(said(300, false)).toBe('300 道题')
  expect(said(301, true)).toContain('300 道以上')
})

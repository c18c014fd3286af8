import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PickRow } from '../../../../src/features/books/QuestionRow.tsx'
import { item, question } from '../../queries/shelves.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('a question of a book is listed by its words, whatever markup it came with', () => {
  const asked = { ...question(1), title: '<p>分泌<b>肾素</b>&nbsp;的是</p>' }
  const row = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PickRow
        entry={{ item: item(1, 1), question: asked, picture: '' }}
        pending={undefined}
        picked={false}
        onPick={() => undefined}
      />
    </I18nProvider>,
  )
  expect(row).toContain('>分泌肾素 的是<')
})

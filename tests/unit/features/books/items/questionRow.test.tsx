import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BookItem } from '../../../../../src/contract/books.ts'
import type { AnyQuestion } from '../../../../../src/contract/questions.ts'
import { PickQuestionRow } from '../../../../../src/features/books/items/BookQuestionRow.tsx'
import type { BookEntry } from '../../../../../src/features/books/items/listing.ts'
import { item, question } from '../../../queries/shelves.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function rowOf(asked: AnyQuestion, more: Partial<BookItem> = {}, on?: BookEntry['on']): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PickQuestionRow
        entry={{ item: item(1, 1, more), question: asked, picture: '', on }}
        pending={undefined}
        picked={false}
        onPick={() => undefined}
      />
    </I18nProvider>,
  )
}

test('a question of a book is listed by its words, whatever markup it came with', () => {
  const asked = { ...question(1), title: '<p>分泌<b>肾素</b>&nbsp;的是</p>' }
  expect(rowOf(asked)).toContain('>分泌肾素 的是<')
})

test('one that was made from a mark names its specimen in the language that is read', () => {
  const skin = { name: '皮肤', nameEn: 'Skin' }
  expect(rowOf(question(1), {}, skin)).toContain('>皮肤<')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(rowOf(question(1), {}, skin)).toContain('>Skin<')
  i18n.loadAndActivate({ locale: 'zh', messages: {} })
})

test('when it came into the book is told where that is known', () => {
  expect(rowOf(question(1), { at: 5 })).toContain('<time')
  expect(rowOf(question(1), { at: 0 })).not.toContain('<time')
})

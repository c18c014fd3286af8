import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { Picking } from '../../../../../src/features/library/picking/Picking.tsx'
import type { BulkAction } from '../../../../../src/features/library/picking/usePicking.ts'
import { specimen } from '../sample.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh', messages: {} }))

test('what is chosen counts wherever in the list it stands', () => {
  const records = Array.from({ length: 450 }, (_, at) => specimen(at + 1))
  const listing = {
    records,
    total: 450,
    onDevice: false,
    failed: false,
    busy: false,
    reload: () => undefined,
  }
  const bar = (picked: number[], deed: BulkAction = { does: 'delete', subjectId: 1 }) =>
    renderToString(
      <I18nProvider i18n={i18n}>
        <Picking
          deed={deed}
          listing={listing}
          picked={new Set(picked)}
          onPicked={() => undefined}
          onEnd={() => undefined}
        />
      </I18nProvider>,
    )
  expect(bar([201, 450])).toContain('已选 2 个')
  expect(bar([])).toMatch(/disabled=""[^>]*>.*删除/)
  expect(bar([201])).not.toContain('disabled=""')
  expect(bar(records.map(({ id }) => id))).toContain('全不选')
  expect(bar([201], { does: 'uncollect' })).toContain('取消收藏')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ViewerFoot } from '../../../src/viewer/Foot.tsx'
import { mark, specimen } from '../features/library/sample.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** What stands below a slide while its tour is at the mark. */
const tourAt = (selected: number, revealed: number[], names = false) => {
  const props = {
    specimen: specimen(1),
    marks: [mark(1, 'preset', '肾小体'), mark(2, 'preset', '致密斑')],
    ...{ selected, names, revealed: new Set(revealed), slide: null },
    ...{ toolbox: { tool: 'tour', closeTool: () => undefined }, onSelect: () => undefined },
  } as unknown as ComponentProps<typeof ViewerFoot>
  return renderToString(
    <I18nProvider i18n={i18n}>
      <ViewerFoot {...props} />
    </I18nProvider>,
  )
}

test('the tour of a self-test names only the marks that were turned up', () => {
  const hidden = tourAt(1, [2])
  expect(hidden).toContain('显示名称')
  expect(hidden).not.toMatch(/肾小体|说明1/)
  const known = tourAt(2, [2])
  expect(known).toContain('致密斑')
  expect(known).toContain('说明2')
  expect(known).not.toContain('显示名称')
  expect(tourAt(1, [], true)).toContain('肾小体')
})

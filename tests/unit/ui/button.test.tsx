/** A button that cannot be used says so, and says when what it began still goes on. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../../../src/ui/Button.tsx'

test.each([
  ['that its screen does not allow it yet', { 'aria-disabled': true }, ' aria-disabled="true"'],
  ['that it is busy', { busy: true }, ' aria-busy="true" aria-disabled="true"'],
  ['neither, when it can be used', { 'aria-disabled': false }, ''],
])('a button tells %s', (_, props, attributes) => {
  const html = renderToStaticMarkup(<Button {...props}>保存</Button>)
  expect(html.match(/(?: aria-\w+="\w+")+/)?.[0] ?? '').toBe(attributes)
})

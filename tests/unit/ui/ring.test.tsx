import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ring } from '../../../src/ui/signs/Ring.tsx'

const markup = (value: number) => renderToStaticMarkup(<Ring value={value} label="今天已复习" />)

test('a ring is full only when all is done, and then holds a tick: walk A6', () => {
  expect(markup(0.999).replace(/<[^>]+>/g, '')).toBe('99%')
  expect(markup(1)).toContain('aria-valuenow="100"')
  expect(markup(1).replace(/<[^>]+>/g, '')).toBe('')
})

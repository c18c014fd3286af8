import { expect, test } from 'vitest'
import { composeTitle } from '../../../../src/ui/hooks/useTitle.ts'

test('the tab title names page and app, on home only the app: B02, walk A5', () => {
  expect(composeTitle('我的', '形态课堂')).toBe('我的 · 形态课堂')
  expect(composeTitle('Me', 'Vitrine')).toBe('Me · Vitrine')
  expect(composeTitle('Vitrine', 'Vitrine')).toBe('Vitrine')
  expect(composeTitle('', '形态课堂')).toBe('形态课堂')
})

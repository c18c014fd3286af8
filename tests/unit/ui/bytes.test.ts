import { expect, test } from 'vitest'
import { bytesText } from '../../../src/ui/bytes.ts'

test.each([
  [0, 'en', '0 bytes'],
  [12, 'en', '12 bytes'],
  [1, 'en', '1 byte'],
  [0, 'zh-CN', '0字节'],
  [1500, 'en', '1.5 kB'],
  [186_000_000, 'en', '186 MB'],
  [5_000_000_000_000, 'zh-CN', '5,000 GB'],
])('%i bytes in %s are written as %s', (bytes, locale, text) => {
  expect(bytesText(bytes, locale)).toBe(text)
})

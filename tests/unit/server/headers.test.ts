import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../../server/headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only the inline scripts and styles of the built page may run', () => {
  const html =
    '<style>\na{}</style><script>boot()</script><script type="module" src="/a.js"></script><script type="module">b()</script>'
  const policy = securityHeaders(html)['Content-Security-Policy'] ?? ''
  expect(policy).toContain(`script-src 'self' ${hash('boot()')} ${hash('b()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('\na{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('a frame comes from the assistant alone, where there is one', () => {
  expect(securityHeaders('')['Content-Security-Policy']).toContain("frame-src 'none'")
  expect(securityHeaders('', 'https://ai.example')['Content-Security-Policy']).toContain(
    'frame-src https://ai.example;',
  )
})

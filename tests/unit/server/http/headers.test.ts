import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHeadersOf, plainHeaders, runsAlone } from '../../../../server/http/headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only the inline scripts and styles of the built page may run', () => {
  const html =
    '<style>\na{}</style><script>boot()</script><script type="module" src="/a.js"></script><script type="module">b()</script>'
  const policy = pageHeadersOf(html)('')['Content-Security-Policy'] ?? ''
  expect(policy).toContain(`script-src 'self' ${hash('boot()')} ${hash('b()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('\na{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('a frame comes from the assistant alone, where there is one', () => {
  expect(pageHeadersOf('')('')['Content-Security-Policy']).toContain("frame-src 'none'")
  expect(pageHeadersOf('')('https://ai.example')['Content-Security-Policy']).toContain(
    'frame-src https://ai.example;',
  )
})

test('pages and workers carry the page’s policy, other files one that runs nothing', () => {
  const paths = ['', '/', '/my', '/sw.js', '/assets/download.worker-Bm3.js', '/exercise/media/1']
  for (const path of paths) expect([path, runsAlone(`/wk_mobile${path}`)]).toEqual([path, true])
  for (const path of ['/assets/app-1.js', '/media/slide/1-a/9/0_0.webp', '/icons/icon-192.png'])
    expect([path, runsAlone(`/wk_mobile${path}`)]).toEqual([path, false])
  expect(runsAlone('/dh-specimen/subject/listCommon')).toBe(false)
  expect(plainHeaders['Content-Security-Policy']).toContain("default-src 'none'")
})

/** Headers that every answer has, set once on the socket's side: constant, so they cost next to nothing per call. */
import { createHash } from 'node:crypto'

/** How a policy names an inline script or style. */
export const policyHashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, text = '']) => policyHashOf(text),
  )

/**
 * Headers of pictures, replies and styles: these run nothing, and half a kilobyte less of each is time on a slow line.
 */
export const plainHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pages and workers run by a policy of their own; the file of a worker says in its name what it is. */
export const runsAlone = (path: string): boolean =>
  path.startsWith('/wk_mobile') && !/^\/wk_mobile\/(?:media|icons|art|assets)\/(?!.*worker)/.test(path)

/**
 * Headers of a page or a worker.
 * @param html the built index.html: only its own inline scripts and styles may run
 * @returns the headers for the origin that the assistant's frame comes from; empty: no frame may be shown
 */
export function pageHeadersOf(html: string): (chatOrigin: string) => Record<string, string> {
  const scripts = hashesOf(html, 'script')
  const styles = hashesOf(html, 'style')
  return (chatOrigin) => pageHeaders(scripts, styles, chatOrigin)
}

function pageHeaders(scripts: string[], styles: string[], chatOrigin: string): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'blob:', 'data:'],
    // the page asks whether the chat's server answers before it shows the frame
    'connect-src': ["'self'", ...(chatOrigin ? [chatOrigin] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [chatOrigin || "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    ...plainHeaders,
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

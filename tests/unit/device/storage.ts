import { vi } from 'vitest'

function memory(content: Record<string, string>): Storage {
  const map = new Map(Object.entries(content))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, String(value)),
  }
}

/** Local and session storage with this content. */
export function installStorage(local: Record<string, string>, session: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', memory(local))
  vi.stubGlobal('sessionStorage', memory(session))
}

/** A document that keeps cookies as a browser does, as far as this app writes them; and a location. */
export function installPage(protocol = 'http:'): {
  jar: Map<string, string>
  written: string[]
  reloads: number
} {
  const page = { jar: new Map<string, string>(), written: [] as string[], reloads: 0 }
  vi.stubGlobal('document', {
    images: [],
    querySelectorAll: () => [],
    documentElement: { lang: '', dataset: {} },
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    get cookie() {
      return [...page.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      page.written.push(text)
      const [pair = ''] = text.split('; ')
      const at = pair.indexOf('=')
      if (text.includes('Max-Age=0')) page.jar.delete(pair.slice(0, at))
      else page.jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  vi.stubGlobal('location', {
    protocol,
    pathname: '/wk_mobile/exercise',
    search: '?tab=1',
    hash: '',
    reload: () => {
      page.reloads++
    },
  })
  vi.stubGlobal('scrollY', 42)
  return page
}

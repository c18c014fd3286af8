/**
 * Works in the page's head before any script of the app has come. preload.ts puts the text of
 * `prepareFirstScreen` into index.html and hands it `firstScreenFacts`, so that each name and address stands once.
 */
import { announcementPage, announcementUnread, bannerList, messageUnread } from '../src/contract/notices.ts'
import { currentUser } from '../src/contract/session.ts'
import { commonMarks, specimenInfo } from '../src/contract/specimens.ts'
import { subjectCommon } from '../src/contract/subjects.ts'
import { systemInfo } from '../src/contract/system.ts'
import { coursePage } from '../src/contract/teaching/course.ts'
import { basePath, cookies, localKeys, tabKeys } from '../src/device/names.ts'
import { fontScales } from '../src/features/people/fontScale.ts'

const firstPage = 'pageNo=1&pageSize=10'

export const firstScreenFacts = {
  basePath,
  cookies,
  localKeys,
  continuedKey: tabKeys.continued,
  fontScales,
  /** Addresses that a screen asks for, what stands highest first; a specimen's end where its number begins. */
  asked: {
    'sign-in': [systemInfo.path],
    home: [
      bannerList.path,
      subjectCommon.path,
      `${coursePage.path}?${firstPage}`,
      `${announcementPage.path}?${firstPage}`,
      announcementUnread.path,
      messageUnread.path,
      currentUser.path,
    ],
    specimen: [`${specimenInfo.path}?id=`, `${commonMarks.path}?specimenId=`],
    page: [],
  },
} as const

/**
 * Before the first paint: theme, text size, language, which skeleton; and what its screen shows is asked for. It stands by
 * itself: nothing but its argument and the browser's own names can be used in it.
 */
export function prepareFirstScreen(facts: typeof firstScreenFacts): void {
  const root = document.documentElement
  const readCookie = (name: string) => {
    const found = `; ${document.cookie}`.split(`; ${name}=`)[1]
    return found ? decodeURIComponent(found.split(';')[0] ?? '') : ''
  }
  const readStored = (area: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  }

  /** A script of the first screen did not come: once more after a second, then the page that says so. */
  const startAgain = ({ target }: Event) => {
    if (!target || (target as Element).tagName !== 'SCRIPT') return
    const { startRetry } = facts.localKeys
    let isTried = Number(readStored('localStorage', startRetry)) > 0
    try {
      if (isTried) localStorage.removeItem(startRetry)
      else localStorage.setItem(startRetry, '1')
    } catch {
      isTried = true
    }
    if (!isTried) {
      setTimeout(() => location.reload(), 1000)
      return
    }
    const box = document.getElementById('root')
    const words = document.getElementById('start-error') as HTMLTemplateElement
    box?.replaceChildren(words.content.cloneNode(true))
    box?.querySelector('button')?.addEventListener('click', () => location.reload())
  }
  window.addEventListener('error', startAgain, true)

  let isEnglish = false
  let token = ''
  try {
    isEnglish = readCookie(facts.cookies.language) === 'en'
    if (isEnglish) root.lang = 'en'
    token = readCookie(facts.cookies.token)
    const isKnown = token || readStored('sessionStorage', facts.continuedKey)
    const path = location.pathname.replace(facts.basePath, '').replace(/\/$/, '')
    const specimen = /^\/resource\/specimen\/detail\/(\d+)$/.exec(path)?.[1] ?? ''
    const nameScreen = () => {
      if (!isKnown || path.startsWith('/account')) return 'sign-in'
      if (specimen) return 'specimen'
      return path ? 'page' : 'home'
    }
    const screen = nameScreen()
    root.dataset.first = screen
    const culture = isEnglish ? 'en-US' : 'zh-CN'
    const headers = {
      Authorization: token ? `Bearer ${token}` : '',
      Lang: isEnglish ? 'En' : 'Zh',
      'Accept-Language': culture,
      '.AspNetCore.Culture': `c=${culture}|uic=${culture}`,
      'Abp.TenantId': '1',
    }
    const ask = (address: string) => {
      const reply = fetch(address, { cache: 'no-store', redirect: 'error', headers })
      reply.catch(() => undefined)
      window.__early ??= {}
      window.__early[address] = reply
    }
    // That there is a network says nothing, but without any there is nobody to ask.
    const mayAsk = navigator.onLine !== false && (token !== '' || screen === 'sign-in')
    for (const [at, begin] of (mayAsk ? facts.asked[screen] : []).entries()) {
      const address = screen === 'specimen' ? begin + specimen : begin
      // The highest ones at once, the rest in moments of their own: each costs a slow phone several ms.
      if (at < 2) ask(address)
      else setTimeout(ask, 0, address)
    }
  } catch {
    // What a device holds under our names may be anything: the app reads it again and says what is wrong.
  }

  // After what waits for the line: the first look into this storage takes some ms.
  try {
    const theme = readStored('localStorage', facts.localKeys.theme)
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const scale = readStored('localStorage', facts.localKeys.fontScale)
    if (scale === 'large' || scale === 'larger')
      root.style.setProperty('--user-tx', String(facts.fontScales[scale]))
    const sight = JSON.parse(readStored('localStorage', facts.localKeys.lastSight) ?? 'null')
    const isOwn = sight && token && String(sight.user) === readCookie(facts.cookies.user)
    if (isOwn && sight.lang === (isEnglish ? 'en' : 'zh')) window.__sight = sight.html
  } catch {
    // A broken sight is none.
  }
}

declare global {
  interface Window {
    /** settles once a linked specimen's first tiles are asked for (preload.ts) */
    __tiles?: Promise<unknown>
  }
}

/**
 * The page's last lines: the home as it was last seen (features/home/lastSight.ts) takes the skeleton's place once its
 * styles are there, and the app begins when it is painted, for a slow phone would paint nothing meanwhile. It stands by
 * itself too.
 */
export function beginApp(): void {
  const begin = () => {
    // preload.ts has put it there
    const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
    if (!entry) return
    entry.removeAttribute('data-entry')
    const script = { type: 'module', crossOrigin: '', src: entry.href }
    document.head.append(Object.assign(document.createElement('script'), script))
  }
  const tilesMs = 400
  const sightMs = 300
  const root = document.getElementById('root')
  const sight = window.__sight
  if (window.__tiles) {
    // A slide's tiles are asked for before the app takes the page's time: it has enough while they come.
    const late = new Promise((resolve) => setTimeout(resolve, tilesMs))
    Promise.race([window.__tiles, late]).then(begin, begin)
    return
  }
  if (!root || !sight || document.documentElement.dataset.first !== 'home') {
    begin()
    return
  }
  setTimeout(begin, sightMs)
  const showSight = () => {
    if (!root.querySelector('.sk')) return
    root.innerHTML = sight
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        performance.mark('data-ready')
        begin()
      }
      channel.port2.postMessage(null)
    })
  }
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loaded = styles.map(
    (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
  )
  Promise.all(loaded).then(showSight)
}

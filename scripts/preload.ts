/**
 * Asks for what the first screen needs before the entry has run: a line in index.html, behind the one that has chosen
 * skeleton and language, adds the links of that screen and of that language. Styles added by a script hold nothing back.
 * A specimen that is opened by a link has its first tiles asked for as soon as it is known which they are, and they
 * stand in the skeleton, where the viewer will show them, until it does.
 */
import type { Plugin, Rolldown } from 'vite'
import { specimenInfo } from '../src/contract/specimens.ts'
import { localKeys } from '../src/device/names.ts'
import { firstTiles } from '../src/viewer/slide/firstTiles.ts'
import { beginApp, firstScreenFacts, prepareFirstScreen } from './pageScripts.ts'

/** By `data-first` of the root element, and by its language: the source that a screen's chunks come from. */
const sources = {
  home: /src\/routes\/index\.tsx\?/,
  'sign-in': /src\/routes\/account\/login\.tsx\?/,
  specimen: /src\/(?:routes\/resource\/specimen\.detail\.\$id\.tsx\?|viewer\/SpecimenViewer\.tsx)/,
  'zh-CN': /locales\/zh\/messages\.po/,
  en: /locales\/en\/messages\.po/,
}

const line = (files: Record<string, string[]>) => `;(function (root, files) {
  ;[].concat(files[root.dataset.first] || [], files[root.lang] || []).forEach(function (href) {
    var rel = /css$/.test(href) ? 'stylesheet' : 'modulepreload'
    // a specimen's picture comes first
    var priority = root.dataset.first === 'specimen' ? 'low' : 'auto'
    document.head.append(
      Object.assign(document.createElement('link'), { rel: rel, crossOrigin: '', fetchPriority: priority, href: href }),
    )
  })
})(document.documentElement, ${JSON.stringify(files)})`

/** A link to a part of the picture, or a depth of the person's choice, needs other tiles: the viewer asks for those. */
const tiles = `;(function (early, tilesOf) {
  try {
    if (localStorage.getItem('${localKeys.clarity}') || /[?&](at|mark)=/.test(location.search)) return
  } catch (_) {}
  Object.keys(early).forEach(function (address) {
    if (address.indexOf('${specimenInfo.path}?') !== 0) return
    // the page's last script lets the app begin after it
    window.__tiles = early[address].then(function (reply) { return reply.clone().json() }).then(function (reply) {
      var stage = document.querySelector('.sk-slide figure')
      var coming = 0
      if (stage) stage.style.setProperty('--ratio', reply.data.width / reply.data.height)
      tilesOf(reply.data, window).forEach(function (tile) {
        var image = new Image()
        image.alt = ''
        image.fetchPriority = 'high'
        ;['left', 'top', 'width', 'height'].forEach(function (side) { image.style[side] = tile[side] + '%' })
        coming++
        image.onload = function () {
          if (--coming === 0 && image.isConnected) requestAnimationFrame(function () { performance.mark('first-view') })
        }
        image.src = tile.address
        if (stage) stage.append(image)
      })
    }).catch(function () {})
  })
})(window.__early || {}, ${firstTiles})`

/** A chunk with all that it imports, but for what the page asks for anyway. */
function closure(
  file: string,
  chunks: Map<string, Rolldown.OutputChunk>,
  anyway: Set<string>,
  found: Set<string>,
) {
  const chunk = chunks.get(file)
  if (!chunk || anyway.has(file) || found.has(file)) return found
  found.add(file)
  for (const next of chunk.imports) closure(next, chunks, anyway, found)
  return found
}

/** The page's own scripts, from the TypeScript that names what they ask for. */
export const withOwnScripts = (html: string): string =>
  html
    .replace('<!-- first screen -->', () => inlineScript(prepareFirstScreen, firstScreenFacts))
    .replace('<!-- begin -->', () => inlineScript(beginApp))

const inlineScript = (run: (...given: never[]) => void, ...given: object[]) =>
  `<script>;(${run})(${given.map((one) => JSON.stringify(one)).join()})</script>`

/** A stylesheet in the head would hold back the skeleton, which brings its own style. */
function stylesLast(html: string): string {
  const link = /\s*<link rel="stylesheet"[^>]*>/g
  const links = html.match(link) ?? []
  return html.replace(link, '').replace('<!-- styles -->', () => links.join(''))
}

/** The entry is fetched at once and run by the page's last inline script, which knows when. */
const entryLater = (html: string): string =>
  html.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/,
    '<link rel="modulepreload" crossorigin href="$1" data-entry>',
  )

export function preloadFirstScreens(): Plugin {
  let base = '/'
  return {
    name: 'vitrine-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const all = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
        const anyway = new Set<string>()
        for (const { fileName, isEntry } of all) if (isEntry) closure(fileName, chunks, new Set(), anyway)
        const files = Object.fromEntries(
          Object.entries(sources).map(([first, source]) => {
            const found = new Set<string>()
            for (const { fileName, moduleIds, isEntry } of all) {
              if (!isEntry && moduleIds.some((id) => source.test(id)))
                closure(fileName, chunks, anyway, found)
            }
            const styles = [...found].flatMap((file) => [
              ...(chunks.get(file)?.viteMetadata?.importedCss ?? []),
            ])
            return [first, [...found, ...styles].map((file) => base + file)]
          }),
        )
        return {
          html: entryLater(stylesLast(withOwnScripts(html))),
          tags: [{ tag: 'script', children: line(files) + tiles, injectTo: 'head' as const }],
        }
      },
    },
  }
}

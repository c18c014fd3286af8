/** The peer of `slide.ts`: a page that is OpenSeadragon alone, with the tiles of one of our slides. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Specimen } from '../../src/contract/specimens.ts'
import { freePort } from '../tools/service.ts'

const library = readFileSync(
  join(import.meta.dirname, '../../node_modules/openseadragon/build/openseadragon/openseadragon.min.js'),
)

/** It opens the slide at once, as `#tap` when it is tapped, and marks `data-ready` when it stands sharp. */
export const bareHtml = ({ width, height, tiles }: Specimen, box: { width: number; height: number }) =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:0}#v{width:${box.width}px;height:${box.height}px}</style>
<div id="v"></div><script src="openseadragon.js"></script><script>
const t=${JSON.stringify(tiles)}
const open=()=>OpenSeadragon({id:'v',drawer:'canvas',prefixUrl:'',showNavigationControl:false,immediateRender:true,maxImageCacheCount:300,zoomPerScroll:1.3,
minZoomImageRatio:.7,visibilityRatio:.5,tileSources:{width:${width},height:${height},tileSize:t.tileSize,tileOverlap:0,
minLevel:t.minLevel,maxLevel:t.maxLevel,getTileUrl:(l,x,y)=>t.url+l+'/'+x+'_'+y+'.webp'}}).addHandler('open',({eventSource})=>eventSource.world.getItemAt(0)
.addHandler('fully-loaded-change',({fullyLoaded})=>fullyLoaded&&requestAnimationFrame(()=>setTimeout(()=>performance.mark('data-ready')))))
location.hash?addEventListener('click',open,{once:true}):open()
</script>`

/** Of page and library: as long as a round takes. */
const kept = { 'cache-control': 'max-age=3600' }

/** The bare page, and the service's tiles as if they were its own. */
export async function startBarePage(service: string, html: string) {
  const port = await freePort()
  const script = brotliCompressSync(library)
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html', ...kept }).end(html)
    if (url === '/openseadragon.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br', ...kept })
        .end(script)
    const tile = await fetch(service + url)
    response
      .writeHead(tile.status, { 'content-type': tile.headers.get('content-type') ?? '' })
      .end(Buffer.from(await tile.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
